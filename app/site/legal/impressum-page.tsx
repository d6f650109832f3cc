import type { PageRequest } from '../../page-request.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';
import { loadedFrom } from './loaded-from.ts';

export default async function impressumPage({ content, answer }: PageRequest) {
  const hosts = await answer('foreign-hosts');
  return <LegalNoticeText notice={content.legal.impressum} present={{ datenschutz: loadedFrom(hosts) }} />;
}
