import { impressum } from '#content/legal-notices.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export default function ImpressumPage() {
  return <LegalNoticePage notice={impressum} />;
}
