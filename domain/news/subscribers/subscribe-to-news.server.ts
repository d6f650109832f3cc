import { dayMs } from '#platform/durations.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { holdMail } from '../../core/spam/hold-mail.server.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { countSubmission } from '../../core/spam/submission-limits.server.ts';
import type { SubmittedForm } from '../../core/spam/submitted-form.ts';
import { getOrCreateSecret } from '../../people/get-or-create-secret.server.ts';
import { newsConfirmationMail } from './news-confirmation-mail.server.ts';
import { addCard, insertSubscriber } from './news-subscriber-queries.server.ts';
import { type NewsSubscriptionInput, newsSubscriptionReceipt } from './news-subscription-input.ts';
import { fingerprintOf } from './news-token.server.ts';
import { readFollowedCards } from './read-followed-cards.server.ts';

type SubscriptionServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const linkDays = 7;

type Subscription = NewsSubscriptionInput & { language?: Language | undefined };

export const subscribeJob: JobKind<Subscription> = { name: 'subscribe-to-news' };

/**
 * Handles a subscription request. A job looks the address up, so that answer and timing are the same for every address.
 */
export function askForNews(
  { db, jobs, settings }: SubscriptionServices,
  { input, language, signs, network, key, answerBy }: SubmittedForm<NewsSubscriptionInput>,
): Promise<Record<string, never> | Refusal<FormRefusal>> {
  const identity = { call: 'POST /api/news-subscriptions', key, body: input, answerBy };
  return answerOnce(db, identity, newsSubscriptionReceipt, async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'news-subscriptions', network });
    if (tooMany) return tooMany;
    if (!signs.isHoneypotFilled) await jobs.send(tx, subscribeJob, [{ ...input, language }]);
    return {};
  });
}

/**
 * The job: sends the confirmation mail to a new address, and no other until its link is followed. A known address follows
 * another card without a mail. A card that no edition has is ignored.
 */
export async function subscribe(
  { db, jobs, settings }: SubscriptionServices,
  { email: typed, topics = [], card: named, language }: Subscription,
): Promise<void> {
  const followed = { cards: named ? [named] : [], correspondenceLanguage: language ?? originalLanguage };
  const card = (await readFollowedCards(db, followed))[0]?.key;
  if (topics.length === 0 && !card) return;
  const email = typed.toLowerCase();
  const fingerprint = fingerprintOf(await getOrCreateSecret(db, 'news'), email);
  const expiresAt = new Date(Date.now() + linkDays * dayMs);
  await db.transaction(async (tx) => {
    const subscriber = await insertSubscriber(
      tx,
      { email, topics, cards: card ? [card] : [], expiresAt, correspondenceLanguage: language },
      fingerprint,
    );
    if (!subscriber) {
      if (card) await addCard(tx, email, card);
      return;
    }
    const held = await holdMail(tx, settings, {
      recipient: email,
      signs: noSpamSigns,
      hasWebAddress: false,
      separateCounter: 'news',
    });
    await enqueueMails(tx, jobs, [newMail(newsConfirmationMail, subscriber, settings, { held })]);
  });
}
