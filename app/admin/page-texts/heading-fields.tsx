import { TextField } from '../content/fields/content-fields.tsx';

/** Small line, title and lead, as they stand at the head of a page or a part of it. */
export function HeadingFields({ path = 'heading', label }: { path?: string; label: string }) {
  return (
    <fieldset className="grid gap-4 border-rule border-t pt-4">
      <legend className="sr-only">{label}</legend>
      <h3 className="text-lg">{label}</h3>
      <TextField path={`${path}.kicker`} label="Line above the title" />
      <TextField path={`${path}.title`} label="Title" />
      <TextField path={`${path}.lead`} label="Lead" rows={3} isFormatted="inline" />
    </fieldset>
  );
}

/** The name of a page in tabs, where its heading doesn't say it. */
export function TitleField() {
  return <TextField path="title" label="Title of the browser’s tab" help="For search engines and previews too." />;
}

/** What search engines and previews say of a page. */
export function DescriptionField({ path = 'description' }: { path?: string }) {
  return <TextField path={path} label="Description" rows={3} help="For search engines and previews of links." />;
}
