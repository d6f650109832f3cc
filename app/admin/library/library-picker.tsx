import { useState } from 'react';
import { createPortal } from 'react-dom';
import { libraryItemCalls } from '#domain/library/library-calls.ts';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { libraryTypes } from '#domain/library/library-type.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { matches } from '../../workspace/cards/text-search.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../../workspace/workspace-texts.ts';
import { type ChosenType, libraryTexts } from './library-texts.ts';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { UploadArea } from './upload-area.tsx';
import { useLibraryUploads } from './use-library-uploads.ts';

interface LibraryPickerProps {
  type: ChosenType;
  lang: WorkspaceLanguage;
  onChosen: (item: LibraryItem) => void;
  onClosed: () => void;
}

/** A dialog to choose or upload a file. It asks for a missing alt text. */
export function LibraryPicker({ type, lang, onChosen, onClosed }: LibraryPickerProps) {
  const texts = libraryTexts[lang];
  const query = useAnswer(libraryItemCalls.list, {});
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<LibraryItem>();
  const [altText, setAltText] = useState('');
  const [error, setError] = useState<string>();
  const types = type === 'file' ? libraryTypes : [type];
  const choose = (item: LibraryItem) => {
    setChosen(item);
    setAltText('');
    setError(undefined);
  };
  const uploads = useLibraryUploads(lang, (item) => types.includes(item.type) && choose(item));
  const needsAltText = type === 'picture' && chosen?.type === 'picture' && !chosen.altText;

  async function use() {
    if (!chosen) return;
    if (needsAltText) {
      if (altText.trim() === '') return setError(texts.altTextMissing);
      try {
        await api(libraryItemCalls.change, { id: chosen.id, body: { altText } });
        void query.refetch();
      } catch {
        return setError(texts.saveFailed);
      }
    }
    onChosen(needsAltText ? { ...chosen, altText: altText.trim() } : chosen);
    onClosed();
  }

  // Rendered outside the form, so that Enter doesn't submit it.
  return createPortal(
    <Dialog
      title={texts.library}
      closeLabel={workspaceTexts[lang].close}
      onRequestClose={onClosed}
      footer={
        <>
          <Button onClick={onClosed}>{workspaceTexts[lang].cancel}</Button>
          <Button look="primary" aria-disabled={!chosen} onClick={use}>
            {texts.use[type]}
          </Button>
        </>
      }
    >
      <div lang={lang}>
        <UploadArea uploads={uploads} lang={lang} types={types} />
        {needsAltText && (
          <InputField
            label={`${texts.altText}: ${chosen.title}`}
            required
            help={texts.altTextHelp}
            error={error}
            className="mb-4"
            value={altText}
            onChange={({ target }) => setAltText(target.value)}
          />
        )}
        <ListStates query={query} failure={texts.failure} lang={lang}>
          {(items) => {
            const all = items.filter((item) => types.includes(item.type));
            const shown = all.filter((item) => matches(search, item.title, item.altText, item.caption, item.credit));
            return (
              <>
                <FilterBar>
                  <SearchInput label={texts.search} value={search} onChange={setSearch} />
                </FilterBar>
                {shown.length === 0 && <EmptyState>{all.length === 0 ? texts.empty : texts.noMatch}</EmptyState>}
                <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                  {shown.map((item) => (
                    <li key={item.id}>
                      <button
                        type="button"
                        aria-pressed={chosen?.id === item.id}
                        onClick={() => choose(item)}
                        className="size-full rounded border border-rule bg-surface p-2 text-left text-sm hover:border-ink aria-pressed:border-accent aria-pressed:outline-2 aria-pressed:outline-accent"
                      >
                        <LibraryThumbnail item={item} />
                        <span className="mt-1 line-clamp-2 wrap-anywhere">{item.title}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </ListStates>
      </div>
    </Dialog>,
    document.body,
  );
}
