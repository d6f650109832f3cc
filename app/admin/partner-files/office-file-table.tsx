import { Fragment } from 'react';
import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { categoryNames, typeNames } from '#domain/partner-files/partner-file-choices.ts';
import { scanText } from '#domain/partner-files/scan-text.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { groupFiles } from '../../workspace/file-upload/file-groups.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { refreshAfterDownload } from '../../workspace/records/refresh-after-download.ts';
import { DataTable } from '../../workspace/table/data-table.tsx';
import { FileLimits } from './file-limits.tsx';
import { audienceText, versionAddress } from './partner-file-resource.ts';

const columns = [
  { head: 'File' },
  { head: 'From or for' },
  { head: 'Category' },
  { head: 'Stored' },
  { head: 'Actions', headClass: 'no-print w-60 text-right' },
];
const cell = 'py-2.5 pr-4 first:pl-3 stacked:block stacked:py-1 stacked:pl-3';

interface RowProps {
  onOpen: (file: PartnerFile) => void;
  /** Called after a download, as the file is then no longer new. */
  onDownload: () => void;
}

interface OfficeFileTableProps extends RowProps {
  shown: PartnerFile[];
  isGrouped: boolean;
}

/** The files in the given order, or grouped by year and category. */
export function OfficeFileTable({ shown, isGrouped, ...row }: OfficeFileTableProps) {
  const rows = (files: PartnerFile[]) => files.map((file) => <FileRow key={file.id} file={file} {...row} />);
  return (
    <DataTable caption="Files" columns={columns}>
      {isGrouped
        ? groupFiles(shown).map(({ year, category, files }) => (
            <Fragment key={`${year} ${category}`}>
              <tr className="border-rule border-b stacked:block">
                <td colSpan={columns.length} className="pt-6 pb-1.5 pl-3 stacked:block">
                  <h3 className="text-base">
                    {categoryNames.en[category]} {year}
                  </h3>
                </td>
              </tr>
              {rows(files)}
            </Fragment>
          ))
        : rows(shown)}
    </DataTable>
  );
}

function FileRow({ file, onOpen, onDownload }: RowProps & { file: PartnerFile }) {
  return (
    <tr
      className={`border-rule border-b align-middle stacked:block stacked:py-3 ${file.isNew ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''}`}
    >
      <td className={cell}>
        <span className="font-semibold wrap-anywhere">{file.title}</span>
        {file.isNew && (
          <>
            {' '}
            <Badge look="urgent">New</Badge>
          </>
        )}
        <FileLimits file={file} />
        <span className="block text-sm wrap-anywhere text-ink-muted tabular-nums">
          {typeNames[file.type]}, {fileSize(file.bytes)}
          {file.version > 1 && `, version ${file.version}`}
        </span>
        <span className="block text-sm text-ink-muted">{scanText(file, 'en')}</span>
        {file.requests.length > 0 && (
          <span className="block text-sm wrap-anywhere text-ink-muted">
            Answers {file.requests.map(({ title }) => `“${title}”`).join(', ')}
          </span>
        )}
        {file.message && (
          <span className="block max-w-[60ch] text-sm whitespace-pre-line wrap-anywhere">{file.message}</span>
        )}
      </td>
      <td className={`${cell} wrap-anywhere`}>{audienceText(file)}</td>
      <td className={cell}>
        {categoryNames.en[file.category]} {file.year}
      </td>
      <td className={`${cell} text-sm`}>
        {dateOrUnknown(file.storedAt)}
        {file.uploadedBy && <span className="block text-ink-muted">{file.uploadedBy}</span>}
      </td>
      <td className={`no-print ${cell}`}>
        <div className="flex flex-wrap gap-1 tabular:flex-nowrap tabular:justify-end">
          <a
            href={versionAddress(file.id, file.version)}
            download
            onClick={() => refreshAfterDownload(onDownload)}
            className={buttonLook()}
          >
            Download<span className="sr-only"> {file.title}</span>
          </a>
          <Button of={`of ${file.title}`} onClick={() => onOpen(file)}>
            Details
          </Button>
        </div>
      </td>
    </tr>
  );
}
