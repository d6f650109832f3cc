import {
  categoryNames,
  earliestYear,
  latestYear,
  type PartnerFileCategory,
  partnerFileCategories,
} from '#domain/partner-files/partner-file-choices.ts';
import { Field, inputLook, roomyInputLook } from '../../components/ui/field.tsx';
import { optionsOf } from '../list/options.ts';

const labels = { en: { category: 'Category', year: 'Year' }, de: { category: 'Kategorie', year: 'Jahr' } };

interface CategoryAndYearProps {
  lang: keyof typeof labels;
  category: PartnerFileCategory;
  /** 0: none is typed. */
  year: number;
  onChange: (changed: { category: PartnerFileCategory } | { year: number }) => void;
  /** Why the year is no good. */
  yearError?: string | undefined;
}

/** What is said of every file, whoever sends it: two fields for a grid. The office's are dense, and mark what has to be there. */
export function CategoryAndYear({ lang, category, year, onChange, yearError }: CategoryAndYearProps) {
  const isOffice = lang === 'en';
  const common = { required: isOffice, look: isOffice ? 'dense' : 'roomy' } as const;
  const className = isOffice ? inputLook : roomyInputLook;
  return (
    <>
      <Field label={labels[lang].category} {...common}>
        {(described) => (
          <select
            {...described}
            value={category}
            onChange={({ target }) => onChange({ category: target.value as PartnerFileCategory })}
            className={className}
          >
            {optionsOf(partnerFileCategories, categoryNames[lang]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={labels[lang].year} {...common} {...(yearError && { error: yearError })}>
        {(described) => (
          <input
            {...described}
            type="number"
            min={earliestYear}
            max={latestYear}
            value={year || ''}
            onChange={({ target }) => onChange({ year: target.valueAsNumber || 0 })}
            className={className}
          />
        )}
      </Field>
    </>
  );
}
