import type { ReactNode } from 'react';
import type { FormResult } from '../form-result.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { PrintOrderFields } from './print-order-fields.tsx';
import { initialPrintOrder, printOrderRules } from './print-order-rules.ts';

interface PrintOrderFormProps {
  /** The result of a posted form that the server renders again. */
  posted?: FormResult | undefined;
  onOrdered?: (orderNumber: string) => void;
  /** Called on every change: whether the form differs from its initial state. */
  onChanged?: (isChanged: boolean) => void;
  /** Replaces the submit button. */
  question?: ReactNode;
}

/** Order form for printed copies: sent by script in the dialog, posted without script. */
export function PrintOrderForm({ posted, onOrdered, onChanged, question }: PrintOrderFormProps) {
  const { attributes, sending, isRetrying, message, ...state } = useForm(printOrderRules, {
    posted,
    initial: initialPrintOrder,
    onSent: (orderNumber) => onOrdered?.(orderNumber),
    onFailed: ({ errors, message }) => {
      if (message) return message;
      return Object.keys(errors).length > 0 ? undefined : printOrderRules.failure;
    },
    onValues: (values) => onChanged?.(printOrderRules.fields.some((name) => values[name] !== initialPrintOrder[name])),
  });
  return (
    <form {...attributes} action="/studies#printversion" aria-label="Printversion bestellen">
      <input type="hidden" name="form" value={printOrderRules.name} />
      <FormAlert className="mt-4">{posted?.failure}</FormAlert>
      <fieldset disabled={sending} className="min-w-0">
        <PrintOrderFields form={state} />
      </fieldset>
      <FormAlert className="mt-6">
        {message && (
          <>
            <span className="block font-semibold">Fehler</span>
            {message}
          </>
        )}
      </FormAlert>
      {(!sending && question) || (
        <SubmitRow
          label="Printversion bestellen"
          sendingLabel="Bestellung wird verarbeitet..."
          sending={sending}
          isRetrying={isRetrying}
          className="mt-8"
          newTab
        />
      )}
    </form>
  );
}
