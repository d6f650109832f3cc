import { type ReactNode, useRef, useState } from 'react';
import { type ImportedValues, importValues } from '#domain/editions/values/all-values.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';
import { isOpenEdition, type OpenEdition } from '#domain/editions/values/open-edition.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../../workspace/records/toasts.ts';
import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { DifferencesTable } from '../../content/publishing/differences-table.tsx';
import { exportCsv, exportXlsx, readValuesFile } from './values-files.ts';

/** More than any table of values needs. */
const maxFileBytes = 5 * 1024 * 1024;

/** Export and import of all values as a table; an import shows its changes before it is accepted. */
export function ValuesTransfer() {
  const { document: name, content, edition, read, change } = useDraftFields();
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<ImportedValues | null>(null);
  const titles = Object.fromEntries([...figureTitles(content)].map(([key, title]) => [`figures.${key}`, title]));
  if (!edition) return null;
  /** @throws if it lacks a part of an edition, which the check names */
  const document = (): OpenEdition => {
    const current = read('');
    if (!isOpenEdition(current)) throw new Error('This draft has no table of values.');
    return current;
  };

  const fail = (message: string) => notify(failureToast(message));
  const save = async (write: (document: OpenEdition) => unknown) => {
    try {
      await write(document());
    } catch {
      fail('The table could not be created: see the check for missing keys');
    }
  };
  const open = async (file: File) => {
    if (file.size > maxFileBytes) return fail(`The file may have at most ${megabytes(maxFileBytes)}`);
    const sheets = await readValuesFile(file).catch(() => undefined);
    if (!sheets) return fail('The file could not be read: it must be an XLSX or CSV file');
    try {
      const found = importValues(document(), sheets);
      const parts = found && [found.changes, found.asked, found.left, found.unreadableBases];
      if (parts?.every((part) => part.length === 0)) {
        notify(successToast('The file has the same values: nothing to change'));
      } else if (found) setImported(found);
      else fail('This file has no table with the columns «Merkmal» or «Schlüssel», and «Wert»');
    } catch {
      fail('The draft has errors that prevent an import of values: see the check');
    }
  };
  const take = () => {
    if (!imported) return;
    change('figures', imported.content.figures);
    notify(successToast('The values are in the draft'));
    setImported(null);
  };

  return (
    <section aria-label="All values as a table" className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void save(exportXlsx)}>Export XLSX</Button>
      <Button onClick={() => void save(exportCsv)}>Export CSV</Button>
      <Button onClick={() => input.current?.click()}>Import…</Button>
      <input
        ref={input}
        type="file"
        aria-label="File with values (XLSX or CSV)"
        accept=".xlsx,.csv,text/csv"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void open(file);
        }}
      />
      {imported && (
        <Dialog
          title="Import values"
          onRequestClose={() => setImported(null)}
          footer={
            <>
              <Button onClick={() => setImported(null)}>Cancel</Button>
              <Button look="primary" data-autofocus onClick={take}>
                Import
              </Button>
            </>
          }
        >
          {imported.asked.length > 0 && (
            <p className="mb-3">
              Ambiguous values, to be decided in their fields:{' '}
              <strong>{imported.asked.map((key) => titles[`figures.${key}`] ?? key).join(', ')}</strong>
            </p>
          )}
          <ListedRows rows={imported.left}>
            Rows without a figure of the edition, or with a different value or base than another row of the same figure:
          </ListedRows>
          <ListedRows rows={imported.unreadableBases}>
            Rows whose base (n) is not a whole number from 1; it is not imported:
          </ListedRows>
          <DifferencesTable
            differences={imported.changes.map(({ key, ...values }) => ({ path: `figures.${key}`, titles, ...values }))}
            document={name}
            heads={['Now', 'Imported']}
          />
        </Dialog>
      )}
    </section>
  );
}

/** Rows of the file with what happens to them; nothing if there are none. */
function ListedRows({ rows, children }: { rows: readonly string[]; children: ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <div className="mb-3">
      <p>{children}</p>
      <ul lang="de" className="list-disc pl-5 text-sm">
        {rows.map((row, index) => (
          <li key={`${row} ${index}`}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
