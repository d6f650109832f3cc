import { Download } from 'lucide-react';
import type { PartnerAreaFile } from '#content/partner-area-schemas.ts';
import { formatLongDate } from '#platform/dates.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { showToast } from '../../components/show-toast.ts';
import { FileTable, wideCell } from '../file-table.tsx';

const explain = () =>
  showToast({ title: 'Demo-Ansicht', description: 'Beispieldateien können nicht heruntergeladen werden.' });

/** The sample files. On small screens all details are below the name. */
export function SampleFiles({ files, note }: { files: readonly PartnerAreaFile[]; note: string }) {
  return (
    <>
      <h2 className="mb-6 text-2xl">Dateien</h2>
      <FileTable>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.name} file={file} />
          ))}
        </tbody>
      </FileTable>
      <p className="mt-4 text-ink-muted text-sm">{note}</p>
    </>
  );
}

function FileRow({ file: { name, type, size, category, year, uploadDate } }: { file: PartnerAreaFile }) {
  const uploaded = <time dateTime={uploadDate}>{formatLongDate(new Date(uploadDate))}</time>;
  return (
    <tr className="border-rule border-t align-baseline">
      <th scope="row" className="py-4 pr-4 font-semibold">
        {name}
        <span className="mt-1 block font-normal text-ink-muted text-sm md:hidden">
          {type}, {size}, {category}, {year}
          <br />
          {uploaded}
        </span>
      </th>
      <td className={wideCell}>{type}</td>
      <td className={`${wideCell} whitespace-nowrap tabular-nums`}>{size}</td>
      <td className={wideCell}>{category}</td>
      <td className={`${wideCell} tabular-nums`}>{year}</td>
      <td className={wideCell}>{uploaded}</td>
      <td className="py-2 text-right align-middle">
        <IconButton
          icon={Download}
          label={`${name} herunterladen`}
          onClick={explain}
          className="no-print text-ink-muted hover:text-ink"
        />
      </td>
    </tr>
  );
}
