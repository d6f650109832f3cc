import { noSpamSigns } from '#domain/core/spam/spam-signs.ts';
import { placeStudyOrder } from '#domain/orders/placement/place-study-order.server.ts';
import { enteredPrintOrder } from '#domain/orders/print-orders/entered-print-order.ts';
import { placePrintOrder } from '#domain/orders/print-orders/place-print-order.server.ts';
import { printOrderReceipt } from '#domain/orders/print-orders/print-order-answer.ts';
import { enterPrintOrderCall } from '#domain/orders/print-orders/print-order-calls.ts';
import { enteredStudyOrder } from '#domain/orders/study-orders/entered-study-order.ts';
import type { EnteredChannel } from '#domain/orders/study-orders/order-channel.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { studyOrderReceipt } from '#domain/orders/study-orders/study-order-answer.ts';
import { enterStudyOrderCall } from '#domain/orders/study-orders/study-order-calls.ts';
import type { Language } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { type AdministratorRequest, type Call, officeCall } from '../../call.ts';
import { examplePrintOrder, idempotencyKeyHeader } from '../correspondence/submissions.ts';

/** Like the form's input, but entered by the office. */
function readEntry<
  Body extends {
    channel: EnteredChannel;
    email?: string | null | undefined;
    correspondenceLanguage?: Language | undefined;
  },
>(request: AdministratorRequest<unknown, Body>) {
  const { body, administrator, header } = request;
  const { channel, correspondenceLanguage: language, email, ...fields } = body;
  const entered = { administrator, channel };
  const input = { ...fields, email: email ?? '' };
  return { input, language, signs: noSpamSigns, network: undefined, key: header('idempotency-key'), entered };
}

/** Orders that came by phone or letter: the same use cases, prices and documents as by the forms. */
export const enteredOrders = (services: Services): Call[] => [
  officeCall('orders', enterStudyOrderCall, {
    summary: 'Enter a study order that came by phone or letter',
    headers: idempotencyKeyHeader,
    body: enteredStudyOrder,
    example: { ...sampleStudyOrder, channel: 'phone' },
    answer: {
      status: 201,
      description: 'Stored; confirmation and invoice are on their way.',
      schema: studyOrderReceipt,
    },
    handle: (request) => placeStudyOrder(services, readEntry(request)),
  }),
  officeCall('orders', enterPrintOrderCall, {
    summary: 'Enter an order of printed copies that came by phone or letter',
    headers: idempotencyKeyHeader,
    body: enteredPrintOrder,
    example: { ...examplePrintOrder, channel: 'letter' },
    answer: { status: 201, description: 'Stored; the confirmation is on its way.', schema: printOrderReceipt },
    handle: (request) => placePrintOrder(services, readEntry(request)),
  }),
];
