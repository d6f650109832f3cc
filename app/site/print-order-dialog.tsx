import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PrintOrderFields } from './print-order-fields.tsx';
import { type PrintOrderErrors, readPrintOrder, sendPrintOrder } from './send-print-order.ts';

export interface PrintOrderDialogProps {
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** The order of printed copies. Input that has been changed isn't thrown away without asking. */
export function PrintOrderDialog({ onClosed }: PrintOrderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const untouched = useRef('');
  const startedAt = useRef(new Date().toISOString());
  const [errors, setErrors] = useState<PrintOrderErrors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const [orderNumber, setOrderNumber] = useState<string>();

  useEffect(() => {
    dialog.current?.showModal();
    untouched.current = contentOf(form.current);
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (Object.keys(errors).length > 0) first?.focus();
  }, [errors]);

  const close = () => dialog.current?.close();
  const requestClose = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (orderNumber || contentOf(form.current) === untouched.current) close();
    else if (!sending) setAsking(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') requestClose(event);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setAsking(false);
    setFailure(undefined);
    const read = readPrintOrder(event.currentTarget);
    setErrors(read.errors);
    if (!read.order) return;
    setSending(true);
    const result = await sendPrintOrder(read.order, startedAt.current);
    setSending(false);
    if (result.sent) return setOrderNumber(result.orderNumber);
    setErrors(result.errors);
    setFailure(result.sentence);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="printversion-titel"
      {...{ closedby: 'none' }}
      onCancel={requestClose}
      onKeyDown={onKeyDown}
      onClose={onClosed}
      className="m-auto max-h-[92dvh] w-[min(44rem,calc(100vw-1.5rem))] max-w-none overflow-y-auto rounded-md bg-paper p-5 text-ink shadow-float sm:p-8"
    >
      <header className="flex items-start justify-between gap-4">
        <h2 id="printversion-titel" className="text-2xl">
          {orderNumber ? 'Vielen Dank für Ihre Bestellung' : 'Printversion bestellen'}
        </h2>
        <button
          type="button"
          aria-label="Schliessen"
          onClick={() => requestClose()}
          className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </header>
      {orderNumber ? (
        <Confirmation orderNumber={orderNumber} onClose={close} />
      ) : (
        <form ref={form} noValidate onSubmit={onSubmit} aria-labelledby="printversion-titel">
          <PrintOrderFields errors={errors} />
          {failure && (
            <p role="alert" className="mt-6 border-danger border-l-2 pl-4">
              <span className="font-semibold">Fehler</span>
              <span className="block">{failure}</span>
            </p>
          )}
          {asking ? (
            <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={close} />
          ) : (
            <SubmitRow sending={sending} />
          )}
        </form>
      )}
    </dialog>
  );
}

/** Everything that stands in the form, as one text. */
function contentOf(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : '';
}

function SubmitRow({ sending }: { sending: boolean }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        disabled={sending}
        className="min-h-11 rounded bg-signal px-5 font-semibold text-on-signal hover:bg-ink hover:text-paper disabled:opacity-60"
      >
        {sending ? 'Bestellung wird verarbeitet...' : 'Printversion bestellen'}
      </button>
      <p className="text-ink-muted text-sm">
        Wie wir mit Ihren Angaben umgehen, steht unter{' '}
        <a href="/impressum#datenschutz" target="_blank" rel="noopener">
          Datenschutz
        </a>
        .
      </p>
    </div>
  );
}

/** Takes the place of the submit button, so that it is seen where the hand already is. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-labelledby="verwerfen-frage" className="mt-8 border-signal border-l-2 pl-4">
      <p id="verwerfen-frage" className="font-semibold">
        Ihre Angaben sind noch nicht abgeschickt. Trotzdem schliessen?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          ref={keep}
          type="button"
          onClick={onKeep}
          className="min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
        >
          Weiter bearbeiten
        </button>
        <button
          type="button"
          onClick={onDiscard}
          className="min-h-11 rounded px-3 font-semibold text-danger underline underline-offset-4"
        >
          Angaben verwerfen
        </button>
      </div>
    </div>
  );
}

function Confirmation({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status">
      <p className="mt-4 text-lg">
        Ihre Bestellung ist bei uns eingegangen. Ihre Bestellnummer ist{' '}
        <strong className="tabular-nums">{orderNumber}</strong>.
      </p>
      <p className="mt-2 text-ink-muted">Wir senden Ihnen die Printversion per Post.</p>
      <button
        ref={button}
        type="button"
        onClick={onClose}
        className="mt-8 min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
      >
        Schliessen
      </button>
    </div>
  );
}
