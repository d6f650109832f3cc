import { createHash } from 'node:crypto';
import { contactRules } from '#app/contact/contact-rules.ts';
import type { FormResult } from '#app/form-result.ts';
import { checkForm, errorsByField, type FormRules, type FormValues, readValues } from '#app/forms/form-rules.ts';
import { newsRules } from '#app/news/news-rules.ts';
import { orderRules } from '#app/order/order-rules.ts';
import { printOrderRules } from '#app/print-order/print-order-rules.ts';
import { sendContactMessage } from '#domain/contact-messages/send-contact-message.server.ts';
import { formKeyPrefix } from '#domain/core/idempotency/answer-once.server.ts';
import { type SpamSigns, spamSigns } from '#domain/core/spam/spam-signs.ts';
import { askForNews } from '#domain/news/subscribers/subscribe-to-news.server.ts';
import { placeStudyOrder } from '#domain/orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '#domain/orders/print-orders/place-print-order.server.ts';
import type { StudyOrderRefusal } from '#domain/orders/study-orders/study-order-calls.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { detailOf } from '../api/problem.ts';

/** What became of a posted form, and the status it is answered with. */
export interface SubmittedForm {
  result: FormResult;
  status: number;
}

/** What was posted, and from which network. */
export interface Submission {
  fields: FormValues;
  network: string;
  answerBy: number;
}

interface UseCaseRequest<Body> {
  input: Body;
  answerBy: number;
  signs: SpamSigns;
  network: string;
  key: string;
}

type UseCase<Body> = (
  services: Services,
  request: UseCaseRequest<Body>,
) => Promise<{ orderNumber?: string } | Refusal<StudyOrderRefusal>>;

/** Their messages say more than the form's. */
const hasOwnMessage: readonly StudyOrderRefusal[] = ['another-edition', 'another-price'];

/** Where the page knows no key, the text itself is the key: reloading the answer sends nothing twice. */
export function keyOfForm(submission: Submission): string {
  const { fields, network } = submission;
  return `${formKeyPrefix}${createHash('sha256')
    .update(JSON.stringify([fields, network]))
    .digest('base64url')}`;
}

/** The key that the page gave it, where script had time for that much. */
const keyOfPage = ({ fields: { key = '' } }: Submission) => (/^[\w-]{8,64}$/.test(key) ? key : undefined);

/** A form with what was typed, which could not be stored. */
export const failedForm = (
  rules: FormRules,
  fields: FormValues,
  { status, failure = rules.failure }: { status: number; failure?: string },
): SubmittedForm => ({
  result: {
    form: rules.name,
    values: readValues(rules.fields, new Map(Object.entries(fields))),
    errors: {},
    failure,
  },
  status,
});

/** A form as the server takes it. */
export interface PostableForm {
  rules: FormRules;
  submit(services: Services, submission: Submission): Promise<SubmittedForm>;
}

/** One form: how it is checked, and what is done with what is right. */
function postedForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  perform: UseCase<Body>,
): PostableForm {
  return {
    rules,
    async submit(services: Services, submission: Submission): Promise<SubmittedForm> {
      const { fields, network, answerBy } = submission;
      const values = readValues(rules.fields, new Map(Object.entries(fields)));
      const refused = (status: number, errors: FormResult['errors'], message: string): SubmittedForm => ({
        result: { form: rules.name, values, errors, failure: message },
        status,
      });
      const { body, errors } = await checkForm(rules, values);
      if (!body) return refused(400, errors, rules.refusal(errors));
      const receipt = await perform(services, {
        input: body,
        signs: spamSigns(fields, new Date()),
        network,
        answerBy,
        key: keyOfPage(submission) ?? keyOfForm(submission),
      });
      if (isRefusal(receipt)) {
        if (receipt.code === 'key-of-another-call' && rules.keyConflict !== undefined) {
          // Sent once more it is something new.
          const again = refused(receipt.status, {}, rules.keyConflict);
          return { ...again, result: { ...again.result, values: { ...values, key: keyOfForm(submission) } } };
        }
        const isExplained = [429, 503].includes(receipt.status) || hasOwnMessage.includes(receipt.code);
        const message = isExplained ? detailOf(receipt, 'de') : rules.failure;
        return refused(receipt.status, errorsByField(rules, receipt.errors ?? []), message);
      }
      return { result: { form: rules.name, values: {}, errors: {}, sent: receipt.orderNumber ?? '' }, status: 200 };
    },
  };
}

/** The forms that can be posted, by name. */
export const postedForms = new Map(
  [
    postedForm(contactRules, async (services, request) => {
      const receipt = await sendContactMessage(services, request);
      return isRefusal(receipt) ? receipt : {};
    }),
    postedForm(orderRules, placeStudyOrder),
    postedForm(printOrderRules, placePrintOrder),
    postedForm(newsRules, askForNews),
  ].map((form) => [form.rules.name, form]),
);
