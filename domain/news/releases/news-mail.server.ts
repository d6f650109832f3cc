import { formatLongDateTime } from '#platform/dates.ts';
import { isLanguage, type Language, localPath, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { translatedText } from '../../core/records/translated-text.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findSubscriber, markAddressRejected } from '../subscribers/news-subscriber-queries.server.ts';
import { newsPageAddress } from '../subscribers/news-token.server.ts';
import { newsMailWords } from './news-mail-words.ts';
import { countSentMail, findRelease, type StoredRelease } from './news-release-queries.server.ts';
import type { newsText } from './news-text.server.tsx';

type TitledRelease = Pick<StoredRelease, 'subject' | 'embargoUntil' | 'translations'>;
type WrittenRelease = TitledRelease & Pick<StoredRelease, 'text' | 'topics'>;

/** The subject shows the embargo, so that the press sees it before opening the mail. */
export function newsSubject(release: TitledRelease, language: Language): string {
  const { text: subject } = translatedText(release, 'subject', language);
  const { embargoUntil } = release;
  if (!embargoUntil) return subject;
  return newsMailWords(language).embargoedSubject(formatLongDateTime(embargoUntil, language), subject);
}

type NewsServices = Pick<Services, 'db' | 'settings'>;

/** The input of the text: the release, and the page that its link leads to. */
async function newsInput(
  release: WrittenRelease,
  { language, page }: { language: Language; page: string },
  services: NewsServices,
): Promise<Parameters<typeof newsText>> {
  const { topics, embargoUntil } = release;
  const { text: subject } = translatedText(release, 'subject', language);
  const { text, lang } = translatedText(release, 'text', language);
  return [{ subject, text, lang, topics, embargoUntil, page }, await mailSender(services, language)];
}

/** The input for a reader without subscription; the link leads to the form. */
export const sampleInput = (release: WrittenRelease, language: Language, services: NewsServices) =>
  newsInput(
    release,
    { language, page: `${services.settings.publicUrl}${localPath(language, '/media')}#neuigkeiten` },
    services,
  );

const common = { recordKind: 'news-releases', activity: 'news', text: 'news-text' } as const;

type AddressedRelease = TitledRelease & { id: string; to: string; language: Language };

/** A mail of a release, rendered per subscriber at sending time; those who have unsubscribed get none. */
export const newsMail: MailKind<AddressedRelease, typeof newsText> = {
  ...common,
  name: 'news',
  isComposedAtOnce: true,
  isPaced: true,
  isSentOnce: true,
  recipient: ({ to }) => to,
  subject: (release) => newsSubject(release, release.language),
  async compose(services, { recordId, details }) {
    const { db } = services;
    const release = await findRelease(db, recordId);
    if (!release) return null;
    const subscriber = await findSubscriber(db, details.subscriber ?? '');
    const isNotified =
      subscriber?.status === 'confirmed' && subscriber.topics.some((topic) => release.topics.includes(topic));
    if (!isNotified) return { dropped: 'Die Adresse ist abgemeldet, abgewiesen oder hat andere Themen gewählt.' };
    const { id, email: to, correspondenceLanguage: language } = subscriber;
    const page = await newsPageAddress(services, subscriber);
    return {
      input: await newsInput(release, { language, page }, services),
      record: { ...release, to, language },
      unsubscribeAt: `${page}&abmelden=1`,
      onSent: (tx) => countSentMail(tx, release.id),
      onAddressRefused: (tx, reason) => markAddressRejected(tx, id, reason),
    };
  },
};

/** A test mail for the author, before the release is sent. */
export const newsTestMail: MailKind<AddressedRelease, typeof newsText> = {
  ...common,
  name: 'news-test',
  recipient: ({ to }) => to,
  subject: (release) => `[Test] ${newsSubject(release, release.language)}`,
  async compose(services, { recordId, details: { language } }) {
    const release = await findRelease(services.db, recordId);
    if (!release) return null;
    return { input: await sampleInput(release, isLanguage(language) ? language : originalLanguage, services) };
  },
};
