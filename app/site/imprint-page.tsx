import { imprint } from '#content/legal-notices.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';

export default function ImprintPage() {
  return <LegalNoticePage notice={imprint} />;
}
