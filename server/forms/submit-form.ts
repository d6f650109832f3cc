import { hash } from 'node:crypto';
import { contactRules } from '#app/contact/contact-rules.ts';
import { contactWords } from '#app/contact/contact-words.ts';
import type { FormResult } from '#app/forms/form-result.ts';
import {
  checkForm,
  errorsByField,
  type FormRules,
  type FormValues,
  invalidFormMessage,
  readValues,
} from '#app/forms/form-rules.ts';
import type { FormWords } from '#app/forms/form-words.ts';
import { newsRules } from '#app/news/news-rules.ts';
import { newsWords } from '#app/news/news-words.ts';
import { orderRules } from '#app/order/order-rules.ts';
import { orderWords } from '#app/order/order-words.ts';
import { printOrderRules } from '#app/print-order/print-order-rules.ts';
import { printOrderWords } from '#app/print-order/print-order-words.ts';
import { sendContactMessage } from '#domain/contact-messages/send-contact-message.server.ts';
import { formKeyPrefix } from '#domain/core/idempotency/answer-once.server.ts';
import { type SpamSigns, spamSigns } from '#domain/core/spam/spam-signs.ts';
import { translateMessage } from '#domain/core/translate-message.ts';
import { askForNews } from '#domain/news/subscribers/subscribe-to-news.server.ts';
import { placeStudyOrder } from '#domain/orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '#domain/orders/print-orders/place-print-order.server.ts';
import type { StudyOrderRefusal } from '#domain/orders/study-orders/study-order-calls.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { detailOf } from '../api/problem.ts';

/** The outcome of a posted form, and the status of its response. */
export interface FormOutcome {
  result: FormResult;
  status: number;
  /** See Refusal. */
  retryAfterSeconds?: number | undefined;
}

/** The posted input, and the network it came from. */
export interface Submission {
  fields: FormValues;
  /** Language of the page with the form. */
  language: Language;
  network: string;
  answerBy: number;
}

interface UseCaseRequest<Body> {
  input: Body;
  language: Language;
  answerBy: number;
  signs: SpamSigns;
  network: string;
  key: string;
}

type UseCase<Body> = (
  services: Services,
  request: UseCaseRequest<Body>,
) => Promise<{ orderNumber?: string } | Refusal<StudyOrderRefusal>>;

/** Refusals whose messages are more specific than the form's. */
const hasOwnMessage: readonly StudyOrderRefusal[] = ['another-edition', 'another-price'];

/** A hash of all fields and the network. */
export const hashOfForm = ({ fields, network }: Pick<Submission, 'fields' | 'network'>): string =>
  hash('sha256', JSON.stringify([fields, network]), 'base64url');

/** Without an idempotency key the input is the key, so reloading the response sends nothing twice. */
export const keyOfForm = (submission: Submission): string => `${formKeyPrefix}${hashOfForm(submission)}`;

/** The idempotency key that the page's script set, if it had loaded. */
const keyOfPage = ({ fields: { key = '' } }: Submission) => (/^[\w-]{8,64}$/.test(key) ? key : undefined);

/** A form with its input, which could not be stored. */
export const failedForm = (
  { rules, words }: Pick<PostableForm, 'rules' | 'words'>,
  { fields, language }: Pick<Submission, 'fields' | 'language'>,
  {
    status,
    failure = words(language).failure,
    retryAfterSeconds,
  }: { status: number; failure?: string; retryAfterSeconds?: number | undefined },
): FormOutcome => ({
  result: { form: rules.name, values: readValues(rules.fields, new Map(Object.entries(fields))), errors: {}, failure },
  status,
  retryAfterSeconds,
});

/** A form as the server handles it. */
export interface PostableForm {
  rules: FormRules;
  words: (language: Language) => FormWords;
  submit(services: Services, submission: Submission): Promise<FormOutcome>;
}

/** A form with its validation and the use case for valid input. */
function postedForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  words: PostableForm['words'],
  perform: UseCase<Body>,
): PostableForm {
  return {
    rules,
    words,
    async submit(services: Services, submission: Submission): Promise<FormOutcome> {
      const { fields, language, network, answerBy } = submission;
      const formTexts = words(language);
      const values = readValues(rules.fields, new Map(Object.entries(fields)));
      const refused = (status: number, errors: FormResult['errors'], message: string): FormOutcome => ({
        result: { form: rules.name, values, errors, failure: message },
        status,
      });
      const { body, errors } = await checkForm(rules, values, formTexts);
      if (!body) return refused(400, errors, invalidFormMessage(errors, formTexts));
      const receipt = await perform(services, {
        input: body,
        language,
        signs: spamSigns(fields, new Date()),
        network,
        answerBy,
        key: keyOfPage(submission) ?? keyOfForm(submission),
      });
      if (isRefusal(receipt)) {
        if (receipt.code === 'key-of-another-call' && formTexts.keyConflict !== undefined) {
          // The next attempt has a new key.
          const refusal = refused(receipt.status, {}, formTexts.keyConflict);
          return { ...refusal, result: { ...refusal.result, values: { ...values, key: keyOfForm(submission) } } };
        }
        const isExplained = [429, 503].includes(receipt.status) || hasOwnMessage.includes(receipt.code);
        const message = isExplained ? detailOf(receipt, language) : formTexts.failure;
        const translated = (receipt.errors ?? []).map((error) => ({
          ...error,
          message: translateMessage(error.message, language),
        }));
        const { retryAfterSeconds } = receipt;
        return { ...refused(receipt.status, errorsByField(rules, translated), message), retryAfterSeconds };
      }
      return { result: { form: rules.name, values: {}, errors: {}, sent: receipt.orderNumber ?? '' }, status: 200 };
    },
  };
}

/** The forms that can be posted, by name. */
export const postedForms = new Map(
  [
    postedForm(contactRules, contactWords, async (services, request) => {
      const receipt = await sendContactMessage(services, request);
      return isRefusal(receipt) ? receipt : {};
    }),
    postedForm(orderRules, orderWords, placeStudyOrder),
    postedForm(printOrderRules, printOrderWords, placePrintOrder),
    postedForm(newsRules, newsWords, askForNews),
  ].map((form) => [form.rules.name, form]),
);
