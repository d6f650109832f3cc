import {
  categoryNames,
  earliestFileYear,
  latestFileYear,
  type PartnerFileCategory,
  partnerFileCategories,
} from '#domain/partner-files/partner-file-choices.ts';
import { Field, inputLook, roomyInputLook } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { optionsOf } from '../list/options.ts';

const labels = { en: { category: 'Category', year: 'Year' }, de: { category: 'Kategorie', year: 'Jahr' } };

interface CategoryAndYearProps {
  lang: keyof typeof labels;
  category: PartnerFileCategory;
  /** 0 while the field is empty. */
  year: number;
  onChange: (changed: { category: PartnerFileCategory } | { year: number }) => void;
  yearError?: string | undefined;
}

/** The category and year of a file. In the office's forms the fields are dense and marked as required. */
export function CategoryAndYear({ lang, category, year, onChange, yearError }: CategoryAndYearProps) {
  const isOffice = lang === 'en';
  const common = { required: isOffice, look: isOffice ? 'dense' : 'roomy' } as const;
  const className = isOffice ? inputLook : roomyInputLook;
  return (
    <>
      <Field label={labels[lang].category} {...common}>
        {(described) => (
          <Select
            {...described}
            value={category}
            options={optionsOf(partnerFileCategories, categoryNames[lang])}
            onChange={(chosen) => onChange({ category: chosen })}
            className={className}
          />
        )}
      </Field>
      <Field label={labels[lang].year} {...common} {...(yearError && { error: yearError })}>
        {(described) => (
          <input
            {...described}
            type="number"
            min={earliestFileYear}
            max={latestFileYear}
            value={year || ''}
            onChange={({ target }) => onChange({ year: target.valueAsNumber || 0 })}
            className={className}
          />
        )}
      </Field>
    </>
  );
}
