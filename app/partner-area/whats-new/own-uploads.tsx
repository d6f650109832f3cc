import { useSyncExternalStore } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { isRejected } from '../../workspace/file-upload/file-upload.ts';
import type { FileUploads } from '../../workspace/file-upload/file-uploads.ts';
import { DownloadState } from '../files/download-state.tsx';
import { maxEntries, WhatsNewSection } from './whats-new-section.tsx';

/** An entry with a count in the singular or plural; none for 0. */
const countedEntry = (count: number, [one, several]: [string, string]) =>
  count > 0
    ? [
        <li key={several} className="py-2">
          {count === 1 ? one : several}
        </li>,
      ]
    : [];

/** The firm's latest files and whether the office has downloaded them, and uploads that aren't complete. */
export function OwnUploads({ files, uploads }: { files: PartnerFile[]; uploads: FileUploads }) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
  const rejected = list.filter(isRejected).length;
  const unfinished = list.filter(({ phase }) => phase !== 'available').length - rejected;
  const own = files.filter(({ isOwn }) => isOwn).slice(0, maxEntries);
  return (
    <WhatsNewSection
      title="Ihre Uploads"
      empty="Ihre Firma hat noch nichts hochgeladen."
      more={{ tab: 'upload', label: own.length + list.length > 0 ? 'Zum Upload' : 'Dateien hochladen' }}
      entries={[
        ...countedEntry(unfinished, [
          '1 Upload ist nicht abgeschlossen',
          `${unfinished} Uploads sind nicht abgeschlossen`,
        ]),
        ...countedEntry(rejected, ['1 Datei wurde abgelehnt', `${rejected} Dateien wurden abgelehnt`]),
        ...own.map((file) => (
          <li key={file.id} className="py-2">
            <span className="font-semibold wrap-anywhere">{file.title}</span> <DownloadState file={file} />
          </li>
        )),
      ]}
    />
  );
}
