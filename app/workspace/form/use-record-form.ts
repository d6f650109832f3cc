import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallFailed, type Problem } from '../../api-client.ts';
import type { RecordResource } from '../records/record-resource.ts';
import { type EditableRecord, isChangedMeanwhile, useRecords } from '../records/use-records.ts';
import { type Language, workspaceTexts } from '../workspace-texts.ts';
import type { Difference } from './changed-question.tsx';
import { fieldErrors, unreadableFields } from './field-errors.ts';
import { type FormValues, type RecordForm, shownValue } from './record-form.ts';

export interface RecordFormOptions<Row extends EditableRecord> {
  description: RecordForm<Row>;
  resource: RecordResource<Row>;
  lang: Language;
  /** null: a new one. */
  record: Row | null;
  onClosed: () => void;
}

/** Checks and saves a record's form; what the server refuses, or somebody else has changed, leaves it open. */
export function useRecordForm<Row extends EditableRecord>(
  { description, resource, lang, record, onClosed }: RecordFormOptions<Row>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { schema, valuesOf, bodyOf, fields } = description;
  const texts = workspaceTexts[lang];
  const records = useRecords<Row>(resource);
  /** As the fields began: as it was opened, or as somebody else has saved it since. */
  const [known, setKnown] = useState(record);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<{ current: Row; differences: Difference[] } | null>(null);
  const form = useForm<FormValues>({
    defaultValues: valuesOf(record),
    resolver: (values) => {
      const { error } = schema.safeParse(bodyOf(values, known));
      const issues = [...unreadableFields(element.current, texts.unreadable), ...(error?.issues ?? [])];
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(issues) };
    },
  });

  /** The fields in which two states of the record differ, as they are called and shown. */
  const differences = (mine: FormValues, theirs: FormValues): Difference[] =>
    fields
      .filter(({ name }) => mine[name] !== theirs[name])
      .map((field) => ({
        label: field.label,
        mine: shownValue(field, mine[field.name], texts.yes, texts.no),
        theirs: shownValue(field, theirs[field.name], texts.yes, texts.no),
      }));

  function showProblem({ detail, errors = [] }: Problem) {
    const isField = ({ path }: { path: string }) => fields.some(({ name }) => name === path.split('.')[0]);
    for (const { path, message } of errors.filter(isField).toReversed()) {
      form.setError(path.split('.')[0] ?? '', { type: 'server', message }, { shouldFocus: true });
    }
    const others = errors.filter((error) => !isField(error)).map(({ message }) => message);
    setFailure([detail, ...others].filter(Boolean).join(' ') || undefined);
  }

  async function store(values: FormValues, onto: Row | null): Promise<void> {
    try {
      if (onto) await records.update(onto, bodyOf(values, onto));
      else await records.create(bodyOf(values, null));
      return onClosed();
    } catch (error) {
      const current = onto && isChangedMeanwhile(error) ? await records.read(onto.id) : undefined;
      if (!onto || !current) throw error;
      const found = differences(values, valuesOf(current));
      const isUntouched = differences(valuesOf(onto), valuesOf(current)).length === 0;
      // What the form doesn't show was changed, such as the order, or both have done the same.
      if (isUntouched || found.length === 0) return store(values, current);
      setConflict({ current, differences: found });
    }
  }

  async function save(values: FormValues, onto: Row | null): Promise<void> {
    if (saving) return;
    setFailure(undefined);
    setConflict(null);
    setSaving(true);
    try {
      await store(values, onto);
    } catch (error) {
      showProblem(error instanceof CallFailed ? error.problem : { detail: texts.offline });
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    saving,
    failure,
    submit: form.handleSubmit((values) => save(values, known)),
    conflict: conflict && {
      lang,
      differences: conflict.differences,
      onCancel: () => setConflict(null),
      onKeepMine: () => void save(form.getValues(), conflict.current),
      onTakeTheirs() {
        setKnown(conflict.current);
        form.reset(valuesOf(conflict.current));
        setConflict(null);
      },
    },
  };
}
