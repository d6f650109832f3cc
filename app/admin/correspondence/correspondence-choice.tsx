import { useQueryClient } from '@tanstack/react-query';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { type Language, languages } from '#platform/languages.ts';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { patchRow } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { useSettledChoice } from '../../workspace/list/use-settled-choice.ts';
import type { EditableRecord } from '../../workspace/records/use-records.ts';
import type { Run } from '../../workspace/records/use-run.ts';

interface WrittenTo extends EditableRecord {
  correspondenceLanguage: Language;
}

interface CorrespondenceChoiceProps<Row extends WrittenTo> {
  calls: Pick<RecordCalls<Row, unknown, { correspondenceLanguage?: Language | undefined }>, 'list' | 'change'>;
  record: Row;
  run: Run;
}

const options = languages.map((language) => [language, languageName(language, 'en')] as const);

/** The drop-down for the correspondence language of an order, message or subscriber. */
export function CorrespondenceChoice<Row extends WrittenTo>({ calls, record, run }: CorrespondenceChoiceProps<Row>) {
  const queryClient = useQueryClient();
  const { id } = record;
  const settled = useSettledChoice(record, record.correspondenceLanguage, (_, correspondenceLanguage) =>
    run('Language changed', 'Failed to change the language', async () => {
      const saved = await api(calls.change, { id, body: { correspondenceLanguage } });
      await patchRow<Row>(queryClient, calls.list, id, saved);
    }),
  );
  return <Choice label="Correspondence" isQuiet options={options} {...settled} />;
}
