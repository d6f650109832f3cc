import type { LibraryType } from '#domain/library/library-type.ts';
import { plainFileName } from '#platform/file-name.ts';
import { Button } from '../../components/ui/button.tsx';
import { FileDrop } from '../../components/ui/file-drop.tsx';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { acceptedFiles, libraryTexts } from './library-texts.ts';
import type { LibraryUploads } from './use-library-uploads.ts';

interface UploadAreaProps {
  uploads: LibraryUploads;
  lang: WorkspaceLanguage;
  types: readonly LibraryType[];
}

/** Accepts files by a button or by dragging, and shows running, rejected and known uploads. */
export function UploadArea({ uploads, lang, types }: UploadAreaProps) {
  const texts = libraryTexts[lang];
  return (
    <div className="mb-4">
      <FileDrop
        texts={{
          choose: texts.upload,
          drop: texts.drop,
          limits: types.map((type) => texts.limits[type]).join(' · '),
        }}
        accept={types.map((type) => acceptedFiles[type]).join(',')}
        onFiles={uploads.add}
      />
      <div role="status">
        <ul className="mt-2 grid gap-2 empty:hidden">
          {uploads.list.map(({ key, file, share, error, isUnacceptable, knownAs }) => {
            const name = plainFileName(file.name);
            return (
              <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-1.5 text-sm">
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                {error === undefined && knownAs === undefined ? (
                  <progress value={share} aria-label={texts.sending(name)} className="h-2 min-w-32 flex-1" />
                ) : (
                  <>
                    <span
                      className={`min-w-0 flex-1 basis-60 wrap-anywhere ${error === undefined ? '' : 'text-danger'}`}
                    >
                      {error ?? texts.known(knownAs ?? '')}
                    </span>
                    {error !== undefined && !isUnacceptable && (
                      <Button onClick={() => uploads.retry(key)}>
                        {texts.again}
                        <span className="sr-only">: {name}</span>
                      </Button>
                    )}
                    <Button look="quiet" onClick={() => uploads.dismiss(key)}>
                      {texts.dismiss}
                      <span className="sr-only">: {name}</span>
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
