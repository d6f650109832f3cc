import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CorrectionField, correctionFields } from '#domain/orders/corrections/correction-proposal-answer.ts';
import {
  acceptCorrectionCall,
  listCorrectionsCall,
  rejectCorrectionCall,
} from '#domain/orders/corrections/correction-proposal-calls.ts';
import { correctionRejectionInput } from '#domain/orders/corrections/correction-proposal-input.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { languageName } from '#platform/language-names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { refetchList, useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { FormField } from '../../../workspace/form/form-field.tsx';
import { useConfirmation } from '../../../workspace/form/use-confirmation.ts';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import type { Run } from '../../../workspace/records/use-run.ts';
import { studyOrderSummary } from '../order-texts.ts';
import type { OrderSectionProps } from './order-action-form.tsx';

const labels: Record<CorrectionField, string> = {
  organization: 'Company',
  billingAddress: 'Billing address',
  buyerReference: 'Reference',
};

interface CorrectionProposalSectionProps extends OrderSectionProps {
  /** Called when the message to the buyer is entered or emptied. */
  onInput: (hasInput: boolean) => void;
}

/** The buyer's proposed correction, to accept or to reject with a message; nothing if there is none. */
export function CorrectionProposalSection({ order, isBusy, run, onInput }: CorrectionProposalSectionProps) {
  const queryClient = useQueryClient();
  const { data = [] } = useAnswer(listCorrectionsCall, {}, { staleTime: 0 });
  const proposal = data.find(({ studyOrderId }) => studyOrderId === order.id);
  const ask = useConfirmation();
  const [isRejecting, setIsRejecting] = useState(false);
  if (!proposal) return null;
  const { id, createdAt, changes, suspectedSpam } = proposal;

  const decide: Run = async (...action) => {
    const isDone = await run(...action);
    await refetchList(queryClient, listCorrectionsCall);
    return isDone;
  };
  const accept = () =>
    void decide('The corrected invoice is on its way', 'Failed to accept the proposal', () =>
      api(acceptCorrectionCall, { id }),
    );

  const askToAccept = () =>
    ask({
      title: 'Accept correction?',
      text: `${studyOrderSummary(order)}: a credit note cancels the invoice, and a corrected invoice replaces it. The buyer gets both by mail. This can’t be undone.`,
      cancel: 'Keep as it is',
      confirm: 'Accept correction',
      look: 'primary',
      perform: accept,
    });

  return (
    <section aria-labelledby={`correction-${id}`} className="mb-5 border-accent border-l-2 pl-4">
      <h3 id={`correction-${id}`} className="font-semibold">
        The buyer proposes a correction
      </h3>
      <p className="text-sm text-ink-muted">
        {dateTimeOrUnknown(createdAt)}
        {suspectedSpam && '. This looks like spam.'}
      </p>
      {correctionFields
        .filter((field) => changes[field] !== undefined)
        .map((field) => (
          <dl key={field} aria-label={labels[field]} className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Value title={`${labels[field]} now`} text={order[field]} />
            <Value title={`${labels[field]} proposed`} text={changes[field] ?? null} />
          </dl>
        ))}
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <Button look="primary" aria-disabled={isBusy} onClick={askToAccept}>
          Accept correction
        </Button>
        <Button aria-expanded={isRejecting} onClick={() => setIsRejecting(!isRejecting)}>
          Reject
        </Button>
      </div>
      {isRejecting && (
        <RejectionForm {...{ id, isBusy, onInput }} language={order.correspondenceLanguage} run={decide} />
      )}
    </section>
  );
}

function Value({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{title}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{text ?? 'Nothing'}</dd>
    </div>
  );
}

interface RejectionFormProps extends Omit<CorrectionProposalSectionProps, 'order'> {
  id: string;
  language: StudyOrder['correspondenceLanguage'];
}

function RejectionForm({ id, language, isBusy, run, onInput }: RejectionFormProps) {
  const form = useWorkspaceForm({
    initial: { reason: '' },
    check: (values) => correctionRejectionInput.safeParse(values).error?.issues ?? [],
    send: (body) =>
      run('The message is on its way to the buyer', 'Failed to reject the proposal', () =>
        api(rejectCorrectionCall, { id, body }),
      ),
  });
  useEffect(() => {
    onInput(form.isDirty);
    return () => onInput(false);
  }, [onInput, form.isDirty]);
  return (
    <form {...form.attributes} className="mt-3 grid gap-3">
      <FormField
        form={form}
        name="reason"
        label="Message to the buyer"
        help={`Sent by mail and shown on the buyer’s page. The buyer reads ${languageName(language, 'en')}.`}
        rows={3}
        required
      />
      <Button type="submit" look="primary" aria-disabled={isBusy} className="justify-self-start">
        Reject with this message
      </Button>
    </form>
  );
}
