import { imprint } from '#content/legal-notices.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';

export default function imprintPage() {
  return <LegalNoticeText notice={imprint} />;
}
