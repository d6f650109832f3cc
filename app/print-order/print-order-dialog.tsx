import { useState } from 'react';
import { publicButtonLook } from '../components/button-link.tsx';
import { takeFocus } from '../components/take-focus.ts';
import { Dialog } from '../components/ui/dialog.tsx';
import { PrintOrderForm } from './print-order-form.tsx';
import { PrintOrderSuccess } from './print-order-success.tsx';
import type { PrintOrderWords } from './print-order-words.ts';

/** Order form for printed copies. Changed input is only discarded after confirmation. */
export default function PrintOrderDialog({ words, onClosed }: { words: PrintOrderWords; onClosed: () => void }) {
  const [isChanged, setIsChanged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [orderNumber, setOrderNumber] = useState<string>();

  const requestClose = () => {
    if (isChanged && orderNumber === undefined) setIsAsking(true);
    else onClosed();
  };
  return (
    <Dialog
      title={orderNumber === undefined ? words.order : words.thanks}
      closeLabel={words.close}
      hasToasts={false}
      onRequestClose={requestClose}
    >
      {orderNumber === undefined ? (
        <PrintOrderForm
          words={words}
          onOrdered={setOrderNumber}
          onChanged={(changed) => {
            setIsChanged(changed);
            setIsAsking(false);
          }}
          question={
            isAsking && <DiscardQuestion words={words} onKeep={() => setIsAsking(false)} onDiscard={onClosed} />
          }
        />
      ) : (
        <PrintOrderSuccess words={words} orderNumber={orderNumber}>
          {/* The pressed submit button has been removed. */}
          <button ref={takeFocus} type="button" onClick={onClosed} className={`mt-8 ${publicButtonLook()}`}>
            {words.close}
          </button>
        </PrintOrderSuccess>
      )}
    </Dialog>
  );
}

interface DiscardQuestionProps {
  words: PrintOrderWords;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Replaces the submit button, so that it appears under the pointer. */
function DiscardQuestion({ words, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <div role="alertdialog" aria-labelledby="verwerfen-frage" className="mt-8 border-signal border-l-2 pl-4">
      <p id="verwerfen-frage" className="font-semibold">
        {words.discardQuestion}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button ref={takeFocus} type="button" onClick={onKeep} className={publicButtonLook()}>
          {words.keep}
        </button>
        <button
          type="button"
          onClick={onDiscard}
          className="min-h-11 rounded px-3 font-semibold text-danger underline underline-offset-4"
        >
          {words.discard}
        </button>
      </div>
    </div>
  );
}
