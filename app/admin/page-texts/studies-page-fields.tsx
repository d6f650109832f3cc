import { NumberField, TextField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { CoverField } from '../content/fields/cover-field.tsx';
import { FileField } from '../content/fields/file-field.tsx';
import { DownloadCards } from './download-cards.tsx';
import { DescriptionField, HeadingFields } from './heading-fields.tsx';

export function StudiesHeadFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Head of the page" />
      <DescriptionField />
      <TextField path="currentKicker" label="Line above the current edition" />
    </div>
  );
}

const newEdition = () => ({
  year: null,
  title: '',
  description: '',
  pages: null,
  date: '',
  downloadLinks: { selectedInsights: {}, onePager: {} },
});

/** Earlier editions. A study of the same year replaces texts and the free PDF, as the page says. */
export function ArchiveFields() {
  return (
    <div className="grid gap-5">
      <TextField path="archiveTitle" label="Title" />
      <ContentList path="archive" label="Earlier editions" itemName="Edition" newItem={newEdition} foldedBy="title">
        {(edition) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField path={`${edition}.year`} label="Year" />
            <TextField path={`${edition}.date`} label="Published on" type="date" />
            <TextField path={`${edition}.title`} label="Title" className="sm:col-span-2" />
            <TextField path={`${edition}.description`} label="Description" rows={3} className="sm:col-span-2" />
            <NumberField path={`${edition}.pages`} label="Pages" />
            <CoverField path={`${edition}.cover`} />
            {(['selectedInsights', 'onePager'] as const).flatMap((kind) =>
              (['de', 'en'] as const).map((language) => (
                <FileField
                  key={`${kind} ${language}`}
                  path={`${edition}.downloadLinks.${kind}.${language}`}
                  label={`${kind === 'onePager' ? 'One-Pager' : 'Selected Insights'}, ${language.toUpperCase()}`}
                  holds="pdf"
                  isOptional
                />
              )),
            )}
          </div>
        )}
      </ContentList>
      <TextField path="allEditions.label" label="Link to all editions" />
      <TextField path="allEditions.href" label="Its address" type="url" />
    </div>
  );
}

export function MaterialsFields() {
  return (
    <div className="grid gap-5">
      <TextField path="materialsTitle" label="Title" />
      <TextField path="materialsLead" label="Lead" rows={2} />
      <DownloadCards path="materials" label="Materials" />
    </div>
  );
}

export function TestimonialsFields() {
  return (
    <div className="grid gap-5">
      <TextField path="testimonialsTitle" label="Title" />
      <ContentList
        path="testimonials"
        label="Quotations"
        itemName="Quotation"
        newItem={() => ({ quote: '', author: '', position: '', company: '' })}
      >
        {(testimonial) => (
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField path={`${testimonial}.quote`} label="Words" rows={4} className="sm:col-span-3" />
            <TextField path={`${testimonial}.author`} label="Name" />
            <TextField path={`${testimonial}.position`} label="Position" />
            <TextField path={`${testimonial}.company`} label="Company" />
          </div>
        )}
      </ContentList>
    </div>
  );
}
