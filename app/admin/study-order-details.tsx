import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { type StudyOrderStatus, studyOrderStatuses } from '#domain/study-orders/study-order-status.ts';
import { formatFrancs } from '#platform/money.ts';
import { CallFailed } from '../api-client.ts';
import { Button, buttonLook } from '../components/ui/button.tsx';
import { Field, inputLook } from '../components/ui/field.tsx';
import { Choice } from '../components/ui/filter-bar.tsx';
import { adminCall } from './admin-call.ts';
import { adminDateTime } from './admin-dates.ts';
import { patchRows, refetchList } from './admin-lists.ts';
import { deliveryClock } from './delivery-clock.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { DetailsList } from './details-list.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { useLeaveWarning, useSaveShortcut } from './form-habits.ts';
import { englishTexts } from './form-texts.ts';
import { mailLink } from './mail-link.ts';
import { optionsOf } from './options.ts';
import { studyStatusLabels } from './order-texts.ts';
import { englishFailure, englishSuccess, studyOrderKind } from './record-kinds.ts';
import { businessAreaNames, companySizeNames, partnerInterestNames } from './study-order-choice-names.ts';
import { tell } from './tell.ts';
import { useNow } from './use-now.ts';

interface StudyOrderDetailsProps {
  order: StudyOrder;
  onStatus: (status: StudyOrderStatus) => void;
  onClose: () => void;
  onDelete: () => void;
}

const { path } = studyOrderKind;

export const invoicePath = (id: string) => `${path}/${id}/invoice`;

const longestNotes = 5000;

/** Everything about one order, and what the team does with it. */
export function StudyOrderDetails({ order, onStatus, onClose, onDelete }: StudyOrderDetailsProps) {
  const { id, orderNumber, status } = order;
  const [notes, setNotes] = useState(order.notes ?? '');
  /** What was asked for while the notes weren't saved. */
  const [asking, setAsking] = useState<'close' | 'delete' | null>(null);
  const { busy, deliver, resend, saveNotes } = useOrderDeeds(id);
  const isDirty = notes.trim() !== (order.notes ?? '');
  const save = () => {
    if (isDirty && !busy) void saveNotes(notes);
  };
  useSaveShortcut(!asking, save);
  useLeaveWarning(isDirty);
  return (
    <>
      <DetailsDialog
        title={`Order ${orderNumber}`}
        onRequestClose={() => (isDirty ? setAsking('close') : onClose())}
        action={
          <Choice
            label="Status"
            value={status}
            options={optionsOf(studyOrderStatuses, studyStatusLabels)}
            onChange={onStatus}
          />
        }
        onDelete={() => (isDirty ? setAsking('delete') : onDelete())}
      >
        <div className="mb-5 flex flex-wrap gap-2">
          <Button look="primary" aria-disabled={busy} onClick={deliver}>
            {order.deliveredAt ? 'Deliver report again' : 'Deliver report'}
          </Button>
          <a href={invoicePath(id)} target="_blank" rel="noopener" className={buttonLook()}>
            Invoice (PDF)<span className="sr-only"> (new tab)</span>
          </a>
          <Button aria-disabled={busy} onClick={resend}>
            Resend confirmation
          </Button>
        </div>
        <Entries order={order} />
        <div className="mt-5 border-rule border-t pt-4">
          <Field label="Notes" help="For the team only; the buyer never sees them.">
            {(described) => (
              <textarea
                {...described}
                rows={3}
                maxLength={longestNotes}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
                className={inputLook}
              />
            )}
          </Field>
          <Button className="mt-2" aria-disabled={!isDirty || busy} onClick={save}>
            Save notes
          </Button>
        </div>
      </DetailsDialog>
      {asking && (
        <DiscardQuestion
          texts={englishTexts}
          onKeep={() => setAsking(null)}
          onDiscard={asking === 'delete' ? onDelete : onClose}
        />
      )}
    </>
  );
}

function Entries({ order }: { order: StudyOrder }) {
  const { email, price, presentationPrice, wantsPresentation, deliveredAt } = order;
  const clock = deliveryClock(order, useNow());
  return (
    <DetailsList
      entries={[
        ['Total', formatFrancs(price + presentationPrice)],
        ['Report', formatFrancs(price)],
        ['Presentation', wantsPresentation ? formatFrancs(presentationPrice) : 'No'],
        ['Delivery', deliveredAt ? adminDateTime(deliveredAt) : clock.text],
        ['Ordered', adminDateTime(order.createdAt)],
        ['Name', joinPersonName(order)],
        [
          'Email',
          <a key="mail" href={mailLink(email)}>
            {email}
          </a>,
        ],
        ['Company', order.organization],
        ['Billing address', order.billingAddress],
        ['Business area', businessAreaNames[order.businessArea] ?? order.businessArea],
        ['Company size', companySizeNames[order.companySize] ?? order.companySize],
        ['Partner 2025', partnerInterestNames[order.partnerInterest] ?? order.partnerInterest],
        ['Note', order.suspectedSpam && 'This looks like spam.'],
      ]}
    />
  );
}

/** Calls beside the status; each says how it went. */
function useOrderDeeds(id: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function perform(done: string, failed: string, act: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
      tell(englishSuccess(done));
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      tell(englishFailure([failed, detail].filter(Boolean).join('. ')));
    }
    setBusy(false);
    void refetchList(queryClient, path);
  }
  return {
    busy,
    deliver: () =>
      perform('The report is on its way to the buyer', 'Failed to deliver report', () =>
        adminCall('POST', `${path}/${id}/deliver`),
      ),
    resend: () =>
      perform('The confirmation is being sent again', 'Failed to resend confirmation', () =>
        adminCall('POST', `${path}/${id}/resend`),
      ),
    saveNotes: (notes: string) =>
      perform('Notes saved', 'Failed to save notes', async () => {
        const body = { notes: notes.trim() };
        await adminCall('PATCH', `${path}/${id}`, { body });
        await patchRows<StudyOrder>(queryClient, path, (rows) =>
          rows.map((row) => (row.id === id ? { ...row, ...body } : row)),
        );
      }),
  };
}
