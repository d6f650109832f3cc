import { useState } from 'react';
import { languageName } from '#platform/language-names.ts';
import { otherLanguages } from '#platform/languages.ts';
import { MultilineField } from '../../../components/ui/input-field.tsx';
import type { Publishing } from './use-publishing.ts';

const fieldName = (language: string) => `noteTranslations.${language}`;

/** The translated notes of a correction for the body; empty if there are none. */
export function noteTranslationsOf(given: FormData) {
  const notes = otherLanguages
    .map((language) => [language, String(given.get(fieldName(language)) ?? '').trim()] as const)
    .filter(([, note]) => note !== '');
  return notes.length > 0 ? { noteTranslations: Object.fromEntries(notes) } : {};
}

/** Whether a note was entered in any language. */
export const hasNote = (given: FormData) =>
  [given.get('note'), ...otherLanguages.map((language) => given.get(fieldName(language)))].some(
    (note) => String(note ?? '').trim() !== '',
  );

export function NoteTranslations({ errorAt }: Pick<Publishing, 'errorAt'>) {
  // Once opened, the fields stay mounted and keep their input.
  const [wasOpened, setWasOpened] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const hasError = otherLanguages.some((language) => errorAt(fieldName(language)));
  return (
    <details
      className="mt-3"
      open={isUnfolded || hasError}
      onToggle={({ currentTarget }) => {
        setIsUnfolded(currentTarget.open);
        setWasOpened(true);
      }}
    >
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-sm">Translations of the note</summary>
      <div className="grid gap-3">
        {wasOpened &&
          otherLanguages.map((language) => (
            <MultilineField
              key={language}
              label={languageName(language, 'en')}
              help="Empty: the German note is shown."
              name={fieldName(language)}
              lang={language}
              error={errorAt(fieldName(language))}
            />
          ))}
      </div>
    </details>
  );
}
