import type { ReactNode } from 'react';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { safeHref } from '../../components/safe-href.ts';
import type { Language } from '../../workspace/workspace-texts.ts';
import { ChooseFromLibrary } from './choose-from-library.tsx';
import type { ChosenType } from './library-texts.ts';

interface AddressControlProps {
  holds: ChosenType;
  /** Of the picture as it is shown here; nothing for others. */
  picture: string | undefined;
  lang: Language;
  onChosen: (item: LibraryItem) => void;
  /** The field in which the address can be typed. */
  children: ReactNode;
}

/** An address that may be a file of the library: typed, or chosen or uploaded there. */
export function AddressControl({ holds, picture, lang, onChosen, children }: AddressControlProps) {
  // Others would be asked at every letter that is typed.
  const shown = picture?.startsWith('/') ? safeHref(picture) : undefined;
  return (
    <>
      {children}
      <span className="mt-2 flex flex-wrap items-center gap-3">
        {shown && (
          <img src={shown} alt="" className="h-14 w-24 rounded-sm border border-rule bg-white object-contain" />
        )}
        <ChooseFromLibrary type={holds} lang={lang} onChosen={onChosen} />
      </span>
    </>
  );
}
