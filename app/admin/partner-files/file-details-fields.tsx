import { useId } from 'react';
import { daysMessage, endsBeforeStart } from '#domain/partner-files/file-visibility.ts';
import {
  type Confidentiality,
  confidentialities,
  confidentialityNames,
  type PartnerFileCategory,
} from '#domain/partner-files/partner-file-choices.ts';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { CategoryAndYear } from '../../workspace/file-upload/category-and-year.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { FirmChoice } from './firm-choice.tsx';

export interface FileDetails {
  category: PartnerFileCategory;
  year: number;
  isForAllFirms: boolean;
  firmIds: string[];
  visibleFrom: string | null;
  visibleUntil: string | null;
  confidentiality: Confidentiality | null;
}

export const noLimits = { visibleFrom: null, visibleUntil: null, confidentiality: null };

const choices = [['', 'None'], ...optionsOf(confidentialities, confidentialityNames.en)] as const;

interface FileDetailsFieldsProps<Details extends FileDetails> {
  details: Details;
  onChange: (details: Details) => void;
  /** False for a firm's own file, which can't be shared. */
  canBeShared?: boolean;
}

/** Fields for the category, year, visibility, confidentiality and recipients of a file. */
export function FileDetailsFields<Details extends FileDetails>({
  details,
  onChange,
  canBeShared = true,
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
      {canBeShared && (
        <>
          <InputField
            label="Visible from (optional)"
            type="date"
            help="Firms see the file from this day on, and are notified that day."
            value={details.visibleFrom ?? ''}
            onChange={({ target }) => onChange({ ...details, visibleFrom: target.value || null })}
          />
          <InputField
            label="Visible until (optional)"
            type="date"
            help="The last day on which firms see the file."
            value={details.visibleUntil ?? ''}
            error={endsBeforeStart(details) ? daysMessage : undefined}
            onChange={({ target }) => onChange({ ...details, visibleUntil: target.value || null })}
          />
          <Field label="Confidentiality" help="Shown in the firms’ list and in the mail." className="sm:col-span-2">
            {(described) => (
              <Select
                {...described}
                value={details.confidentiality ?? ''}
                options={choices}
                onChange={(chosen) => onChange({ ...details, confidentiality: chosen || null })}
                className={inputLook}
              />
            )}
          </Field>
          <fieldset className="sm:col-span-2" aria-describedby={`${id}-help`}>
            <legend className="mb-1 text-sm font-semibold">Shared with</legend>
            <FirmChoice details={details} onChange={(shared) => onChange({ ...details, ...shared })} />
            <p id={`${id}-help`} className="mt-1 text-sm text-ink-muted">
              Everybody in these firms who can sign in sees the file and may get a mail about it.
            </p>
          </fieldset>
        </>
      )}
    </div>
  );
}
