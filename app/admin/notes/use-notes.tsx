import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { patchRow } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { ChangedQuestion } from '../../workspace/form/changed-question.tsx';
import { type EditableRecord, isChangedMeanwhile } from '../../workspace/records/use-records.ts';
import type { Run } from '../../workspace/records/use-run.ts';
import { readRecord } from '../../workspace/table/read-record.ts';

export interface NotedRecord extends EditableRecord {
  notes: string | null;
}

type NotedCalls<Row> = Pick<RecordCalls<Row, unknown, { notes?: string | null }>, 'list' | 'change'>;

export interface NotesOptions<Row> {
  calls: NotedCalls<Row>;
  record: Row;
  run: Run;
  /** Waits for a pending change of the record. @returns the changed record */
  latestOf?: ((record: Row) => Promise<Row>) | undefined;
}

/** The office's notes on a record. Concurrent changes by others are shown before they are overwritten. */
export function useNotes<Row extends NotedRecord>({ calls, record, run, latestOf }: NotesOptions<Row>) {
  const queryClient = useQueryClient();
  const [known, setKnown] = useState(record);
  const [notes, setNotes] = useState(record.notes ?? '');
  const [conflict, setConflict] = useState<Row | null>(null);
  const entered = notes.trim();
  const isDirty = entered !== (known.notes ?? '');
  const take = (noted: Row) => {
    setKnown(noted);
    setNotes(noted.notes ?? '');
  };
  if (record.updatedAt > known.updatedAt) {
    if (!isDirty) take(record);
    else if (record.notes === known.notes) setKnown(record);
  }

  /** @returns false if the user has to choose first */
  async function store(base: Row): Promise<boolean> {
    const { id, updatedAt } = base;
    try {
      const headers = { 'If-Match': `"${updatedAt}"` };
      const body = { notes: entered };
      const saved = await api(calls.change, { id, body }, { headers });
      setKnown(saved);
      // Input typed in the meantime stays, unsaved.
      setNotes((shown) => (shown.trim() === entered ? (saved.notes ?? '') : shown));
      await patchRow<Row>(queryClient, calls.list, id, saved);
      return true;
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const current = await readRecord<Row>(calls.list, id);
      if (!current) throw error;
      // Something else has changed, such as the status, or both users have entered the same.
      if (current.notes === base.notes || (current.notes ?? '') === entered) return store(current);
      setConflict(current);
      return false;
    }
  }

  const save = (base: Row) => {
    setConflict(null);
    return run('Notes saved', 'Failed to save notes', async () => {
      const latest = await latestOf?.(base);
      return store(latest?.notes === base.notes ? latest : base);
    });
  };

  return {
    notes,
    setNotes,
    isDirty,
    save: () => save(known),
    /** Open while the user has to choose between two versions. */
    question: conflict && (
      <ChangedQuestion
        lang="en"
        differences={[{ label: 'Notes', mine: entered || '–', theirs: conflict.notes || '–' }]}
        onKeepMine={() => void save(conflict)}
        onTakeTheirs={() => {
          take(conflict);
          setConflict(null);
        }}
        onCancel={() => setConflict(null)}
      />
    ),
  };
}
