import { useState } from 'react';
import type { InputOf } from '#domain/core/api-call.ts';
import { setPresentationCall } from '#domain/orders/presentations/presentation-calls.ts';
import { presentationInput } from '#domain/orders/presentations/presentation-input.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { zurichClock, zurichDay } from '#platform/dates.ts';
import { api } from '../../../workspace/calls/api.ts';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { isChangedMeanwhile } from '../../../workspace/records/use-records.ts';
import { readRecord } from '../../../workspace/table/read-record.ts';
import { OrderActionForm, type OrderActionProps } from './order-action-form.tsx';

const timeHelp = (startsAt: string) =>
  startsAt !== '' && startsAt.slice(0, 10) < zurichDay(new Date())
    ? 'This day has passed. Local time in Zurich.'
    : 'Local time in Zurich.';

const fields: readonly FieldDescription[] = [
  { name: 'startsAt', label: 'Date and time', type: 'datetime-local', required: true, help: timeHelp },
  { name: 'minutes', label: 'Minutes', type: 'number', required: true, attributes: { min: 15, max: 600 } },
  { name: 'place', label: 'Place', required: true, isWide: true },
  { name: 'speaker', label: 'Speaker', required: true, isWide: true },
  { name: 'tellBuyer', label: 'Send it to the buyer with a calendar file', type: 'check' },
];

/** Whether another user has set the appointment since. */
const isSetMeanwhile = (seen: StudyOrder, current: StudyOrder) =>
  seen.presentation?.changedAt !== current.presentation?.changedAt;

type Body = InputOf<typeof setPresentationCall>['body'];

/**
 * Stores the appointment. Other changes of the order, such as its notes, are no conflict.
 * @returns the order as another user has changed it; undefined once the appointment is set
 */
async function storePresentation(seen: StudyOrder, body: Body): Promise<StudyOrder | undefined> {
  const { id, updatedAt } = seen;
  try {
    await api(setPresentationCall, { id, body }, { headers: { 'If-Match': `"${updatedAt}"` } });
    return undefined;
  } catch (error) {
    const current = isChangedMeanwhile(error) && (await readRecord<StudyOrder>(studyOrderCalls.list, id));
    if (!current || current.updatedAt === updatedAt) throw error;
    return isSetMeanwhile(seen, current) ? current : storePresentation(current, body);
  }
}

/** Sets date, place and speaker of a sold presentation. */
export function PresentationForm({ order, isBusy, run, onDone }: OrderActionProps) {
  const { presentation } = order;
  const [seen, setSeen] = useState(order);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const bodyOf = (values: { minutes: string }) => ({ ...values, minutes: Number(values.minutes || Number.NaN) });
  const form = useWorkspaceForm({
    initial: {
      startsAt: presentation ? zurichClock(new Date(presentation.startsAt)) : '',
      minutes: String(presentation?.minutes ?? 60),
      place: presentation?.place ?? '',
      speaker: presentation?.speaker ?? '',
      tellBuyer: true,
    },
    check: (values) => presentationInput.safeParse(bodyOf(values)).error?.issues ?? [],
    send: ({ minutes, ...values }) =>
      run('The presentation is set', 'Failed to set the presentation', async () => {
        const changed = await storePresentation(seen, { ...values, minutes: Number(minutes) });
        setIsAskedAgain(changed !== undefined);
        if (!changed) return onDone();
        setSeen(changed);
        return false;
      }),
  });
  return (
    <OrderActionForm form={form} fields={fields} isBusy={isBusy} submit="Set presentation">
      {isAskedAgain && (
        <p role="alert" className="text-signal sm:col-span-2">
          Somebody else has set the appointment meanwhile: see it below. Set yours anyway?
        </p>
      )}
    </OrderActionForm>
  );
}
