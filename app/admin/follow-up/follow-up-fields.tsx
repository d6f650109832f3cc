import { useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { mayDo, type Permission } from '#domain/core/accounts/roles.ts';
import { listAssigneesCall } from '#domain/core/follow-up/assignee-calls.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { controlLook } from '../../components/ui/field.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { patchRow, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { useSettledChoice } from '../../workspace/list/use-settled-choice.ts';
import type { EditableRecord } from '../../workspace/records/use-records.ts';
import type { Run } from '../../workspace/records/use-run.ts';

/** A message or order that can have a due date and an assignee. */
export interface FollowedUp {
  dueOn: string | null;
  assigneeId: string | null;
}

interface FollowUpFieldsProps<Row extends EditableRecord & FollowedUp> {
  calls: Pick<RecordCalls<Row, unknown, Partial<FollowedUp>>, 'list' | 'change'>;
  record: Row;
  run: Run;
  /** What the assignee must be allowed to do. */
  permission: Permission;
}

/** Due date and assignee of a message or order. Each is saved when it changes. */
export function FollowUpFields<Row extends EditableRecord & FollowedUp>(props: FollowUpFieldsProps<Row>) {
  const { calls, record, run, permission } = props;
  const queryClient = useQueryClient();
  const { data: people = [] } = useAnswer(listAssigneesCall, {});
  const mayBeChosen = people.filter(({ id, role }) => mayDo(role, permission) || id === record.assigneeId);
  const dueId = useId();
  const save = (values: Partial<FollowedUp>, done: string) =>
    run(done, 'Failed to save', async () => {
      const saved = await api(calls.change, { id: record.id, body: values });
      await patchRow<Row>(queryClient, calls.list, record.id, saved);
    });
  const [typedDue, setTypedDue] = useState<string | null>(null);
  useLeaveWarning(typedDue !== null);
  const saveDue = () => {
    if (typedDue === null) return;
    setTypedDue(null);
    const dueOn = typedDue || null;
    if (dueOn !== record.dueOn) void save({ dueOn }, 'Due date saved');
  };
  const latestSaveDue = useRef(saveDue);
  useLayoutEffect(() => {
    latestSaveDue.current = saveDue;
  });
  // Esc and Back close the details, and a removed field fires no blur.
  useLayoutEffect(() => () => latestSaveDue.current(), []);
  const person = useSettledChoice(record, record.assigneeId ?? '', (_, id) =>
    save({ assigneeId: id || null }, 'Person saved'),
  );
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex items-center gap-2">
        <label htmlFor={dueId} className="text-sm text-ink-muted">
          Due
        </label>
        <input
          key={record.dueOn}
          id={dueId}
          type="date"
          defaultValue={record.dueOn ?? ''}
          // The value of an unfinished date is empty.
          onChange={({ target }) => setTypedDue(target.validity.badInput ? null : target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={saveDue}
          className={`${controlLook} text-sm`}
        />
      </div>
      <Choice
        label="Person"
        options={[['', 'Nobody'], ...mayBeChosen.map(({ id, name }) => [id, name] as const)]}
        {...person}
      />
    </div>
  );
}
