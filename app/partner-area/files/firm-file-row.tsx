import { Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { categoryNames, confidentialityNames, typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { scanText } from '#domain/partner-files/scan-text.ts';
import { formatLongDate } from '#platform/dates.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { refreshAfterDownload } from '../../workspace/records/refresh-after-download.ts';
import { wideCell } from '../file-table.tsx';
import { DownloadState } from './download-state.tsx';

interface FirmFileRowProps {
  file: PartnerFile;
  /** Called after a download, as the file is then no longer new. */
  onDownload: () => void;
  onDelete: () => void;
}

/** A file with its newest version. On small screens all details are below the title. */
export function FirmFileRow({ file, onDownload, onDelete }: FirmFileRowProps) {
  const { id, title, type, bytes, category, year, version, message, isOwn, isNew, confidentiality, visibleUntil } =
    file;
  const [isOpen, setIsOpen] = useState(false);
  const stored = <time dateTime={file.storedAt}>{formatLongDate(new Date(file.storedAt))}</time>;
  return (
    <tr className="border-rule border-t align-baseline">
      <th scope="row" className="py-4 pr-4 font-semibold wrap-anywhere">
        {title} {isNew && <Badge look="good">Neu</Badge>}{' '}
        {confidentiality && <Badge>{confidentialityNames.de[confidentiality]}</Badge>}
        <span className="mt-1 block font-normal text-ink-muted text-sm">
          {isOwn ? `Von Ihrer Firma${file.uploadedBy ? ` (${file.uploadedBy})` : ''}` : 'Von der Studienleitung'}
          {version > 1 && `, Fassung ${version}`}
          {file.requests.length > 0 &&
            `, Antwort auf ${file.requests.map((request) => `«${request.title}»`).join(', ')}`}
          {visibleUntil && `, verfügbar bis ${formatLongDate(new Date(visibleUntil))}`}
          {isOwn && (
            <>
              , <DownloadState file={file} />
            </>
          )}
          <span className="block">{scanText(file, 'de')}</span>
        </span>
        {message && (
          <span className="mt-1 block max-w-[60ch] whitespace-pre-line font-normal text-sm wrap-anywhere">
            {message}
          </span>
        )}
        <span className="mt-1 block font-normal text-ink-muted text-sm md:hidden">
          {typeNames[type]}, {fileSize(bytes)}, {categoryNames.de[category]}, {year}
          <br />
          {stored}
        </span>
        {(version > 1 || isOwn) && (
          <span className="no-print mt-1 flex flex-wrap gap-x-2">
            {version > 1 && (
              <Button
                look="quiet"
                of={`von ${title}`}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="-ml-2.5"
              >
                Frühere Fassungen
              </Button>
            )}
            {isOwn && (
              <Button look="quiet" of={title} onClick={onDelete} className={version > 1 ? '' : '-ml-2.5'}>
                Zurücknehmen
              </Button>
            )}
          </span>
        )}
        {isOpen && <OlderVersions file={file} />}
      </th>
      <td className={wideCell}>{typeNames[type]}</td>
      <td className={`${wideCell} whitespace-nowrap tabular-nums`}>{fileSize(bytes)}</td>
      <td className={wideCell}>{categoryNames.de[category]}</td>
      <td className={`${wideCell} tabular-nums`}>{year}</td>
      <td className={wideCell}>{stored}</td>
      <td className="py-2 text-right align-middle">
        <a
          href={firmVersionAddress(id, version)}
          download
          aria-label={`${title} herunterladen`}
          onClick={() => refreshAfterDownload(onDownload)}
          className="no-print inline-flex size-11 items-center justify-center rounded text-ink-muted hover:text-ink"
        >
          <Download aria-hidden="true" className="size-5" />
        </a>
      </td>
    </tr>
  );
}

function OlderVersions({ file: { id, title, version: newest } }: { file: PartnerFile }) {
  const query = useAnswer(firmFileCalls.listVersions, { id });
  return (
    <ListStates query={query} failure="Die Fassungen konnten nicht geladen werden." lang="de">
      {(versions) => (
        <ul aria-label={`Frühere Fassungen von ${title}`} className="mt-1 font-normal text-sm">
          {versions
            .filter(({ version }) => version < newest)
            .map(({ version, storedAt, bytes, message, ...scan }) => (
              <li key={version}>
                <a
                  href={firmVersionAddress(id, version)}
                  download
                  className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
                >
                  Fassung {version}, {formatLongDate(new Date(storedAt))}, {fileSize(bytes)}
                </a>
                <span className="block text-ink-muted">{scanText(scan, 'de')}</span>
                {message && <span className="block whitespace-pre-line wrap-anywhere">{message}</span>}
              </li>
            ))}
        </ul>
      )}
    </ListStates>
  );
}

/** The address at which a firm downloads a version. */
export const firmVersionAddress = (id: string, version: number) =>
  addressOf(firmFileCalls.download, { id, version: String(version) });
