import { useState } from 'react';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';
import type { Language } from '../../workspace/workspace-texts.ts';
import { type ChosenType, libraryTexts } from './library-texts.ts';

const picker = lazyPart(async () => ({ default: (await import('./library-picker.tsx')).LibraryPicker }));

interface ChooseFromLibraryProps {
  type: ChosenType;
  lang: Language;
  onChosen: (item: LibraryItem) => void;
}

/** A button that opens the library for a field. */
export function ChooseFromLibrary({ type, lang, onChosen }: ChooseFromLibraryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{libraryTexts[lang].choose[type]}</Button>
      {isOpen && (
        <LazyDialog part={picker} lang={lang} onClose={close}>
          {(Picker) => <Picker {...{ type, lang, onChosen }} onClosed={close} />}
        </LazyDialog>
      )}
    </>
  );
}
