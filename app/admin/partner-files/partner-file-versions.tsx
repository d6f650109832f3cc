import type { PartnerFile, PartnerFileVersion } from '#domain/partner-files/partner-file-answer.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { scanText } from '#domain/partner-files/scan-text.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { versionAddress } from './partner-file-resource.ts';

const deletedAccount = 'deleted account';

export function PartnerFileVersions({ file }: { file: PartnerFile }) {
  const query = useAnswer(officeFileCalls.listVersions, { id: file.id });
  return (
    <ListStates query={query} failure="The versions could not be loaded.">
      {(versions) => (
        <ul className="divide-y divide-rule border-rule border-y">
          {versions.map((version) => (
            <li key={version.version} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="tabular-nums">
                  <span className="font-semibold">Version {version.version}</span>, {typeNames[version.type]},{' '}
                  {fileSize(version.bytes)}
                  <span className="block text-sm text-ink-muted">
                    {dateTimeOrUnknown(version.storedAt)}, {version.uploadedBy ?? deletedAccount}
                  </span>
                  <span className="block text-sm text-ink-muted">{scanText(version, 'en')}</span>
                </p>
                <a href={versionAddress(file.id, version.version)} download className={buttonLook()}>
                  Download<span className="sr-only"> version {version.version}</span>
                </a>
              </div>
              {version.message && (
                <p className="mt-1 max-w-[60ch] whitespace-pre-line wrap-anywhere">{version.message}</p>
              )}
              <Downloads {...version} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function Downloads({ downloads }: PartnerFileVersion) {
  if (downloads.length === 0) return <p className="mt-1 text-sm text-ink-muted">Not downloaded yet.</p>;
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer py-1 text-ink-muted">
        Downloaded {downloads.length === 1 ? 'once' : `${downloads.length} times`}
      </summary>
      <ul>
        {downloads.map(({ at, name, firmName }) => (
          <li key={at} className="py-0.5 tabular-nums">
            {dateTimeOrUnknown(at)}: {name ?? deletedAccount}, {firmName ?? 'office'}
          </li>
        ))}
      </ul>
    </details>
  );
}
