import { useId } from 'react';
import type { PartnerFileCategory } from '#domain/partner-files/partner-file-choices.ts';
import { CategoryAndYear } from '../../workspace/file-upload/category-and-year.tsx';
import { FirmChoice } from './firm-choice.tsx';

/** What the office says of a file. */
export interface FileDetails {
  category: PartnerFileCategory;
  year: number;
  isForAllFirms: boolean;
  firmIds: string[];
}

interface FileDetailsFieldsProps<Details extends FileDetails> {
  details: Details;
  onChange: (details: Details) => void;
  /** Left out for a file of a firm, which is shared with nobody else. */
  sharing?: boolean;
}

/** Category and year of a file, and whom it is for. */
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
            Everybody of these firms who can sign in sees the file and may be told of it by mail.
          </p>
        </fieldset>
      )}
    </div>
  );
}
