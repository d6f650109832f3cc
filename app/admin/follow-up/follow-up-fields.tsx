import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { mayDo, type Permission } from '#domain/core/accounts/roles.ts';
import { listAssigneesCall } from '#domain/core/follow-up/assignee-calls.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { controlLook } from '../../components/ui/field.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { patchRow, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
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
    void run(done, 'Failed to save', async () => {
      const saved = await api(calls.change, { id: record.id, body: values });
      await patchRow<Row>(queryClient, calls.list, record.id, saved);
    });
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
          onKeyDown={({ key, currentTarget }) => {
            // Escape closes the details, and React doesn't report the blur of a removed field.
            if (key === 'Enter' || key === 'Escape') currentTarget.blur();
          }}
          onBlur={({ target }) => {
            const dueOn = target.value || null;
            if (dueOn !== record.dueOn && !target.validity.badInput) save({ dueOn }, 'Due date saved');
          }}
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
