import type { ReactNode } from 'react';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { safeHref } from '../../components/safe-href.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { ChooseFromLibrary } from './choose-from-library.tsx';
import type { ChosenType } from './library-texts.ts';

interface AddressControlProps {
  accepts: ChosenType;
  /** The address to show as a picture, if it is one. */
  picture: string | undefined;
  lang: WorkspaceLanguage;
  /** Distinguishes the button from those of other fields, for screen readers. */
  of?: string;
  onChosen: (item: LibraryItem) => void;
  /** The field in which the address can be typed. */
  children: ReactNode;
}

/** A field for an address, with a button that chooses a file of the library. */
export function AddressControl({ accepts, picture, lang, of, onChosen, children }: AddressControlProps) {
  // Other hosts would be contacted at every keystroke.
  const shown = picture?.startsWith('/') ? safeHref(picture) : undefined;
  return (
    <>
      {children}
      <span className="mt-2 flex flex-wrap items-center gap-3">
        {shown && (
          <img src={shown} alt="" className="h-14 w-24 rounded-sm border border-rule bg-white object-contain" />
        )}
        <ChooseFromLibrary type={accepts} lang={lang} of={of} onChosen={onChosen} />
      </span>
    </>
  );
}
