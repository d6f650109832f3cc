import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { studyInput } from '#domain/studies/study-input.ts';
import { studyLanguages } from '#domain/studies/study-language.ts';
import { bodyDate, inputDate, optionalField } from './body-fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { CheckField, SelectField, TextField } from './form-fields.tsx';
import { englishForm } from './form-texts.ts';
import { optionsOf } from './options.ts';
import { studyKind } from './record-kinds.ts';
import { ReportField } from './report-field.tsx';
import { studyLanguageNames } from './study-language-names.ts';
import { useRecords } from './use-records.ts';

interface StudyFormProps {
  /** null: a new one. */
  study: StudyWithReport | null;
  onClosed: () => void;
}

export default function StudyForm({ study, onClosed }: StudyFormProps) {
  const { create, update } = useRecords<StudyWithReport>(studyKind);
  return (
    <FormDialog
      title={study ? 'Edit Study' : 'Add Study'}
      texts={englishForm(!study, 'study')}
      schema={studyInput}
      defaults={{
        title: study?.title ?? '',
        description: study?.description ?? '',
        year: String(study?.year ?? new Date().getFullYear()),
        pages: study?.pages == null ? '' : String(study.pages),
        language: study?.language ?? 'de',
        publishedAt: inputDate(study?.publishedAt),
        pdfUrl: study?.pdfUrl ?? '',
        isCurrentEdition: study?.isCurrentEdition ?? false,
      }}
      toBody={({ year, pages, pdfUrl, publishedAt, ...rest }) => ({
        ...rest,
        year: year.trim() === '' ? undefined : Number(year),
        ...optionalField('pages', pages.trim() && Number(pages), study?.pages),
        ...optionalField('pdfUrl', pdfUrl.trim(), study?.pdfUrl),
        ...optionalField('publishedAt', bodyDate(publishedAt, study?.publishedAt), study?.publishedAt),
      })}
      save={(body) => (study ? update(study.id, body) : create(body))}
      onClosed={onClosed}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label="Title" required wide first />
          <TextField form={form} name="description" label="Description" rows={4} wide />
          <TextField
            form={form}
            name="year"
            label="Year"
            type="number"
            required
            attributes={{ min: 2000, max: 2030, step: 1 }}
          />
          <TextField form={form} name="pages" label="Pages" type="number" attributes={{ min: 0, step: 1 }} />
          <SelectField
            form={form}
            name="language"
            label="Language"
            options={optionsOf(studyLanguages, studyLanguageNames)}
          />
          <TextField form={form} name="publishedAt" label="Published At" type="date" />
          <TextField
            form={form}
            name="pdfUrl"
            label="PDF URL"
            wide
            help="Public and free of charge. The report for sale is stored below."
          />
          <CheckField
            form={form}
            name="isCurrentEdition"
            label="Current Edition"
            help="Takes the mark from the edition that has it now."
          />
          <ReportField study={study} />
        </>
      )}
    </FormDialog>
  );
}
