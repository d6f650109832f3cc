import { useState } from 'react';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { adminTexts, type Language } from '../admin-texts.ts';
import { failureToast } from '../records/toasts.ts';
import { type ChosenType, libraryTexts } from './library-texts.ts';

const picker = lazyPart(async () => ({ default: (await import('./library-picker.tsx')).LibraryPicker }));

interface ChooseFromLibraryProps {
  type: ChosenType;
  lang: Language;
  onChosen: (item: LibraryItem) => void;
}

/** The way from a field to the library and back. */
export function ChooseFromLibrary({ type, lang, onChosen }: ChooseFromLibraryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{libraryTexts[lang].choose[type]}</Button>
      {isOpen && (
        <ErrorBoundary
          fallback={() => null}
          onError={() => {
            showToast(failureToast(adminTexts[lang].formFailed, lang));
            setIsOpen(false);
          }}
        >
          <Lazy part={picker}>
            {(Picker) => <Picker type={type} lang={lang} onChosen={onChosen} onClosed={() => setIsOpen(false)} />}
          </Lazy>
        </ErrorBoundary>
      )}
    </>
  );
}
