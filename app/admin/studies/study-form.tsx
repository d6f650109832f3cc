import { earliestYear, latestYear } from '#content/years.ts';
import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { studyInput } from '#domain/studies/study-input.ts';
import { studyLanguages } from '#domain/studies/study-language.ts';
import { languageName } from '#platform/language-names.ts';
import { bodyDate, inputDate, optionalField, textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { libraryField } from '../library/library-field.tsx';
import { ReportField } from './report-field.tsx';

const valuesOf = (study: StudyWithReport | null) => ({
  ...textValues(study, 'title', 'description', 'pdfUrl'),
  year: String(study?.year ?? new Date().getFullYear()),
  pages: study?.pages == null ? '' : String(study.pages),
  language: study?.language ?? 'de',
  publishedAt: inputDate(study?.publishedAt),
  isCurrentEdition: study?.isCurrentEdition ?? false,
  deliversAutomatically: study?.deliversAutomatically ?? true,
});

const studyForm: RecordForm<StudyWithReport, ReturnType<typeof valuesOf>> = {
  addTitle: 'Add Study',
  editTitle: 'Edit Study',
  noun: 'study',
  schema: studyInput,
  valuesOf,
  bodyOf: ({ year, pages, pdfUrl, publishedAt, ...rest }, study) => ({
    ...rest,
    year: year.trim() === '' ? undefined : Number(year),
    ...optionalField('pages', pages.trim() && Number(pages), study?.pages),
    ...optionalField('pdfUrl', pdfUrl.trim(), study?.pdfUrl),
    ...optionalField('publishedAt', bodyDate(publishedAt, study?.publishedAt), study?.publishedAt),
  }),
  fields: [
    { name: 'title', label: 'Title', required: true, isWide: true },
    { name: 'description', label: 'Description', rows: 4, isWide: true },
    {
      name: 'year',
      label: 'Year',
      type: 'number',
      required: true,
      attributes: {
        min: earliestYear,
        get max() {
          return latestYear();
        },
        step: 1,
      },
    },
    { name: 'pages', label: 'Pages', type: 'number', attributes: { min: 0, step: 1 } },
    {
      name: 'language',
      label: 'Language',
      type: 'select',
      options: studyLanguages.map((language) => [language, languageName(language, 'en')] as const),
    },
    { name: 'publishedAt', label: 'Published At', type: 'date' },
    libraryField({
      name: 'pdfUrl',
      label: 'PDF URL',
      lang: 'en',
      accepts: 'pdf',
      isWide: true,
      help: 'Public and free of charge. The report for sale is stored below.',
    }),
    {
      name: 'isCurrentEdition',
      label: 'Current Edition',
      type: 'check',
      help: 'One study is current: another one loses this mark.',
    },
    {
      name: 'deliversAutomatically',
      label: 'Deliver automatically',
      type: 'check',
      help: 'Orders of this edition get their link within two minutes once the report is stored.',
    },
  ],
  translated: ['title', 'description'],
  Below: ReportField,
};

export default studyForm;
