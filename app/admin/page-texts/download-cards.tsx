import { TextField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { FileField } from '../content/fields/file-field.tsx';

/** Cards with files to download. The files are made with each edition; what stands here leads to them. */
export function DownloadCards({ path, label }: { path: string; label: string }) {
  return (
    <ContentList
      path={path}
      label={label}
      itemName="Card"
      newItem={() => ({ title: '', description: '', files: [{ format: '', label: '', address: '' }] })}
    >
      {(card) => (
        <div className="grid gap-4">
          <TextField path={`${card}.title`} label="Title" />
          <TextField path={`${card}.description`} label="Description" rows={2} />
          <ContentList
            path={`${card}.files`}
            label="Files"
            itemName="File"
            newItem={() => ({ format: '', label: '', address: '' })}
          >
            {(file) => (
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField path={`${file}.label`} label="Label" />
                <TextField path={`${file}.format`} label="Format" />
                <FileField path={`${file}.address`} label="Address" holds="file" className="sm:col-span-2" />
              </div>
            )}
          </ContentList>
        </div>
      )}
    </ContentList>
  );
}
