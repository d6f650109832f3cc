import { type ReactNode, useState } from 'react';
import { Question } from '../../components/ui/question.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { Act, TableDescription } from './table-description.ts';
import { useSeveral } from './use-several.ts';

interface Acts<Row> {
  /** Does it to the records that it would change; asks first where that can't simply be taken back. */
  begin: (act: Act<Row>, records: readonly Row[], onBegun?: () => void) => void;
  /** Stands beside the list while an answer is awaited. */
  actQuestion: ReactNode;
}

interface Asked<Row> {
  act: Act<Row>;
  fitting: readonly Row[];
  onBegun: (() => void) | undefined;
}

/** What can be set on one or several records of a list, by button or key. */
export function useActs<Row extends EditableRecord>(table: TableDescription<Row>): Acts<Row> {
  const { calls, noun, plural } = table;
  const { set } = useSeveral<Row>({ calls, noun, plural });
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const perform = ({ act, fitting, onBegun }: Asked<Row>) => {
    setAsked(null);
    onBegun?.();
    void set(fitting, act.values, act.done);
  };
  const { title, text, confirm } = asked?.act.question ?? {};
  return {
    begin(act, records, onBegun) {
      const fitting = records.filter(act.fits);
      if (fitting.length === 0) return;
      if (act.question) setAsked({ act, fitting, onBegun });
      else perform({ act, fitting, onBegun });
    },
    actQuestion: asked && title && text && confirm && (
      <Question
        title={title}
        cancel="Keep as it is"
        confirm={confirm}
        onCancel={() => setAsked(null)}
        onConfirm={() => perform(asked)}
      >
        {`${asked.fitting.length} ${asked.fitting.length === 1 ? noun : plural}: ${text}`}
      </Question>
    ),
  };
}
