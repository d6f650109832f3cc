import type { ReactNode } from 'react';
import { localPath } from '#platform/languages.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { SubmitRow } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { PrintOrderFields } from './print-order-fields.tsx';
import { initialPrintOrder, printOrderRules } from './print-order-rules.ts';
import type { PrintOrderWords } from './print-order-words.ts';

interface PrintOrderFormProps {
  words: PrintOrderWords;
  /** The result of a posted form that the server renders again. */
  posted?: FormResult | undefined;
  onOrdered?: (orderNumber: string) => void;
  /** Called on every change and when sending failed: whether the form differs from its initial state. */
  onChanged?: (isChanged: boolean) => void;
  /** Replaces the submit button. */
  question?: ReactNode;
}

/** Order form for printed copies: sent by script in the dialog, posted without script. */
export function PrintOrderForm({ words, posted, onOrdered, onChanged, question }: PrintOrderFormProps) {
  const { attributes, isSending, isRetrying, message, ...state } = useForm(printOrderRules, {
    words,
    posted,
    initial: initialPrintOrder,
    onSent: (orderNumber) => onOrdered?.(orderNumber),
    onFailed: ({ errors, message }) => {
      onChanged?.(true);
      if (message) return message;
      return Object.keys(errors).length > 0 ? undefined : words.failure;
    },
    onValues: (values) => onChanged?.(printOrderRules.fields.some((name) => values[name] !== initialPrintOrder[name])),
  });
  return (
    <form {...attributes} action={localPath(words.language, '/studies#printversion')} aria-label={words.order}>
      <input type="hidden" name="form" value={printOrderRules.name} />
      <FormAlert className="mt-4">{posted?.failure}</FormAlert>
      <fieldset disabled={isSending} className="min-w-0">
        <PrintOrderFields words={words} form={state} />
      </fieldset>
      <FormAlert className="mt-6">
        {message && (
          <>
            <span className="block font-semibold">{words.error}</span>
            {message}
          </>
        )}
      </FormAlert>
      {(!isSending && question) || (
        <SubmitRow
          words={words}
          label={words.order}
          sendingLabel={words.processing}
          isSending={isSending}
          isRetrying={isRetrying}
          className="mt-8"
          newTab
        />
      )}
    </form>
  );
}
