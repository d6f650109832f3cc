import { useEffect, useRef, useState } from 'react';
import { localPath } from '#platform/languages.ts';
import { showToast } from '../components/show-toast.ts';
import { takeFocus } from '../components/take-focus.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { readValues } from '../forms/form-rules.ts';
import { SpamField } from '../forms/spam-field.tsx';
import { PrivacyHint, RetryNotice } from '../forms/submit-row.tsx';
import { useForm } from '../forms/use-form.ts';
import { draftKey, readOrderDraft, restoreDraft, saveOrderDraft } from './order-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { orderRules, shownPrices } from './order-rules.ts';
import { OrderSummary } from './order-summary.tsx';
import type { OrderWords } from './order-words.ts';
import { type OrderedStudy, StudyPanel } from './study-panel.tsx';

interface OrderFormProps {
  study: OrderedStudy;
  posted: FormResult | undefined;
  words: OrderWords;
  /** Called with the order's number. */
  onOrdered: (orderNumber: string) => void;
}

/** Study, order form and summary side by side. Without script the form is posted and the server renders the result. */
export function OrderForm({ study, posted, words, onOrdered }: OrderFormProps) {
  const [entries, setEntries] = useState(() =>
    readValues(orderRules.fields, new Map(Object.entries(posted?.values ?? {}))),
  );
  const [restoredMessage, setRestoredMessage] = useState<string>();
  /**
   * All attempts share one key until one succeeds, even after changes or a reload, so that an order whose response was
   * lost is not placed twice.
   */
  const key = useRef<string>(undefined);
  const { form, attributes, isSending, isRetrying, message, ...state } = useForm(orderRules, {
    words,
    posted,
    keyOf: () => {
      saveOrderDraft({ ...readOrderDraft(), entries });
      key.current ??= draftKey();
      return key.current;
    },
    onValues: (changed) => {
      setEntries(changed);
      saveOrderDraft({ ...readOrderDraft(), entries: changed });
    },
    onSent: (orderNumber) => {
      saveOrderDraft(null);
      onOrdered(orderNumber);
    },
    onFailed: ({ isKeyConflict, errors, message: ownMessage }) => {
      const outdated = errors.editionYear ?? errors.prices;
      if (outdated) {
        // The reloaded page shows the current edition and prices, the message and the input.
        saveOrderDraft({ entries, message: outdated });
        location.reload();
        return '';
      }
      showToast({ title: words.error, description: words.failure, variant: 'destructive' });
      if (!isKeyConflict) return ownMessage;
      key.current = undefined;
      saveOrderDraft({ entries });
      return words.keyConflict;
    },
  });

  useEffect(() => {
    if (!form.current) return;
    const draft = readOrderDraft();
    if (draft) {
      const { message: kept, ...rest } = draft;
      restoreDraft(form.current, rest.entries);
      setRestoredMessage(kept);
      if (kept) saveOrderDraft(rest);
    }
    setEntries(readValues(orderRules.fields, new FormData(form.current)));
  }, [form]);

  return (
    <form
      {...attributes}
      action={localPath(words.language, '/order#bestellung')}
      aria-labelledby="bestellung"
      className="page-grid gap-y-10 lg:grid-rows-[auto_auto_1fr]"
    >
      <input type="hidden" name="form" value={orderRules.name} />
      <input type="hidden" name="editionYear" value={study.facts.year} />
      <input type="hidden" name="prices" value={shownPrices(study.prices)} />
      <input type="hidden" name="key" defaultValue={posted?.values.key} />
      <div className="md:col-span-12 lg:col-span-5 lg:row-span-3 lg:row-start-1 xl:col-span-4 xl:pr-6">
        <StudyPanel study={study} words={words} />
      </div>
      <div className="md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-5 xl:col-start-5">
        <h2 id="bestellung" className="mb-6 text-2xl">
          {words.title}
        </h2>
        <FormAlert className="mb-6">{posted?.failure}</FormAlert>
        <fieldset disabled={isSending} className="grid min-w-0 gap-6">
          <legend className="sr-only">{words.legend}</legend>
          <OrderFields words={words} form={state} nextYear={study.facts.nextYear} prices={study.prices} />
          <SpamField words={words} />
        </fieldset>
      </div>
      <div className="empty:hidden md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-3 xl:col-start-10 xl:row-span-3 xl:row-start-1">
        {entries.companySize && <OrderSummary entries={entries} study={study} words={words} />}
      </div>
      <div className="md:col-span-12 lg:col-span-7 lg:col-start-6 xl:col-span-5 xl:col-start-5">
        <FormAlert className="mb-4">
          {message ||
            (restoredMessage && (
              <span ref={takeFocus} tabIndex={-1} className="outline-none">
                {restoredMessage}
              </span>
            ))}
        </FormAlert>
        <RetryNotice words={words} isRetrying={isRetrying} className="mb-4" />
        <button
          type="submit"
          disabled={isSending}
          className="min-h-12 w-full rounded bg-signal px-6 font-semibold text-lg text-on-signal hover:bg-ink hover:text-paper disabled:opacity-60 sm:w-auto"
        >
          {isSending ? words.processing : words.send}
        </button>
        <p className="measure mt-4 text-ink-muted text-sm">
          {words.binding} <PrivacyHint words={words} />
        </p>
      </div>
    </form>
  );
}
