import { noticeWithLists, privacyAnchor } from '#domain/editions/privacy-note/notice-with-lists.ts';
import { privacyListTitles } from '#domain/editions/privacy-note/privacy-list-words.ts';
import type { PageRequest } from '../../page-request.ts';
import { LegalNoticeText } from './legal-notice-text.tsx';
import { legalWords } from './legal-words.ts';

export default async function impressumPage({ language, content, data }: PageRequest) {
  const hosts = await data('foreign-hosts');
  const { foreignHosts, noForeignHosts } = legalWords(language);
  const hostsText = hosts.length === 0 ? noForeignHosts : foreignHosts(hosts.join(', '));
  const notice = noticeWithLists(content.legal.impressum, await data('privacy-lists'), privacyListTitles(language));
  return <LegalNoticeText content={content} notice={notice} generatedTexts={{ [privacyAnchor]: hostsText }} />;
}
