import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { deferred } from '../components/deferred.tsx';
import { showToast } from '../components/toast.tsx';
import { useFormResult } from '../form-result.ts';
import { keepDraft, readDraft } from './order-draft.ts';
import {
  type OrderEntries,
  type OrderErrors,
  type OrderField,
  orderFailure,
  orderFields,
  readEntries,
} from './order-entries.ts';
import { OrderFields } from './order-fields.tsx';
import type { OrderSummaryProps } from './order-summary.tsx';

/** Text alone: its HTML is enough. */
const StudyPanel = deferred(() => import('./study-panel.tsx'), 'used', true);

/** Of what was posted without script. */
const PostedSummary = deferred(() => import('./posted-summary.tsx'));

const empty = readEntries(new Map());

/** Puts a draft into the fields that still are empty. */
function restore(form: HTMLFormElement, entries: OrderEntries): void {
  for (const name of orderFields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= entries[name] === field.value;
    else if (field && 'value' in field && !field.value) field.value = entries[name] ?? '';
  }
}

interface OrderFormProps {
  /** Called with the order's number. */
  onOrdered: (orderNumber: string) => void;
}

/**
 * Study, order form and summary side by side. The code that checks and sends loads at the first focus; without script the
 * form posts itself and the server answers with this page.
 */
export function OrderForm({ onOrdered }: OrderFormProps) {
  const posted = useFormResult('order');
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<string>(undefined);
  const refusedNow = useRef<OrderField>(undefined);
  const [entries, setEntries] = useState<OrderEntries>({ ...empty, ...posted?.values });
  const [errors, setErrors] = useState<OrderErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState(posted?.failure);
  const [sending, setSending] = useState(false);
  const wasSending = useRef(false);
  const [Summary, setSummary] = useState<ComponentType<OrderSummaryProps>>();
  const wrong = Object.keys(errors).length > 0;
  const isPriced = Boolean(entries.companySize);

  useEffect(() => {
    if (!form.current) return;
    // From here on the page itself says what is missing; without script the browser does.
    form.current.noValidate = true;
    const draft = readDraft();
    if (draft) restore(form.current, draft.entries);
    setEntries(readEntries(new FormData(form.current)));
  }, []);

  useEffect(() => {
    if (isPriced)
      import('./order-summary.tsx').then(({ OrderSummary }) => setSummary(() => OrderSummary)).catch(() => {});
  }, [isPriced]);

  const onFocus = () => {
    startedAt.current ??= new Date().toISOString();
    import('./send-order.ts').catch(() => {});
    import('./order-summary.tsx').catch(() => {});
    import('./order-success.tsx').catch(() => {});
  };

  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    const changed = readEntries(new FormData(event.currentTarget));
    setEntries(changed);
    keepDraft({ ...readDraft(), entries: changed });
    if (!wrong) return;
    const { checkOrder } = await import('./send-order.ts');
    const still = checkOrder(changed).errors ?? {};
    // What was right before a change isn't called wrong while it is being written.
    setErrors((shown) => Object.fromEntries(Object.entries(still).filter(([name]) => name in shown)));
  };

  const refuse = (refused: OrderErrors) => {
    refusedNow.current = orderFields.find((name) => name in refused);
    setErrors(refused);
  };
  // After fields and button can be focused again, which they can't while the order is under way.
  useEffect(() => {
    const focus = (element: string) => form.current?.querySelector<HTMLElement>(element)?.focus();
    if (!sending) {
      if (refusedNow.current) focus(`[name="${refusedNow.current}"]`);
      else if (wasSending.current && document.activeElement === document.body) focus('[type=submit]');
      refusedNow.current = undefined;
    }
    wasSending.current = sending;
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    setFailure(undefined);
    try {
      const { checkOrder, sendOrder } = await import('./send-order.ts');
      const current = readEntries(data);
      const { errors: found } = checkOrder(current);
      if (found) return refuse(found);
      setErrors({});
      setSending(true);
      const website = String(data.get('website') ?? '');
      const result = await sendOrder(current, { website, startedAt: startedAt.current });
      setSending(false);
      if (result.sent !== null) return onOrdered(result.sent);
      setFailure(result.sentence);
      showToast(orderFailure);
      refuse(result.errors);
    } catch {
      setSending(false);
      showToast(orderFailure);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action="/order#bestellung"
      aria-labelledby="bestellung"
      onFocus={onFocus}
      onInput={onInput}
      onSubmit={onSubmit}
      className="page-grid gap-y-10 lg:grid-rows-[auto_auto_1fr]"
    >
      <input type="hidden" name="form" value="order" />
      <div className="md:col-span-12 lg:col-span-5 lg:row-span-3 lg:row-start-1 xl:col-span-4 xl:pr-6">
        <StudyPanel />
      </div>
      <div className="md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-5 xl:col-start-5">
        <h2 id="bestellung" className="mb-6 text-2xl">
          Ihre Bestellung
        </h2>
        <OrderFields entries={{ ...empty, ...posted?.values }} errors={errors} disabled={sending} />
        <div aria-hidden="true" className="absolute -left-[999rem]">
          <label htmlFor="bestellung-website">Bitte leer lassen</label>
          <input id="bestellung-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <div className="empty:hidden md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-3 xl:col-start-10 xl:row-span-3 xl:row-start-1">
        {isPriced && (Summary ? <Summary entries={entries} /> : posted && <PostedSummary />)}
      </div>
      <div className="md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-5 xl:col-start-5">
        <div role="alert">
          {(failure || wrong) && (
            <p className="mb-4 border-danger border-l-2 pl-4">
              {failure ?? 'Bitte prüfen Sie die markierten Angaben.'}
            </p>
          )}
        </div>
        <button
          type="submit"
          disabled={sending}
          className="min-h-12 w-full rounded bg-signal px-6 font-semibold text-lg text-on-signal hover:bg-ink hover:text-paper disabled:opacity-60 sm:w-auto"
        >
          {sending ? 'Bestellung wird verarbeitet...' : 'Jetzt bestellen!'}
        </button>
        <p className="measure mt-4 text-ink-muted text-sm">
          Mit dem Klick bestellen Sie zahlungspflichtig. Rechnung zahlbar innert 30 Tagen. Wie wir mit Ihren Angaben
          umgehen, steht unter{' '}
          <Link href="/impressum#datenschutz" className="text-accent underline underline-offset-4">
            Datenschutz
          </Link>
          .
        </p>
      </div>
    </form>
  );
}
