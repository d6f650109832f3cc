import { useMemo, useState } from 'react';
import type { RecordResource } from '../records/record-resource.ts';
import { type EditableRecord, isChangedMeanwhile, useRecords } from '../records/use-records.ts';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';
import type { ConflictingField } from './changed-question.tsx';
import type { FieldValues } from './form-values.ts';
import { comparedText, type RecordForm } from './record-form.ts';
import { withTranslationFields } from './translation-fields.ts';
import { useWorkspaceForm } from './use-workspace-form.ts';

export interface RecordFormOptions<Row extends EditableRecord> {
  description: RecordForm<Row>;
  resource: RecordResource<Row>;
  lang: WorkspaceLanguage;
  /** Null for a new record. */
  record: Row | null;
  onClosed: () => void;
}

/** Checks and saves a record's form, and asks at a conflict with another user's change. */
export function useRecordForm<Row extends EditableRecord>(options: RecordFormOptions<Row>) {
  const { description, resource, lang, record, onClosed } = options;
  const { schema, valuesOf, bodyOf, fields } = useMemo(
    () => withTranslationFields(description, lang),
    [description, lang],
  );
  const texts = workspaceTexts[lang];
  const records = useRecords<Row>(resource);
  /** The record that the form began with, or that another user has saved since. */
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<{ current: Row; differences: ConflictingField[] } | null>(null);

  /** The fields in which two states of the record differ. */
  const differences = (mine: FieldValues, theirs: FieldValues): ConflictingField[] =>
    fields
      .filter(({ name }) => mine[name] !== theirs[name])
      .map((field) => ({
        label: field.label,
        mine: comparedText(field, mine[field.name], texts.yes, texts.no),
        theirs: comparedText(field, theirs[field.name], texts.yes, texts.no),
      }));

  async function store(values: FieldValues, onto: Row | null): Promise<void> {
    setConflict(null);
    try {
      if (onto) await records.update(onto, bodyOf(values, onto));
      else await records.create(bodyOf(values, null));
      return onClosed();
    } catch (error) {
      const current = onto && isChangedMeanwhile(error) ? await records.read(onto.id) : undefined;
      if (!onto || !current) throw error;
      const found = differences(values, valuesOf(current));
      const isUntouched = differences(valuesOf(onto), valuesOf(current)).length === 0;
      // The other user changed only fields outside the form, such as the order, or made the same change.
      if (isUntouched || found.length === 0) return store(values, current);
      setConflict({ current, differences: found });
    }
  }

  const form = useWorkspaceForm<FieldValues>({
    initial: valuesOf(record),
    lang,
    check: (values) => schema.safeParse(bodyOf(values, known)).error?.issues ?? [],
    send: (values) => store(values, known),
  });

  return {
    form,
    fields,
    conflict: conflict && {
      lang,
      differences: conflict.differences,
      onCancel: () => setConflict(null),
      onKeepMine: () => void form.attempt(() => store(form.values, conflict.current)),
      onTakeTheirs() {
        setKnown(conflict.current);
        form.reset(valuesOf(conflict.current));
        setConflict(null);
      },
    },
  };
}
