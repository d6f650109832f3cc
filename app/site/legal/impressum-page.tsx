import { impressum } from '#content/legal-notices.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';

export default function impressumPage() {
  return <LegalNoticeText notice={impressum} />;
}
