import type { PageRequest } from '../../page-request.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';

export default function imprintPage({ content }: PageRequest) {
  return <LegalNoticeText content={content} notice={content.legal.imprint} />;
}
