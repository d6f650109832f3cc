import { useState } from 'react';
import { publicButtonLook } from '../components/button-link.tsx';
import { Lazy, lazyPart } from '../components/lazy-part.tsx';
import { showToast } from '../components/show-toast.ts';
import type { PrintOrderWords } from './print-order-words.ts';

const dialog = lazyPart(() => import('./print-order-dialog.tsx'));

/** Opens the order form for printed copies; its code is loaded when the button is about to be pressed. */
export default function PrintOrderButton({ words }: { words: PrintOrderWords }) {
  const [isOpen, setIsOpen] = useState(false);
  const openDialog = async () => {
    try {
      await dialog.code();
      setIsOpen(true);
    } catch {
      showToast({ title: words.error, description: words.notLoaded, variant: 'destructive' });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void dialog.preload()}
        onFocus={() => void dialog.preload()}
        onClick={() => void openDialog()}
        className={`noscript:hidden ${publicButtonLook()}`}
      >
        {words.order}
      </button>
      {isOpen && (
        <Lazy part={dialog}>
          {(PrintOrderDialog) => <PrintOrderDialog words={words} onClosed={() => setIsOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
