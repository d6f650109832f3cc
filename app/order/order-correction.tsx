import type { PageLink } from '#domain/editions/live-content/page-link.ts';
import { type CorrectionField, correctionFields } from '#domain/orders/corrections/correction-proposal-answer.ts';
import type { OrderPageView } from '#domain/orders/order-pages/order-page-view.ts';
import { formatLongDate } from '#platform/dates.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { publicButtonLook } from '../components/button-link.tsx';
import { TextAreaField, TextField } from '../forms/fields.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormErrors, FormValues } from '../forms/form-rules.ts';
import { SpamField } from '../forms/spam-field.tsx';
import { PrivacyHint } from '../forms/submit-row.tsx';
import { orderCorrectionWords } from './order-correction-words.ts';
import { OrderSection, Rows } from './order-part.tsx';

/** Name of the form that proposes a correction of the invoice. */
export const correctionForm = 'invoice-correction';

/** The form as the server renders it: new, or with the result of a post. */
export interface ShownCorrection {
  /** Of the page: part of the idempotency keys of its forms. */
  key: string;
  /** ISO 8601. */
  startedAt: string;
  isSent?: boolean;
  values?: FormValues<CorrectionField>;
  errors?: FormErrors<CorrectionField>;
  failure?: string;
}

interface OrderCorrectionProps {
  language: Language;
  order: OrderPageView;
  form: ShownCorrection;
  privacyNote: PageLink;
}

/** The buyer's proposal to correct an open invoice, and its outcome. Works without script. */
export function OrderCorrection({ language, order, form, privacyNote }: OrderCorrectionProps) {
  const words = orderCorrectionWords(language);
  const { payment, correction } = order;
  const isOpen = payment === 'open' || payment === 'overdue';
  if (!isOpen && !correction && !form.failure) return null;
  return (
    <OrderSection id="korrektur" title={words.title}>
      <div role="status" className="empty:hidden">
        {form.isSent && <p className="mb-4 border-accent border-l-2 pl-4">{words.sent}</p>}
      </div>
      <FormAlert className="mb-4">{form.failure}</FormAlert>
      {correction && <Outcome language={language} correction={correction} />}
      {isOpen && (
        <>
          <p className="measure">{words.explanation}</p>
          <details open={form.failure !== undefined} className="no-print mt-4">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
              {correction?.state === 'waiting' ? words.proposeAnother : words.propose}
            </summary>
            <Fields language={language} order={order} form={form} privacyNote={privacyNote} />
          </details>
        </>
      )}
    </OrderSection>
  );
}

interface OutcomeProps {
  language: Language;
  correction: NonNullable<OrderPageView['correction']>;
}

function Outcome({ language, correction: { state, createdAt, decidedAt, changes, reason } }: OutcomeProps) {
  const words = orderCorrectionWords(language);
  const day = (instant: string) => formatLongDate(new Date(instant), language);
  if (state === 'rejected') {
    return (
      <div className="mb-6">
        <p>{words.rejected(day(createdAt))}</p>
        <blockquote className="mt-2 border-rule border-l-2 pl-4 whitespace-pre-line wrap-anywhere">{reason}</blockquote>
      </div>
    );
  }
  if (state === 'accepted') return <p className="mb-6">{words.accepted(day(decidedAt ?? createdAt))}</p>;
  const rows = correctionFields
    .filter((field) => changes[field] !== undefined)
    .map((field): [string, string] => [words.parts[field], changes[field] ?? words.empty]);
  return (
    <div className="mb-6">
      <p className="mb-3">{words.waiting(day(createdAt))}</p>
      <Rows rows={rows} />
    </div>
  );
}

function Fields({ language, order, form, privacyNote }: OrderCorrectionProps) {
  const words = orderCorrectionWords(language);
  const { token, organization, billingAddress, buyerReference, correction } = order;
  const proposed = correction?.state === 'waiting' ? correction.changes : {};
  const shown = { organization, billingAddress, buyerReference, ...proposed };
  const values = form.values ?? { ...shown, buyerReference: shown.buyerReference ?? '' };
  const state = { values, errors: form.errors ?? {} };
  return (
    <form
      method="post"
      action={localPath(language, `/order?beleg=${token}#korrektur`)}
      aria-labelledby="korrektur"
      className="mt-3 grid gap-6"
    >
      <input type="hidden" name="form" value={correctionForm} />
      <input type="hidden" name="beleg" value={token} />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="startedAt" value={form.startedAt} />
      <TextField form={state} name="organization" label={words.parts.organization} autoComplete="organization" />
      <TextAreaField form={state} name="billingAddress" label={words.parts.billingAddress} rows={3} />
      <TextField form={state} name="buyerReference" label={words.parts.buyerReference} help={words.optional} />
      <SpamField words={words} />
      <div>
        <button type="submit" className={publicButtonLook()}>
          {words.send}
        </button>
        <p className="measure mt-4 text-ink-muted text-sm">
          <PrivacyHint words={{ ...words, privacyNote }} />
        </p>
      </div>
    </form>
  );
}
