import { useState } from 'react';
import type { EditableRecord } from '../records/use-records.ts';
import { ActionConfirmation } from './action-confirmation.tsx';
import type { ActionQuestion, BulkAction, TableDescription } from './table-description.ts';
import { useSeveral } from './use-several.ts';

interface Begun<Row> {
  action: BulkAction<Row>;
  fitting: readonly Row[];
  onBegun: (() => void) | undefined;
}

interface Asked<Row> extends Begun<Row> {
  question: ActionQuestion;
}

/** Applies bulk actions to one or several records, by button or key. */
export function useBulkActions<Row extends EditableRecord>(table: TableDescription<Row>) {
  const { calls, noun, plural, summaryOf, latestOf } = table;
  const { set } = useSeveral<Row>({ calls, noun, plural });
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const perform = async ({ action, fitting, onBegun }: Begun<Row>) => {
    onBegun?.();
    const latest = latestOf ? await Promise.all(fitting.map(latestOf)) : fitting;
    void set(latest, action.values, action.done, action.undo);
  };
  return {
    /** Applies an action to the records that it would change, after its confirmation, if any. */
    begin(action: BulkAction<Row>, records: readonly Row[], onBegun?: () => void) {
      const fitting = records.filter(action.appliesTo);
      if (fitting.length === 0) return;
      const question = action.question?.(fitting);
      if (question) setAsked({ action, fitting, onBegun, question });
      else void perform({ action, fitting, onBegun });
    },
    /** The open confirmation, to be rendered beside the list. */
    actionQuestion: asked && (
      <ActionConfirmation
        question={asked.question}
        plural={plural}
        summaries={asked.fitting.map(summaryOf)}
        onClose={() => setAsked(null)}
        onConfirm={() => void perform(asked)}
      />
    ),
  };
}
