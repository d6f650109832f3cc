import { type PrintOrderInput, printOrderInput } from '#domain/print-orders/print-order-input.ts';
import { CallFailed, call } from '../api-client.ts';
import { createAttemptKeys } from '../components/attempt-key.ts';
import { formStart } from '../components/form-start.ts';

export type PrintOrderField = keyof PrintOrderInput;
export type PrintOrderErrors = Partial<Record<PrintOrderField, string>>;

const fieldNames = Object.keys(printOrderInput.shape) as PrintOrderField[];

/** The order as it stands in the form, or what is wrong with it, by the rules that the server checks again. */
export function readPrintOrder(form: HTMLFormElement): {
  order: (PrintOrderInput & { website?: string }) | undefined;
  errors: PrintOrderErrors;
} {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const given = Object.fromEntries(fieldNames.map((name) => [name, text(name)]));
  // An empty number is no number rather than 0 copies.
  const result = printOrderInput.safeParse({
    ...given,
    quantity: text('quantity').trim() ? Number(text('quantity')) : Number.NaN,
  });
  if (!result.success) {
    return {
      order: undefined,
      errors: byField(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))),
    };
  }
  const website = text('website');
  return { order: { ...result.data, ...(website && { website }) }, errors: {} };
}

function byField(issues: { path: string; message: string }[]): PrintOrderErrors {
  const errors: PrintOrderErrors = {};
  for (const { path, message } of issues) errors[path as PrintOrderField] ??= message;
  return errors;
}

/** An order keeps its key until it has arrived; the same once more is another order. */
let keyOf = createAttemptKeys();
const failed = 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

type Sent = { sent: true; orderNumber: string } | { sent: false; errors: PrintOrderErrors; sentence: string };

/** Sends the order. A failure comes with a sentence for people and, where the server refused fields, their errors. */
export async function sendPrintOrder(order: object, startedAt: string): Promise<Sent> {
  try {
    const { orderNumber } = await call<{ orderNumber: string }>('POST', '/api/print-orders', {
      body: order,
      headers: { 'Idempotency-Key': keyOf(order), ...formStart(startedAt) },
    });
    keyOf = createAttemptKeys();
    return { sent: true, orderNumber };
  } catch (error) {
    const problem = error instanceof CallFailed ? error.problem : {};
    const errors = byField(problem.errors ?? []);
    const known = fieldNames.some((name) => errors[name]);
    if (known) return { sent: false, errors, sentence: 'Bitte prüfen Sie die markierten Angaben.' };
    // Who has sent too much is told how to go on; everything else can only be tried again.
    const isTooMuch = error instanceof CallFailed && error.status === 429;
    return { sent: false, errors, sentence: (isTooMuch && problem.detail) || failed };
  }
}
