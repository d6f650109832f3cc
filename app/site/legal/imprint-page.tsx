import type { PageRequest } from '../../page-request.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';

export default function imprintPage({ language, content }: PageRequest) {
  return <LegalNoticeText language={language} notice={content.legal.imprint} />;
}
