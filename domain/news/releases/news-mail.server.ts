import { formatLongDateTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findSubscriber, markAddressRejected } from '../subscribers/news-subscriber-queries.server.ts';
import { newsPageAddress } from '../subscribers/news-token.server.ts';
import { countSentMail, findRelease, type NewsRelease } from './news-release-queries.server.ts';
import type { newsText } from './news-text.server.tsx';

type WrittenRelease = Pick<NewsRelease, 'subject' | 'text' | 'topics' | 'embargoUntil'>;

/** The subject shows the embargo, so that the press sees it before opening the mail. */
export const newsSubject = ({ subject, embargoUntil }: Pick<NewsRelease, 'subject' | 'embargoUntil'>): string =>
  embargoUntil ? `Sperrfrist ${formatLongDateTime(embargoUntil)}: ${subject}` : subject;

type NewsServices = Pick<Services, 'db' | 'settings'>;

/** The input of the text: the release, and the page that its link leads to. */
const newsInput = async (
  { subject, text, topics, embargoUntil }: WrittenRelease,
  page: string,
  services: NewsServices,
): Promise<Parameters<typeof newsText>> => [{ subject, text, topics, embargoUntil, page }, await mailSender(services)];

/** The input for a reader without subscription; the link leads to the form. */
export const sampleInput = (release: WrittenRelease, services: NewsServices) =>
  newsInput(release, `${services.settings.publicUrl}/media#neuigkeiten`, services);

const common = {
  recordKind: 'news-releases',
  activity: 'news',
  text: 'news-text',
} as const;

/** A mail of a release, rendered per subscriber at sending time; those who unsubscribed meanwhile get none. */
export const newsMail: MailKind<
  Pick<NewsRelease, 'id' | 'subject' | 'embargoUntil'> & { to: string },
  typeof newsText
> = {
  ...common,
  name: 'news',
  isComposedAtOnce: true,
  isPaced: true,
  isSentOnce: true,
  recipient: ({ to }) => to,
  subject: newsSubject,
  async compose(services, { recordId, details }) {
    const { db } = services;
    const release = await findRelease(db, recordId);
    if (!release) return null;
    const subscriber = await findSubscriber(db, details.subscriber ?? '');
    const isNotified =
      subscriber?.status === 'confirmed' && subscriber.topics.some((topic) => release.topics.includes(topic));
    if (!isNotified) return { dropped: 'Die Adresse ist abgemeldet, abgewiesen oder hat andere Themen gewählt.' };
    const { id } = subscriber;
    const page = await newsPageAddress(services, id);
    return {
      input: await newsInput(release, page, services),
      unsubscribeAt: `${page}&abmelden=1`,
      onSent: (tx) => countSentMail(tx, release.id),
      onAddressRefused: (tx, reason) => markAddressRejected(tx, id, reason),
    };
  },
};

/** A test mail for the author, before the release is sent. */
export const newsTestMail: MailKind<
  Pick<NewsRelease, 'id' | 'subject' | 'embargoUntil'> & { to: string },
  typeof newsText
> = {
  ...common,
  name: 'news-test',
  recipient: ({ to }) => to,
  subject: (release) => `[Test] ${newsSubject(release)}`,
  async compose(services, { recordId }) {
    const release = await findRelease(services.db, recordId);
    return release ? { input: await sampleInput(release, services) } : null;
  },
};
