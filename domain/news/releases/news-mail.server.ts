import { formatLongDateTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import type { MailContent } from '../../core/mails/layout/render-mail.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import type { Composer } from '../../core/mails/send-mail.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';
import { findSubscriber, markAddressRejected } from '../subscribers/news-subscriber-queries.server.ts';
import { newsPageAddress } from '../subscribers/news-token.server.ts';
import { countSentMail, findRelease, type NewsRelease } from './news-release-queries.server.ts';

type WrittenRelease = Pick<NewsRelease, 'subject' | 'text' | 'topics' | 'embargoUntil'>;

/** The subject shows the embargo, so that the press sees it before opening the mail. */
export const newsSubject = ({ subject, embargoUntil }: Pick<NewsRelease, 'subject' | 'embargoUntil'>): string =>
  embargoUntil ? `Sperrfrist ${formatLongDateTime(embargoUntil)}: ${subject}` : subject;

type NewsServices = Pick<Services, 'db' | 'settings'>;

const writeNews = async (
  { subject, text, topics, embargoUntil }: WrittenRelease,
  page: string,
  services: NewsServices,
) => renderApart('news', { subject, text, topics, embargoUntil, page }, await mailSender(services));

/** The mail for a reader without subscription; its link leads to the form. */
export const writeSample = (release: WrittenRelease, services: NewsServices): Promise<MailContent> =>
  writeNews(release, `${services.settings.publicUrl}/media#neuigkeiten`, services);

/** A mail of a release, rendered per subscriber at sending time; those who unsubscribed meanwhile get none. */
export const composeNews: Composer = async (services, { recordId, details }) => {
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
    content: await writeNews(release, page, services),
    unsubscribeAt: `${page}&abmelden=1`,
    onSent: (tx) => countSentMail(tx, release.id),
    onAddressRefused: (tx, reason) => markAddressRejected(tx, id, reason),
  };
};

/** A test mail for the author, before the release is sent. */
export const newsTestMail: MailKind<Pick<NewsRelease, 'id' | 'subject' | 'embargoUntil'> & { to: string }> = {
  name: 'news-test',
  recordKind: 'news-releases',
  recipient: ({ to }) => to,
  subject: (release) => `[Test] ${newsSubject(release)}`,
  async compose(services, { recordId }) {
    const release = await findRelease(services.db, recordId);
    return release ? { content: await writeSample(release, services) } : null;
  },
};
