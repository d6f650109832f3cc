import { dataColours, insightIcons } from '#content/schemas.ts';
import { CheckField, ChoiceField, NumberField, TextField, TextsField } from '../content/content-fields.tsx';

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** Everything about one card. */
export function CardForm({ path }: { path: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2" data-field={path}>
      <TextField path={`${path}.title`} label="Title" className="sm:col-span-2" />
      <TextField
        path={`${path}.message`}
        label="Message"
        rows={2}
        className="sm:col-span-2"
        help="One sentence that says what the chart shows."
      />
      <TextField path={`${path}.description`} label="Description" rows={3} className="sm:col-span-2" />
      <TextField path={`${path}.question`} label="Question as asked" isOptional help="Where the study publishes it." />
      <TextField path={`${path}.source`} label="Source" isOptional help="Empty: the edition’s own source line." />
      <NumberField path={`${path}.base`} label="Base (n)" isOptional />
      <TextField path={`${path}.slug`} label="Name in addresses" help="Small letters and hyphens: «wer-hilft»." />
      <TextsField path={`${path}.notes`} label="Notes" as="lines" rows={2} className="sm:col-span-2" />
      <ChoiceField path={`${path}.icon`} label="Icon" options={same(insightIcons)} />
      <ChoiceField path={`${path}.colour`} label="Colour" options={same(dataColours)} />
      <CheckField path={`${path}.published`} label="Published: the chart has its figures" />
    </div>
  );
}
