import { useId, useState } from 'react';
import type { FileRequest } from '#domain/partner-files/file-request-answer.ts';
import { zurichDay } from '#platform/dates.ts';
import { errorsByPath } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { InputField, MultilineField } from '../../components/ui/input-field.tsx';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.tsx';
import { useRecords } from '../../workspace/records/use-records.ts';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
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
  const [known] = useState({
    title: request?.title ?? '',
    message: request?.message ?? '',
    dueOn: request?.dueOn ?? '',
    isForAllFirms: false,
    firmIds: [] as string[],
  });
  const [entered, setEntered] = useState(known);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const guard = useCloseGuard(JSON.stringify(entered) !== JSON.stringify(known), { onClose });
  const firmsError = useId();
  const { title, message, dueOn } = entered;
  const enter = (changed: Partial<typeof entered>) => setEntered({ ...entered, ...changed });
  const send = async () => {
    setIsSending(true);
    setFailure(undefined);
    try {
      // An unchanged date is not sent, as that of an overdue request would be rejected.
      if (request) await update(request, { title, message, ...(dueOn !== known.dueOn && { dueOn }) });
      else await create(entered);
      onClose();
    } catch (error) {
      const found = errorsByPath(error);
      setErrors(found);
      if (Object.keys(found).length === 0) setFailure(detailOf(error) ?? workspaceTexts.en.offline);
    }
    setIsSending(false);
  };
  return (
    <>
      <Dialog
        title={request ? `Change ${request.title}` : 'Request files'}
        onRequestClose={guard.onClose}
        footer={
          <>
            <Button onClick={guard.onClose}>Cancel</Button>
            <Button look="primary" disabled={isSending} onClick={send}>
              {request ? 'Save changes' : 'Send request'}
            </Button>
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            label="What you ask for"
            required
            data-autofocus
            value={title}
            maxLength={200}
            error={errors.title}
            onChange={({ target }) => enter({ title: target.value })}
          />
          <InputField
            label="Last day"
            required
            type="date"
            min={zurichDay(new Date())}
            value={dueOn}
            error={errors.dueOn}
            onChange={({ target }) => enter({ dueOn: target.value })}
          />
          <MultilineField
            label="Message (optional)"
            rows={2}
            maxLength={1000}
            value={message}
            error={errors.message}
            onChange={({ target }) => enter({ message: target.value })}
            className="sm:col-span-2"
          />
          {!request && (
            <fieldset className="sm:col-span-2" aria-describedby={errors.firmIds && firmsError}>
              <legend className="mb-1 text-sm font-semibold">
                Firms
                <span aria-hidden="true" className="text-danger">
                  {' *'}
                </span>
              </legend>
              <FirmChoice details={entered} onChange={enter} />
              {errors.firmIds && (
                <p id={firmsError} className="mt-1 text-sm text-danger">
                  {errors.firmIds}
                </p>
              )}
            </fieldset>
          )}
        </div>
        <p className="mt-4 text-sm text-ink-muted">
          {request
            ? 'If the date changes, everybody in firms that have not delivered gets a mail ten minutes later, and another reminder before it.'
            : 'Everybody in these firms who can sign in and wants mails gets one now, three days before the last day and on that day, until the firm has delivered.'}
        </p>
        {(failure || Object.keys(errors).length > 0) && (
          <p role="alert" className={failure ? 'mt-3 text-sm text-danger' : 'sr-only'}>
            {failure ?? Object.values(errors).join('. ')}
          </p>
        )}
      </Dialog>
      {guard.discardQuestion}
    </>
  );
}
