import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import { workspaceTexts } from '../workspace-texts.ts';
import { ChangedQuestion } from './changed-question.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { FormField } from './form-field.tsx';
import { useLeaveWarning, useSaveShortcut } from './unsaved-input.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/**
 * A record's form in a dialog, which stays until the server has stored it: what is refused stands at its field, with
 * everything that was entered. Changed input isn't thrown away without asking.
 */
export function RecordFormDialog<Row extends EditableRecord>(props: RecordFormOptions<Row>) {
  const { description, lang, record, onClosed } = props;
  const { addTitle, editTitle, noun, fields, Beside } = description;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, saving, failure, submit, conflict } = useRecordForm(props, element);
  const texts = workspaceTexts[lang];
  const title = record ? editTitle : addTitle;
  const shown = fields.filter(({ isShownFor = () => true }) => isShownFor(form.getValues()));
  const hasUnsaved = form.formState.isDirty || busy;
  const waits = saving || busy;

  const requestClose = () => {
    if (saving) return;
    if (hasUnsaved) setAsking(true);
    else onClosed();
  };

  useSaveShortcut(!asking && !conflict, () => element.current?.requestSubmit());
  useLeaveWarning(hasUnsaved);

  return (
    <>
      <Dialog
        open
        title={title}
        closeLabel={texts.close}
        onRequestClose={requestClose}
        footer={
          <>
            <span className="mr-auto hidden text-sm text-ink-muted sm:inline pointer-coarse:hidden">
              {texts.shortcut}
            </span>
            <Button onClick={requestClose} aria-disabled={saving}>
              {texts.cancel}
            </Button>
            <Button look="primary" type="submit" form={formId} aria-disabled={waits} aria-busy={saving}>
              {record ? texts.save : texts.create(noun)}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={element}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!waits) void submit(event);
          }}
        >
          {failure && <p className="mb-4 border-danger border-l-2 py-1 pl-3">{failure}</p>}
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {shown.map((field, place) => (
              <FormField key={field.name} {...{ field, form }} first={place === 0} onBusy={setBusy} />
            ))}
            {Beside && <Beside record={record} />}
          </div>
        </form>
      </Dialog>
      {asking && <DiscardQuestion lang={lang} onKeep={() => setAsking(false)} onDiscard={onClosed} />}
      {conflict && <ChangedQuestion {...conflict} />}
    </>
  );
}
