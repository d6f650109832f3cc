import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { adminCall } from '../calls/admin-call.ts';
import { patchRows } from '../calls/admin-lists.ts';
import { ChangedQuestion } from '../form/changed-question.tsx';
import { isChangedMeanwhile } from '../records/use-records.ts';
import { studyOrdersPath } from './study-order-status.tsx';
import type { OrderRun } from './use-order-calls.ts';

interface OrderNotes {
  notes: string;
  setNotes: (notes: string) => void;
  isDirty: boolean;
  save: () => Promise<void>;
  /** Stands there while somebody has to choose between two versions. */
  question: ReactNode;
}

/** The team's notes on an order; what somebody else has noted meanwhile is shown and not overwritten unseen. */
export function useOrderNotes(record: StudyOrder, run: OrderRun): OrderNotes {
  const queryClient = useQueryClient();
  const [known, setKnown] = useState(record);
  const [notes, setNotes] = useState(record.notes ?? '');
  const [conflict, setConflict] = useState<StudyOrder | null>(null);
  const entered = notes.trim();
  const isDirty = entered !== (known.notes ?? '');
  const take = (order: StudyOrder) => {
    setKnown(order);
    setNotes(order.notes ?? '');
  };
  if (!isDirty && record.updatedAt > known.updatedAt) take(record);

  /** @returns whether it was stored; if not, somebody has to choose first */
  async function store(onto: StudyOrder): Promise<boolean> {
    const { id, orderNumber, updatedAt } = onto;
    try {
      const headers = { 'If-Match': `"${updatedAt}"` };
      const body = { notes: entered };
      const saved = await adminCall<StudyOrder>('PATCH', `${studyOrdersPath}/${id}`, { body, headers });
      take(saved);
      await patchRows<StudyOrder>(queryClient, studyOrdersPath, (rows) =>
        rows.map((row) => (row.id === id ? { ...row, ...saved } : row)),
      );
      return true;
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const found = await adminCall<StudyOrder[]>(
        'GET',
        `${studyOrdersPath}?${new URLSearchParams({ search: orderNumber })}`,
      );
      const current = found.find((order) => order.id === id);
      if (!current) throw error;
      // Something else was changed, such as the status, or both have noted the same.
      if (current.notes === onto.notes || current.notes === entered) return store(current);
      setConflict(current);
      return false;
    }
  }

  const save = (onto: StudyOrder) => {
    setConflict(null);
    return run('Notes saved', 'Failed to save notes', () => store(onto));
  };

  return {
    notes,
    setNotes,
    isDirty,
    save: () => save(known),
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
