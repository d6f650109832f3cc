import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../components/ui/dialog.tsx';
import { PrintOrderForm } from './print-order-form.tsx';
import { PrintOrderSuccess } from './print-order-success.tsx';

const outline = 'min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper';

/** Order form for printed copies. Changed input is only discarded after confirmation. */
export function PrintOrderDialog({ onClosed }: { onClosed: () => void }) {
  const [isChanged, setIsChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const [orderNumber, setOrderNumber] = useState<string>();

  const requestClose = () => {
    if (isChanged && orderNumber === undefined) setAsking(true);
    else onClosed();
  };
  return (
    <Dialog
      open
      title={orderNumber === undefined ? 'Printversion bestellen' : 'Vielen Dank für Ihre Bestellung'}
      closeLabel="Schliessen"
      hasToasts={false}
      onRequestClose={requestClose}
    >
      {orderNumber === undefined ? (
        <PrintOrderForm
          onOrdered={setOrderNumber}
          onChanged={(changed) => {
            setIsChanged(changed);
            setAsking(false);
          }}
          question={asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClosed} />}
        />
      ) : (
        <PrintOrderSuccess orderNumber={orderNumber}>
          <CloseButton onClose={onClosed} />
        </PrintOrderSuccess>
      )}
    </Dialog>
  );
}

/** Replaces the submit button, so that it appears under the pointer. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-labelledby="verwerfen-frage" className="mt-8 border-signal border-l-2 pl-4">
      <p id="verwerfen-frage" className="font-semibold">
        Ihre Angaben sind noch nicht abgeschickt. Trotzdem schliessen?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button ref={keep} type="button" onClick={onKeep} className={outline}>
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

/** Takes the focus, as the pressed button is gone. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" onClick={onClose} className={`mt-8 ${outline}`}>
      Schliessen
    </button>
  );
}
