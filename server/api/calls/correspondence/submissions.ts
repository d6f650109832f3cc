import * as z from 'zod/mini';
import { contactMessageReceipt } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageInput } from '#domain/contact-messages/contact-message-input.ts';
import { sendContactMessage } from '#domain/contact-messages/send-contact-message.server.ts';
import { sendContactMessageCall } from '#domain/contact-messages/send-contact-message-call.ts';
import { keysKept } from '#domain/core/idempotency/idempotency-key-queries.server.ts';
import { spamSigns } from '#domain/core/spam/spam-signs.ts';
import { subscribeToNewsCall } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { newsSubscriptionInput, newsSubscriptionReceipt } from '#domain/news/subscribers/news-subscription-input.ts';
import { askForNews } from '#domain/news/subscribers/subscribe-to-news.server.ts';
import { placeStudyOrder } from '#domain/orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '#domain/orders/print-orders/place-print-order.server.ts';
import { placePrintOrderCall } from '#domain/orders/print-orders/place-print-order-call.ts';
import { printOrderReceipt } from '#domain/orders/print-orders/print-order-answer.ts';
import { printOrderInput } from '#domain/orders/print-orders/print-order-input.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { studyOrderReceipt } from '#domain/orders/study-orders/study-order-answer.ts';
import { placeStudyOrderCall } from '#domain/orders/study-orders/study-order-calls.ts';
import { studyOrderInput } from '#domain/orders/study-orders/study-order-input.ts';
import { languages, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, type CallRequest, publicCall } from '../../call.ts';

/** The honeypot of our forms; a call is never refused for its value. */
const signFields = { website: z.optional(z.unknown()) };

const person = { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.org' };

export const examplePrintOrder = { ...person, street: 'Musterweg 1', zipCode: '9999', city: 'Musterstadt' };

export const idempotencyKeyHeader = {
  'Idempotency-Key': {
    description: `The same key and body give the first answer again for ${keysKept}; another body is refused with 409.`,
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

const formHeaders = {
  ...idempotencyKeyHeader,
  'Content-Language': {
    description: 'The language of the page: messages come in it, and the office reads it with what was sent.',
    schema: { type: 'string', enum: languages, default: originalLanguage },
  },
  'Form-Started-At': {
    description: 'When the form was begun: a spam signal. No value refuses a call.',
    schema: { type: 'string', format: 'date-time' },
  },
};

/** Reads what the calls of all forms have in common. */
function readSubmission<Body extends { website?: unknown }>({
  body,
  language,
  network,
  header,
  answerBy,
}: CallRequest<unknown, Body>) {
  const { website, ...input } = body;
  const signs = spamSigns({ website, startedAt: header('form-started-at') }, new Date());
  return { input, language, network, key: header('idempotency-key'), signs, answerBy };
}

/** Messages and orders of visitors. */
export function submissions(services: Services): Call[] {
  return [
    publicCall(sendContactMessageCall, {
      summary: 'Send a message to the team',
      headers: formHeaders,
      body: z.safeExtend(contactMessageInput, signFields),
      example: { name: 'Anna Muster', email: person.email, subject: 'Frage', message: 'Text' },
      answer: { status: 201, description: 'The message is stored.', schema: contactMessageReceipt },
      refusals: [429],
      handle: (request) => sendContactMessage(services, readSubmission(request)),
    }),
    publicCall(placePrintOrderCall, {
      summary: 'Order printed copies',
      headers: formHeaders,
      body: z.safeExtend(printOrderInput, signFields),
      example: examplePrintOrder,
      answer: { status: 201, description: 'The order is stored.', schema: printOrderReceipt },
      refusals: [429],
      handle: (request) => placePrintOrder(services, readSubmission(request)),
    }),
    publicCall(placeStudyOrderCall, {
      summary: 'Order the study; prices may be omitted, but must be the current ones',
      headers: formHeaders,
      body: z.safeExtend(studyOrderInput, signFields),
      example: sampleStudyOrder,
      answer: {
        status: 201,
        description: 'The order is stored; confirmation and invoice will be sent.',
        schema: studyOrderReceipt,
      },
      refusals: [429],
      handle: (request) => placeStudyOrder(services, readSubmission(request)),
    }),
    publicCall(subscribeToNewsCall, {
      summary: 'Request a subscription to news by mail: the answer is the same for every address',
      headers: formHeaders,
      body: z.safeExtend(newsSubscriptionInput, signFields),
      example: { email: person.email, topics: ['edition'] },
      answer: {
        status: 201,
        description:
          'An address that was never written to gets a mail with a link; news go to it when that is confirmed.',
        schema: newsSubscriptionReceipt,
      },
      refusals: [429],
      handle: (request) => askForNews(services, readSubmission(request)),
    }),
  ];
}
