import { useId, useState } from 'react';
import type { FileRequest } from '#domain/partner-files/file-request-answer.ts';
import { zurichDay } from '#platform/dates.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { requiredMark } from '../../components/ui/field.tsx';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { useRecords } from '../../workspace/records/use-records.ts';
import { FirmChoice } from '../partner-files/firm-choice.tsx';
import { fileRequestResource } from './file-request-resource.ts';

interface FileRequestDialogProps {
  /** Undefined for a new request. */
  request: FileRequest | undefined;
  onClose: () => void;
}

/** Asks firms for files, or changes a request, whose firms stay the same. */
export function FileRequestDialog({ request, onClose }: FileRequestDialogProps) {
  const { create, update } = useRecords<FileRequest>(fileRequestResource);
  const [shared, setShared] = useState({ isForAllFirms: false, firmIds: [] as string[] });
  const { title = '', message = '', dueOn: dueBefore = '' } = request ?? {};
  const form = useWorkspaceForm({
    // The firms are named for their error.
    initial: { title, dueOn: dueBefore, message: message ?? '', firmIds: '' },
    async send({ title, dueOn, message }) {
      // An unchanged date is not sent, as that of an overdue request would be rejected.
      if (request) await update(request, { title, message, ...(dueOn !== dueBefore && { dueOn }) });
      else await create({ title, message, dueOn, ...shared });
      onClose();
    },
  });
  const guard = useCloseGuard(form.isDirty || shared.isForAllFirms || shared.firmIds.length > 0, { onClose });
  const [formId, firmsError] = [useId(), useId()];
  return (
    <Dialog
      title={request ? `Change ${title}` : 'Request files'}
      onRequestClose={guard.onClose}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} aria-disabled={form.isSending}>
            {request ? 'Save changes' : 'Send request'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.attributes} className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} isFirst required name="title" label="What you ask for" />
        <FormField
          form={form}
          required
          name="dueOn"
          label="Last day"
          type="date"
          attributes={{ min: zurichDay(new Date()) }}
        />
        <FormField form={form} name="message" label="Message (optional)" rows={2} isWide />
        {!request && (
          <fieldset className="sm:col-span-2" aria-describedby={form.errors.firmIds && firmsError}>
            <legend className={`mb-1 text-sm font-semibold ${requiredMark}`}>Firms</legend>
            <FirmChoice details={shared} onChange={setShared} />
            {form.errors.firmIds && (
              <p id={firmsError} role="alert" className="mt-1 text-sm text-danger">
                {form.errors.firmIds}
              </p>
            )}
          </fieldset>
        )}
      </form>
      <p className="mt-4 text-sm text-ink-muted">
        {request
          ? 'If the date changes, everybody in firms that have not delivered gets a mail ten minutes later, and another reminder before it.'
          : 'Everybody in these firms who can sign in and wants mails gets one now, three days before the last day and on that day, until the firm has delivered.'}
      </p>
      <FormFailure message={form.failure} />
    </Dialog>
  );
}
