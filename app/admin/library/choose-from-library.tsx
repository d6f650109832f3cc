import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { DialogButton } from '../../workspace/form/lazy-dialog.tsx';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { type ChosenType, libraryTexts } from './library-texts.ts';

const picker = lazyPart(async () => ({ default: (await import('./library-picker.tsx')).LibraryPicker }));

interface ChooseFromLibraryProps {
  type: ChosenType;
  lang: WorkspaceLanguage;
  /** Distinguishes the button from those of other fields, for screen readers. */
  of?: string | undefined;
  onChosen: (item: LibraryItem) => void;
}

/** A button that opens the library for a field. */
export function ChooseFromLibrary({ type, lang, of, onChosen }: ChooseFromLibraryProps) {
  return (
    <DialogButton
      part={picker}
      lang={lang}
      {...(of && { of })}
      dialog={(Picker, onClosed) => <Picker {...{ type, lang, onChosen, onClosed }} />}
    >
      {libraryTexts[lang].choose[type]}
    </DialogButton>
  );
}
