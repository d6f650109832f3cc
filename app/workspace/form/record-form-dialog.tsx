import { useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import { workspaceTexts } from '../workspace-texts.ts';
import { ChangedQuestion } from './changed-question.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormField } from './form-field.tsx';
import type { ControlProps, FieldDescription } from './record-form.ts';
import { useSaveShortcut } from './unsaved-input.ts';
import { useCloseGuard } from './use-close-guard.ts';
import { askedConfirmation } from './use-confirmation.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

/**
 * A record's form in a dialog, which stays open until the record is stored. Errors are shown at their fields; closing with
 * unsaved input asks for confirmation.
 */
export function RecordFormDialog<Row extends EditableRecord>(props: RecordFormOptions<Row>) {
  const { description, lang, record, onClosed } = props;
  const { addTitle, editTitle, noun, Below } = description;
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { form, fields, conflict } = useRecordForm(props);
  const { isSending, failure, attributes } = form;
  const texts = workspaceTexts[lang];
  const title = record ? editTitle : addTitle;
  const shown = fields.filter(({ isShownFor = () => true }) => isShownFor(form.values));
  const guard = useCloseGuard(form.isDirty || isBusy, { onClose: onClosed }, lang);
  const isWaiting = isSending || isBusy;
  const requestClose = () => {
    if (!isSending) guard.onClose();
  };
  useSaveShortcut(!conflict, () => !askedConfirmation() && form.element.current?.requestSubmit());

  return (
    <>
      <Dialog
        title={title}
        closeLabel={texts.close}
        onRequestClose={requestClose}
        footer={
          <>
            <span className="mr-auto hidden text-sm text-ink-muted sm:inline pointer-coarse:hidden">
              {texts.shortcut}
            </span>
            <Button onClick={requestClose} aria-disabled={isSending}>
              {texts.cancel}
            </Button>
            <Button look="primary" type="submit" form={formId} aria-disabled={isWaiting} aria-busy={isSending}>
              {record ? texts.save : texts.create(noun)}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          {...attributes}
          aria-label={title}
          onSubmit={(event) => (isBusy ? event.preventDefault() : attributes.onSubmit(event))}
        >
          <FormFailure message={failure} />
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {shown
              .filter(({ group }) => !group)
              .map((field, index) => (
                <FormField key={field.name} form={form} isFirst={index === 0} onBusy={setIsBusy} {...field} />
              ))}
            {[...Map.groupBy(shown, ({ group = '' }) => group)].map(
              ([group, grouped]) =>
                group && <FieldGroup key={group} name={group} fields={grouped} form={form} onBusy={setIsBusy} />,
            )}
            {Below && <Below record={record} />}
          </div>
        </form>
      </Dialog>
      {conflict && <ChangedQuestion {...conflict} />}
    </>
  );
}

/** A collapsible group of fields, with the number of filled ones; open if one of them has an error. */
function FieldGroup({ name, fields, form, onBusy }: ControlProps & { name: string; fields: FieldDescription[] }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || fields.some((field) => form.errors[field.name]);
  const filled = fields.filter((field) => form.values[field.name]).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      className="border-rule border-t pt-2 sm:col-span-2"
    >
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-ink-muted tabular-nums">
          {filled}/{fields.length}
        </span>
      </summary>
      {isOpen && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <FormField key={field.name} {...{ form, onBusy }} {...field} />
          ))}
        </div>
      )}
    </details>
  );
}
