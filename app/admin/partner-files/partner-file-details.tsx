import { useState } from 'react';
import type { PartnerFile, PartnerFileVersion } from '#domain/partner-files/partner-file-answer.ts';
import { typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { CallFailed } from '../../api-client.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { fileSize } from '../../file-upload/file-size.ts';
import { adminTexts } from '../admin-texts.ts';
import { useAdminQuery } from '../calls/admin-lists.ts';
import { adminDateTime } from '../dashboard/admin-dates.ts';
import { useCloseGuard } from '../form/use-close-guard.tsx';
import { ListStates } from '../list/list-states.tsx';
import { useRecords } from '../records/use-records.ts';
import { FileDetailsFields } from './file-details-fields.tsx';
import { partnerFileResource, versionAddress } from './partner-file-resource.ts';

interface PartnerFileDetailsProps {
  file: PartnerFile;
  onClose: () => void;
  onDelete: () => void;
}

/** What is said of a file, its versions and who fetched them. */
export function PartnerFileDetails({ file, onClose, onDelete }: PartnerFileDetailsProps) {
  const { update } = useRecords<PartnerFile>(partnerFileResource);
  const [known] = useState({ ...file, firmIds: file.firms.map(({ id }) => id) });
  const [details, setDetails] = useState(known);
  const [error, setError] = useState<string>();
  const guard = useCloseGuard(JSON.stringify(details) !== JSON.stringify(known), { onClose, onDelete });
  const save = async () => {
    const { title, category, year, isForAllFirms, firmIds } = details;
    if (file.isOwn && !isForAllFirms && firmIds.length === 0) return setError('Please choose whom to share it with.');
    try {
      await update(file, { title, category, year, ...(file.isOwn && { isForAllFirms, firmIds }) });
      onClose();
    } catch (problem) {
      const { errors, detail } = problem instanceof CallFailed ? problem.problem : {};
      setError(errors?.[0]?.message ?? detail ?? adminTexts.en.offline);
    }
  };
  return (
    <>
      <Dialog
        open
        title={file.title}
        closeLabel="Close"
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
        <Field label="Title" required className="mb-4">
          {(described) => (
            <input
              {...described}
              value={details.title}
              maxLength={200}
              onChange={({ target }) => setDetails({ ...details, title: target.value })}
              className={inputLook}
            />
          )}
        </Field>
        <FileDetailsFields details={details} onChange={setDetails} sharing={file.isOwn} />
        {error && (
          <p role="alert" className="mt-3 text-sm text-danger">
            {error}
          </p>
        )}
        <h3 className="mt-6 text-lg">Versions</h3>
        <Versions file={file} />
      </Dialog>
      {guard.discardQuestion}
    </>
  );
}

function Versions({ file }: { file: PartnerFile }) {
  const query = useAdminQuery<PartnerFileVersion[]>(`${partnerFileResource.path}/${file.id}/versions`);
  return (
    <ListStates query={query} failure="The versions could not be loaded." lang="en">
      {(versions) => (
        <ul className="divide-y divide-rule border-rule border-y">
          {versions.map((version) => (
            <li key={version.version} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="tabular-nums">
                  <span className="font-semibold">Version {version.version}</span>, {typeNames[version.type]},{' '}
                  {fileSize(version.bytes)}
                  <span className="block text-sm text-ink-muted">
                    {adminDateTime(version.storedAt)}, {version.uploadedBy ?? 'an account that is no more'}
                  </span>
                </p>
                <a href={versionAddress(file.id, version.version)} download className={buttonLook()}>
                  Download<span className="sr-only"> version {version.version}</span>
                </a>
              </div>
              <Downloads {...version} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function Downloads({ downloads }: PartnerFileVersion) {
  if (downloads.length === 0) return <p className="mt-1 text-sm text-ink-muted">Nobody has fetched it yet.</p>;
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer py-1 text-ink-muted">
        Fetched {downloads.length === 1 ? 'once' : `${downloads.length} times`}
      </summary>
      <ul>
        {downloads.map(({ at, name, firmName }) => (
          <li key={at} className="py-0.5 tabular-nums">
            {adminDateTime(at)}: {name ?? 'an account that is no more'}, {firmName ?? 'office'}
          </li>
        ))}
      </ul>
    </details>
  );
}
