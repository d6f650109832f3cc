import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Language, languages, originalLanguage } from '#platform/languages.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { translatedText } from '../../core/records/translated-text.ts';
import { renderInThread } from '../../core/rendering/render-in-thread.server.ts';
import { countByLanguage } from '../subscribers/news-subscriber-queries.server.ts';
import { newsSubject, newsTestMail, sampleInput } from './news-mail.server.ts';
import type { NewsPreview, NewsProgress } from './news-release-answer.ts';
import { embargoIsForPress, keepsEmbargo, type RecipientFilter } from './news-release-input.ts';
import {
  countMailsOf,
  dropWaitingMails,
  findMailsAhead,
  findRelease,
  listRecipients,
  lockRelease,
  lockWaitingMails,
  type StoredRelease,
  setReleaseStatus,
} from './news-release-queries.server.ts';
import type { newsText } from './news-text.server.tsx';
import { sendNewsJob } from './send-news.server.ts';

const noSuchRelease = refuse(404, 'not-found', 'There is no such release.');
const notPossible = (path: string, message: string) =>
  refuse(400, 'not-possible', 'This can’t be sent yet.', { errors: [{ path, message }] });

const entry = (administrator: Administrator, action: AuditAction, { id, subject }: StoredRelease) => ({
  actor: administrator.email,
  action,
  recordKind: 'news-releases',
  recordId: id,
  recordName: subject,
});

/** Sends a release now or at a given time. Until sending starts it can be cancelled. */
export function sendRelease(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  at: Date | null,
  administrator: Administrator,
) {
  return db.transaction(async (tx) => {
    const release = await lockRelease(tx, id);
    if (!release) return noSuchRelease;
    if (release.status !== 'draft') return refuse(409, 'not-a-draft', 'It is already scheduled or sent.');
    if (!keepsEmbargo(release)) return notPossible('embargoUntil', embargoIsForPress);
    if (at && at.getTime() <= Date.now()) return notPossible('at', 'Choose a time that is still to come, or send now.');
    await recordAudit(tx, entry(administrator, at ? 'schedule' : 'send', release));
    await jobs.send(tx, sendNewsJob, [{}], at ? { startAfter: at } : {});
    return setReleaseStatus(tx, id, { status: 'scheduled', dueAt: at ?? new Date() });
  });
}

/** Cancels a release whose sending has not started. */
export function cancelRelease({ db }: Pick<Services, 'db'>, id: string, administrator: Administrator) {
  return db.transaction(async (tx) => {
    const release = await lockRelease(tx, id);
    if (!release) return noSuchRelease;
    if (release.status !== 'scheduled')
      return refuse(409, 'not-scheduled', 'It is not scheduled, or is already being sent.');
    await recordAudit(tx, entry(administrator, 'cancel', release));
    return setReleaseStatus(tx, id, { status: 'draft', dueAt: null });
  });
}

/** Stops a release that is being sent: recipients who are still waiting get no mail. It can't be resumed. */
export function stopRelease({ db }: Pick<Services, 'db'>, id: string, administrator: Administrator) {
  return db.transaction(async (tx) => {
    await lockWaitingMails(tx, id);
    const release = await lockRelease(tx, id);
    if (!release) return noSuchRelease;
    if (release.status === 'sending') {
      await recordAudit(tx, entry(administrator, 'stop', release));
      await dropWaitingMails(tx, id);
      // Stopping it again succeeds: it was stopped in another window, or the first response was lost.
    } else if (release.status !== 'stopped') return refuse(409, 'not-sending', 'It is not being sent any more.');
    return setReleaseStatus(tx, id, { status: 'stopped' });
  });
}

/** A page of a release's recipients, each with the state of its mail. */
export const readRecipients = async ({ db }: Pick<Services, 'db'>, id: string, filter: RecipientFilter) =>
  (await findRelease(db, id)) ? listRecipients(db, id, filter) : noSuchRelease;

/** Sends a release to its author only, in every language in which it is written. */
export function testRelease(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const release = await findRelease(tx, id);
    if (!release) return noSuchRelease;
    await recordAudit(tx, entry(administrator, 'test', release));
    const tests = languages
      .filter((language) => isWrittenIn(release, language))
      .map((language) =>
        newMail(newsTestMail, { ...release, to: administrator.email, language }, settings, { details: { language } }),
      );
    await enqueueMails(tx, jobs, tests);
    return null;
  });
}

const isWrittenIn = (release: StoredRelease, language: Language): boolean =>
  translatedText(release, 'text', language).lang === undefined;

/** The rendered release, with the current number of recipients. */
export async function previewRelease(
  services: Pick<Services, 'db' | 'settings'>,
  id: string,
  language: Language = originalLanguage,
): Promise<NewsPreview | Refusal> {
  const { db } = services;
  const release = await findRelease(db, id);
  if (!release) return noSuchRelease;
  const content = await renderInThread<typeof newsText>(
    'news-text',
    ...(await sampleInput(release, language, services)),
  );
  const counts = await countByLanguage(db, release.topics);
  return {
    subject: newsSubject(release, language),
    ...content,
    recipientCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    languages: languages.map((mailLanguage) => ({
      language: mailLanguage,
      recipientCount: counts.get(mailLanguage) ?? 0,
      isWritten: isWrittenIn(release, mailLanguage),
    })),
  };
}

export async function readProgress({ db }: Pick<Services, 'db'>, id: string): Promise<NewsProgress | Refusal> {
  const release = await findRelease(db, id);
  if (!release) return noSuchRelease;
  const { status, mailCount, sentCount } = release;
  const [counts, ahead] = await Promise.all([countMailsOf(db, id), findMailsAhead(db, id)]);
  return { status, sentCount, recipientCount: mailCount ?? 0, ...counts, ...ahead };
}
