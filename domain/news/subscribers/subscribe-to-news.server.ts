import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../../idempotency/answer-once.server.ts';
import { enqueueMails } from '../../mails/enqueue-mails.server.ts';
import { newMail } from '../../mails/mail-kind.server.ts';
import { keptSecret } from '../../people/kept-secret.server.ts';
import { holdMail } from '../../spam/hold-mail.server.ts';
import { noSpamSigns } from '../../spam/spam-signs.ts';
import { countSubmission } from '../../spam/submission-limits.server.ts';
import type { SubmittedForm } from '../../spam/submitted-form.ts';
import { newsConfirmationMail } from './news-confirmation-mail.server.ts';
import { insertSubscriber } from './news-subscriber-queries.server.ts';
import { type NewsSubscriptionInput, newsSubscriptionReceipt } from './news-subscription-input.ts';
import { fingerprintOf } from './news-token.server.ts';

type SubscriptionServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const linkDays = 7;

export const subscribeJob: JobKind<NewsSubscriptionInput> = { name: 'subscribe-to-news' };

/**
 * Somebody asks to be told of news. Whether the address is known is looked up by a job: the answer and its time are the
 * same for every address.
 */
export function askForNews(
  { db, jobs, settings }: SubscriptionServices,
  { input, signs, network, key, answerBy }: SubmittedForm<NewsSubscriptionInput>,
): Promise<Record<string, never> | Refusal> {
  const identity = { call: 'POST /api/news-subscriptions', key, body: input, answerBy };
  return answerOnce(db, identity, newsSubscriptionReceipt, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'news-subscriptions', network });
    if (tooMany) return tooMany;
    if (!signs.trapFilled) await jobs.send(tx, subscribeJob, [input]);
    return {};
  });
}

/** The job: an address that was never written to gets a mail with a link, and no other before that is followed. */
export async function subscribe(
  { db, jobs, settings }: SubscriptionServices,
  { email: typed, topics }: NewsSubscriptionInput,
): Promise<void> {
  const email = typed.toLowerCase();
  const fingerprint = fingerprintOf(await keptSecret(db, 'news'), email);
  const expiresAt = new Date(Date.now() + linkDays * 24 * 3_600_000);
  await db.transaction(async (tx) => {
    const subscriber = await insertSubscriber(tx, { email, topics, expiresAt }, fingerprint);
    if (!subscriber) return;
    const held = await holdMail(tx, settings, {
      recipient: email,
      signs: noSpamSigns,
      leadsAway: false,
      countedApart: 'news',
    });
    await enqueueMails(tx, jobs, [newMail(newsConfirmationMail, subscriber, settings, { held })]);
  });
}
