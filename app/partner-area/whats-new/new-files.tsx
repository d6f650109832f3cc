import { Download } from 'lucide-react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { categoryNames, confidentialityNames, typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { formatLongDate } from '#platform/dates.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { refreshAfterDownload } from '../../workspace/records/refresh-after-download.ts';
import { firmVersionAddress } from '../files/firm-file-row.tsx';
import { maxEntries, WhatsNewSection } from './whats-new-section.tsx';

interface NewFilesProps {
  files: PartnerFile[];
  /** The last visit; null on the first one, when all files are new. */
  since: string | null;
  /** Called after a download, as the file is then no longer marked. */
  onDownload: () => void;
}

/** The time at which the firm could first see the newest version. */
const arrivedAt = ({ storedAt, sharedAt }: PartnerFile) => (storedAt > sharedAt ? storedAt : sharedAt);

/** The office's files since the last visit, each to download. */
export function NewFiles({ files, since, onDownload }: NewFilesProps) {
  const arrived = files.filter((file) => !file.isOwn && (since === null || arrivedAt(file) > since));
  const more = arrived.length - maxEntries;
  return (
    <WhatsNewSection
      title="Dateien der Studienleitung"
      empty={since ? 'Seither ist nichts dazugekommen.' : 'Noch keine Dateien.'}
      more={{ tab: 'files', label: more > 0 ? `${more} weitere, alle Dateien` : 'Alle Dateien' }}
      entries={arrived.slice(0, maxEntries).map((file) => (
        <li key={file.id} className="py-1">
          <a
            href={firmVersionAddress(file.id, file.version)}
            download
            onClick={() => refreshAfterDownload(onDownload)}
            className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
          >
            <Download aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold underline underline-offset-4">{file.title}</span>{' '}
              <span className="text-ink-muted text-sm">
                {file.confidentiality && `${confidentialityNames.de[file.confidentiality]}, `}
                {typeNames[file.type]}, {fileSize(file.bytes)}, {categoryNames.de[file.category]} {file.year},{' '}
                {formatLongDate(new Date(arrivedAt(file)))}
              </span>
            </span>
          </a>
        </li>
      ))}
    />
  );
}
