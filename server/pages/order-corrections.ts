import { randomUUID } from 'node:crypto';
import { errorsByField, type FormValues, readValues } from '#app/forms/form-rules.ts';
import type { ShownCorrection } from '#app/order/order-correction.tsx';
import { orderCorrectionWords } from '#app/order/order-correction-words.ts';
import { spamSigns } from '#domain/core/spam/spam-signs.ts';
import { translateMessage } from '#domain/core/translate-message.ts';
import { correctionFields } from '#domain/orders/corrections/correction-proposal-answer.ts';
import { correctionProposalInput } from '#domain/orders/corrections/correction-proposal-input.ts';
import { proposeCorrection } from '#domain/orders/corrections/propose-correction.server.ts';
import type { StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { detailOf } from '../api/problem.ts';
import { hashOfForm, type Submission } from '../forms/submit-form.ts';

export const newCorrectionForm = (): ShownCorrection => ({
  key: randomUUID(),
  startedAt: new Date().toISOString(),
});

export interface PostedCorrection extends Omit<Submission, 'language'> {
  /** The reason why nothing can be stored now, if there is one. */
  closed: Refusal | undefined;
  /** Queues the work (see WriteGate). */
  perform<Result>(key: string, work: () => Promise<Result>): Promise<Result | Refusal>;
}

/** Stores a posted proposal. @returns the form with its outcome, and the status of the response */
export async function submitCorrection(
  services: Services,
  order: StoredOrder,
  posted: PostedCorrection,
  language: Language,
): Promise<{ status: number; form: ShownCorrection; retryAfterSeconds?: number | undefined }> {
  const { fields, network, answerBy, closed, perform } = posted;
  const words = orderCorrectionWords(language);
  const values: FormValues<(typeof correctionFields)[number]> = readValues(
    correctionFields,
    new Map(Object.entries(fields)),
  );
  const failed = (status: number, failure: string, errors?: ShownCorrection['errors']) => ({
    status,
    form: { ...newCorrectionForm(), values, failure, ...(errors && { errors }) },
  });
  const refused = (refusal: Refusal) => ({
    ...failed(refusal.status, detailOf(refusal, language)),
    retryAfterSeconds: refusal.retryAfterSeconds,
  });
  if (closed) return refused(closed);
  const read = correctionProposalInput.safeParse(values);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: translateMessage(message, language),
    }));
    return failed(400, words.checkMarked, errorsByField({ fields: correctionFields }, issues));
  }
  // Made from all fields, so that changed input is never a conflict. The page's own key is one of them: the same input from a page
  // loaded later is a new proposal.
  const key = hashOfForm({ fields, network });
  const signs = spamSigns(fields, new Date());
  try {
    const stored = await perform(key, () =>
      proposeCorrection(services, order, { input: read.data, signs, network, key, answerBy }),
    );
    return isRefusal(stored) ? refused(stored) : { status: 200, form: { ...newCorrectionForm(), isSent: true } };
  } catch (error) {
    if (error instanceof Overloaded) return refused(error.refusal);
    services.log.error({ err: error, route: 'POST /order' }, 'a posted correction could not be stored');
    return failed(isDatabaseAway(error) ? 503 : 500, words.failure);
  }
}
