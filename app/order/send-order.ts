import { studyOrderPrice } from '#domain/study-orders/study-order-price.ts';
import { CallFailed, call } from '../api-client.ts';
import { newKey } from '../components/attempt-key.ts';
import { formStart } from '../components/form-start.ts';
import { checkOrder, errorsByField } from './check-order.ts';
import { keepDraft, readDraft } from './order-draft.ts';
import type { OrderEntries, OrderErrors } from './order-entries.ts';

export { checkOrder };

type Sending =
  | { sent: string }
  /** Refused fields, and a sentence where there is more to say than that it failed. */
  | { sent: null; errors: OrderErrors; sentence?: string };

const orderedBefore =
  'Eine Bestellung aus diesem Formular ist bereits bei uns eingegangen; Sie erhalten dazu eine E-Mail. Möchten Sie mit den geänderten Angaben noch einmal bestellen, so senden Sie das Formular erneut ab.';

interface More {
  website: string;
  startedAt: string | undefined;
}

let underWay: Promise<Sending> | undefined;

/**
 * Sends an order that was checked. One key goes with all tries from this form until one succeeds, also after a reload, so
 * that an order whose answer got lost isn't placed twice. A second click while one is under way gets that one's outcome.
 */
export function sendOrder(entries: OrderEntries, more: More): Promise<Sending> {
  underWay ??= send(entries, more).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function send(entries: OrderEntries, more: More): Promise<Sending> {
  const { order, errors } = checkOrder(entries);
  if (!order) return { sent: null, errors };
  const { price, presentationPrice } = studyOrderPrice(order);
  const key = readDraft()?.key ?? newKey();
  keepDraft({ entries, key });
  try {
    const receipt = await call<{ orderNumber?: string } | undefined>('POST', '/api/study-orders', {
      body: {
        ...order,
        price,
        presentationPrice,
        ...(more.website && { website: more.website }),
      },
      headers: { 'Idempotency-Key': key, ...formStart(more.startedAt) },
    });
    keepDraft(null);
    return { sent: receipt?.orderNumber ?? '' };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { sent: null, errors: {} };
    const isOtherOrder = error.status === 409 && error.retryAfter === undefined;
    if (isOtherOrder) keepDraft({ entries });
    const tellsMore = error.status === 429 ? error.problem.detail : undefined;
    return {
      sent: null,
      errors: errorsByField(error.problem.errors ?? []),
      sentence: isOtherOrder ? orderedBefore : tellsMore,
    };
  }
}
