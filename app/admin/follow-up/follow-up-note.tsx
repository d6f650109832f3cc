import { listAssigneesCall } from '#domain/core/follow-up/assignee-calls.ts';
import { zurichDay } from '#platform/dates.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useNow } from '../../workspace/use-now.ts';
import type { FollowedUp } from './follow-up-fields.tsx';

interface FollowUpNoteProps {
  record: FollowedUp;
  /** Whether the record is done, so that a past due date is no warning. */
  isDone: boolean;
}

export function FollowUpNote({ record, isDone }: FollowUpNoteProps) {
  const { dueOn, assigneeId } = record;
  return dueOn || assigneeId ? <Note {...{ dueOn, assigneeId, isDone }} /> : null;
}

function Note({ dueOn, assigneeId, isDone }: FollowedUp & { isDone: boolean }) {
  const today = zurichDay(useNow());
  const { data: people = [] } = useAnswer(listAssigneesCall, {});
  const name = people.find(({ id }) => id === assigneeId)?.name;
  const isLate = !isDone && dueOn !== null && dueOn < today;
  const texts = [dueOn && `Due ${dateOrUnknown(dueOn)}`, name];
  return (
    <p
      className={`text-sm wrap-anywhere wide:shrink-0 wide:whitespace-nowrap ${isLate ? 'font-semibold text-signal' : 'text-ink-muted'}`}
    >
      {texts.filter(Boolean).join(', ')}
    </p>
  );
}
