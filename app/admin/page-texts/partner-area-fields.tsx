import { ChoiceField, NumberField, TextField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { DescriptionField, HeadingFields } from './heading-fields.tsx';

export function PartnerAreaSignInFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Sign-in of the demonstration" />
      <TextField
        path="invited"
        label="Lead as soon as a firm is invited"
        rows={3}
        help="The demonstration ends then. Its title stays. Bold: **words**. Link: [words](/partners)."
      />
      <DescriptionField />
    </div>
  );
}

const types = ['PDF', 'Excel', 'PowerPoint', 'Word'].map((type) => [type, type] as const);

/** What the demonstration shows: no file lies behind its list, and nobody behind its profile. */
export function DemonstrationFields() {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-muted">Samples, shown until the first firm is invited.</p>
      <ContentList
        path="demo.files"
        label="Files"
        itemName="File"
        newItem={() => ({ name: '', type: 'PDF', size: '', category: '', year: null, uploadDate: '' })}
      >
        {(file) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${file}.name`} label="Name" className="sm:col-span-2" />
            <ChoiceField path={`${file}.type`} label="Type" options={types} />
            <TextField path={`${file}.size`} label="Size" />
            <TextField path={`${file}.category`} label="Category" />
            <NumberField path={`${file}.year`} label="Year" />
            <TextField path={`${file}.uploadDate`} label="Uploaded on" type="date" />
          </div>
        )}
      </ContentList>
      <TextField path="demo.filesNote" label="Note below the files" rows={2} />
      <TextField path="demo.uploadNote" label="Note below the upload" rows={2} />
      <fieldset className="grid gap-4 border-rule border-t pt-4 sm:grid-cols-2">
        <legend className="sr-only">Profile</legend>
        <h3 className="text-lg sm:col-span-2">Profile</h3>
        <TextField path="demo.profile.firstName" label="First name" />
        <TextField path="demo.profile.lastName" label="Last name" />
        <TextField path="demo.profile.email" label="E-mail" type="email" help="Shown as the signed-in account." />
        <TextField path="demo.profile.organization" label="Organization" />
      </fieldset>
    </div>
  );
}
