import { useRef, useState } from 'react';
import { endsBeforeStart } from '#domain/partner-files/file-visibility.ts';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { categoryNames } from '#domain/partner-files/partner-file-choices.ts';
import { errorsByPath } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { messageOf } from '../../workspace/calls/failure-message.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { focusUnreadable } from '../../workspace/form/form-values.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useRecords } from '../../workspace/records/use-records.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
import { FileDetailsFields } from './file-details-fields.tsx';
import { audienceText, partnerFileResource } from './partner-file-resource.ts';
import { PartnerFileVersions } from './partner-file-versions.tsx';

interface PartnerFileDetailsProps {
  file: PartnerFile;
  onClose: () => void;
  onDelete: () => void;
}

/** Edits a file; shows its versions and downloads. */
export function PartnerFileDetails({ file, onClose, onDelete }: PartnerFileDetailsProps) {
  const { update } = useRecords<PartnerFile>(partnerFileResource);
  const [known] = useState({ ...file, firmIds: file.firms.map(({ id }) => id) });
  const [details, setDetails] = useState(known);
  const [error, setError] = useState<string>();
  const [titleError, setTitleError] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  const guard = useCloseGuard(JSON.stringify(details) !== JSON.stringify(known), { onClose, onDelete });
  const save = async () => {
    const { title, category, year, isForAllFirms, firmIds, visibleFrom, visibleUntil, confidentiality } = details;
    const shared = { isForAllFirms, firmIds, visibleFrom, visibleUntil, confidentiality };
    if (focusUnreadable(fields.current)) return setError(workspaceTexts.en.unreadable);
    if (endsBeforeStart(details)) return;
    setTitleError(undefined);
    if (file.isOwn && !isForAllFirms && firmIds.length === 0) return setError('Please choose whom to share it with.');
    try {
      // Not `file`, which may be another user's newer version.
      await update(known, { title, category, year, ...(file.isOwn && shared) });
      onClose();
    } catch (problem) {
      const { title: aboutTitle } = errorsByPath(problem);
      setTitleError(aboutTitle);
      setError(aboutTitle ? undefined : (messageOf(problem) ?? workspaceTexts.en.offline));
    }
  };
  return (
    <Dialog
      title={file.title}
      onRequestClose={guard.onClose}
      footer={
        <>
          <Button look="danger" onClick={guard.onDelete} className="mr-auto">
            Delete
          </Button>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button look="primary" onClick={save}>
            Save changes
          </Button>
        </>
      }
    >
      <InputField
        label="Title"
        required
        className="mb-4"
        value={details.title}
        error={titleError}
        onChange={({ target }) => setDetails({ ...details, title: target.value })}
      />
      <div ref={fields}>
        <FileDetailsFields details={details} onChange={setDetails} canBeShared={file.isOwn} />
      </div>
      <FormFailure message={error} />
      <h3 className="mt-6 text-lg">Versions</h3>
      <PartnerFileVersions file={file} />
    </Dialog>
  );
}

/** A file for users who may not change it. */
export function ReadOnlyPartnerFile({ file, onClose }: Omit<PartnerFileDetailsProps, 'onDelete'>) {
  const { title, fileName, category, year } = file;
  return (
    <Dialog title={title} onRequestClose={onClose}>
      <DetailsList
        entries={[
          ['File', fileName],
          ['From or for', audienceText(file)],
          ['Category', categoryNames.en[category]],
          ['Year', year],
        ]}
      />
      <h3 className="mt-6 text-lg">Versions</h3>
      <PartnerFileVersions file={file} />
    </Dialog>
  );
}
