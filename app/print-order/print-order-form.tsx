import type { ReactNode } from 'react';
import type { FormResult } from '../form-result.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { PrintOrderFields } from './print-order-fields.tsx';
import { initialPrintOrder, printOrderRules } from './print-order-rules.ts';

interface PrintOrderFormProps {
  /** When the server shows the form again. */
  posted?: FormResult | undefined;
  onOrdered?: (orderNumber: string) => void;
  /** Told whenever something was typed or chosen: whether the form holds anything else than at first. */
  onChanged?: (isChanged: boolean) => void;
  /** Stands in place of the submit button. */
  question?: ReactNode;
}

/** The order of printed copies: sends itself in the dialog, is posted where there is no script. */
export function PrintOrderForm({ posted, onOrdered, onChanged, question }: PrintOrderFormProps) {
  const { attributes, sending, isRetrying, sentence, ...state } = useForm(printOrderRules, {
    posted,
    initial: initialPrintOrder,
    onSent: (orderNumber) => onOrdered?.(orderNumber),
    onFailed: ({ errors, sentence: told }) => {
      if (told) return told;
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
        {sentence && (
          <>
            <span className="block font-semibold">Fehler</span>
            {sentence}
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
