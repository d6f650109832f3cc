import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileTitle } from '#domain/library/file-title.ts';
import { endsBeforeStart } from '#domain/partner-files/file-visibility.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { officeUploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { refetchList } from '../../workspace/calls/answers.ts';
import type { FileUploads } from '../../workspace/file-upload/file-uploads.ts';
import { MessageField, messageFault } from '../../workspace/file-upload/message-field.tsx';
import { UploadDrop } from '../../workspace/file-upload/upload-drop.tsx';
import { UploadList } from '../../workspace/file-upload/upload-list.tsx';
import { useFileUploads } from '../../workspace/file-upload/use-file-uploads.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { focusUnreadable } from '../../workspace/form/form-values.ts';
import { guardLeaving } from '../../workspace/form/leave-guard.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { notify } from '../../workspace/records/notify.ts';
import { successToast } from '../../workspace/records/toasts.ts';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
import { type FileDetails, FileDetailsFields, noLimits } from './file-details-fields.tsx';

/** Uploads files after asking for their category and recipients. */
export function SendFiles({ firmId }: { firmId: string }) {
  const queryClient = useQueryClient();
  const { uploads, isUploading, isUnreachable, load } = useFileUploads(officeUploadCalls, ({ fileName, status }) => {
    notify(successToast(status?.sameAsVersion ? `${fileName} was already stored` : `${fileName} is available`));
    void refetchList(queryClient, officeFileCalls.list);
  });
  const [chosen, setChosen] = useState<File[]>([]);
  const ask = useConfirmation();
  useEffect(() => {
    if (!isUploading) return;
    // Another list or tab would stop the uploads.
    return guardLeaving((leave) =>
      ask({
        title: 'Stop uploading?',
        text: 'Files are still being uploaded. They are not shared until you choose them again here.',
        cancel: 'Keep uploading',
        confirm: 'Stop uploading',
        perform: leave,
      }),
    );
  }, [isUploading, ask]);
  return (
    <div className="mb-4">
      <UploadList {...{ uploads, isUnreachable, load }} lang="en" />
      <UploadDrop lang="en" onFiles={setChosen} />
      {chosen.length > 0 && <SendDialog {...{ uploads, firmId }} files={chosen} onClosed={() => setChosen([])} />}
    </div>
  );
}

interface SendDialogProps {
  uploads: FileUploads;
  files: File[];
  /** Id of the firm in the filter; '' for all. */
  firmId: string;
  onClosed: () => void;
}

function SendDialog({ uploads, files, firmId, onClosed }: SendDialogProps) {
  const [initial] = useState<FileDetails>({
    category: 'study',
    year: new Date().getFullYear(),
    isForAllFirms: false,
    firmIds: firmId ? [firmId] : [],
    ...noLimits,
  });
  const [details, setDetails] = useState(initial);
  const [message, setMessage] = useState('');
  const messageError = messageFault(message, 'en');
  const [error, setError] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  const isChanged = message !== '' || JSON.stringify(details) !== JSON.stringify(initial);
  const guard = useCloseGuard(isChanged, { onClose: onClosed });
  const send = () => {
    if (focusUnreadable(fields.current)) return setError(workspaceTexts.en.unreadable);
    if (!details.isForAllFirms && details.firmIds.length === 0) return setError('Please choose whom to share it with.');
    if (endsBeforeStart(details) || messageError) return;
    for (const file of files) uploads.add(file, { ...details, message, title: fileTitle(file.name) });
    onClosed();
  };
  return (
    <Dialog
      title={files.length === 1 ? `Share ${files[0]?.name}` : `Share ${files.length} files`}
      onRequestClose={guard.onClose}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button look="primary" onClick={send}>
            Upload and share
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <FileDetailsFields details={details} onChange={setDetails} />
      </div>
      <MessageField lang="en" message={message} error={messageError} onChange={setMessage} className="mt-4" />
      <FormFailure message={error} />
      <p className="mt-4 text-sm text-ink-muted">
        If exactly these firms already have a file of this name, the new one becomes its next version.
      </p>
    </Dialog>
  );
}
