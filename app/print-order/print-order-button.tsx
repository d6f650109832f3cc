import { useState } from 'react';
import { PrintOrderDialog } from './print-order-dialog.tsx';
import type { PrintOrderWords } from './print-order-words.ts';

/** Opens the order of printed copies. */
export default function PrintOrderButton({ words }: { words: PrintOrderWords }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center justify-center rounded border border-ink px-5 py-2 font-semibold transition-colors duration-150 hover:bg-ink hover:text-paper noscript:hidden"
      >
        {words.order}
      </button>
      {open && <PrintOrderDialog words={words} onClosed={() => setOpen(false)} />}
    </>
  );
}
