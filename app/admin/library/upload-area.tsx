import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { LibraryType } from '#domain/library/library-type.ts';
import { Button } from '../../components/ui/button.tsx';
import type { Language } from '../admin-texts.ts';
import { acceptedFiles, libraryTexts } from './library-texts.ts';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps {
  uploads: Uploads;
  lang: Language;
  types: readonly LibraryType[];
}

/** Takes files by a button or by dragging, and shows what is on its way and what was refused. */
export function UploadArea({ uploads, lang, types }: UploadAreaProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const texts = libraryTexts[lang];
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add(event.dataTransfer.files);
  };
  return (
    <div className="mb-4">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded border border-dashed px-4 py-3 focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:border-ink ${isOver ? 'border-accent bg-surface' : 'border-control'}`}
      >
        <UploadIcon aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="font-semibold text-sm">{texts.upload}</span>
        <span className="text-sm text-ink-muted pointer-coarse:hidden">{texts.drop}</span>
        <input
          type="file"
          multiple
          accept={types.map((type) => acceptedFiles[type]).join(',')}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            uploads.add(currentTarget.files ?? []);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
          className="sr-only"
        />
        <span id={id} className="basis-full text-sm text-ink-muted">
          {types.map((type) => texts.limits[type]).join(' · ')}
        </span>
      </label>
      <ul role="status" className="mt-2 grid gap-2 empty:hidden">
        {uploads.list.map(({ key, file, share, error }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-1.5 text-sm">
            <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
            {error ? (
              <>
                <span className="min-w-0 flex-1 basis-60 text-danger">{error}</span>
                <Button onClick={() => uploads.again(key)}>
                  {texts.again}
                  <span className="sr-only">: {file.name}</span>
                </Button>
                <Button look="quiet" onClick={() => uploads.dismiss(key)}>
                  {texts.dismiss}
                  <span className="sr-only">: {file.name}</span>
                </Button>
              </>
            ) : (
              <progress value={share} aria-label={texts.sending(file.name)} className="h-2 min-w-32 flex-1" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
