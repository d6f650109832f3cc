import type { FormResult } from '../forms/form-result.ts';
import { PrintOrderForm } from './print-order-form.tsx';
import { PrintOrderSuccess } from './print-order-success.tsx';
import type { PrintOrderWords } from './print-order-words.ts';

/** Print order without script: in the page instead of a dialog, posted as a form. */
export function PrintOrderWithoutScript({ words, posted }: { words: PrintOrderWords; posted: FormResult | undefined }) {
  return (
    <noscript className="w-full">
      <details id="printversion" open={posted !== undefined} className="border-rule border-t pt-4">
        <summary className="cursor-pointer py-2.5 font-semibold">{words.order}</summary>
        {posted?.sent === undefined ? (
          <PrintOrderForm words={words} posted={posted} />
        ) : (
          <PrintOrderSuccess words={words} orderNumber={posted.sent} />
        )}
      </details>
    </noscript>
  );
}
