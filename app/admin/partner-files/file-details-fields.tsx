import { useId } from 'react';
import type { PartnerFileCategory } from '#domain/partner-files/partner-file-choices.ts';
import { CategoryAndYear } from '../../workspace/file-upload/category-and-year.tsx';
import { FirmChoice } from './firm-choice.tsx';

/** The office's entries about a file. */
export interface FileDetails {
  category: PartnerFileCategory;
  year: number;
  isForAllFirms: boolean;
  firmIds: string[];
}

interface FileDetailsFieldsProps<Details extends FileDetails> {
  details: Details;
  onChange: (details: Details) => void;
  /** False for a file of a firm, which can't be shared. */
  sharing?: boolean;
}

/** Category, year and recipients of a file. */
export function FileDetailsFields<Details extends FileDetails>({
  details,
  onChange,
  sharing = true,
}: FileDetailsFieldsProps<Details>) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CategoryAndYear
        lang="en"
        category={details.category}
        year={details.year}
        onChange={(changed) => onChange({ ...details, ...changed })}
      />
      {sharing && (
        <fieldset className="sm:col-span-2" aria-describedby={`${id}-help`}>
          <legend className="mb-1 text-sm font-semibold">Shared with</legend>
          <FirmChoice details={details} onChange={(shared) => onChange({ ...details, ...shared })} />
          <p id={`${id}-help`} className="mt-1 text-sm text-ink-muted">
            Everybody in these firms who can sign in sees the file and may get a mail about it.
          </p>
        </fieldset>
      )}
    </div>
  );
}
