import { TextField } from '../content/fields/content-fields.tsx';
import { DescriptionField, HeadingFields, TitleField } from './heading-fields.tsx';

/** The home page beside its edition, and what stands over the contact form of every page. */
export function HomePageFields() {
  return (
    <div className="grid gap-5">
      <TitleField />
      <DescriptionField />
      <TextField path="editionKicker" label="Line above the current edition" />
      <TextField path="foundationKicker" label="Line above the text block" />
      <HeadingFields path="partners" label="Partners" />
      <HeadingFields path="contact" label="Contact form (on every page)" />
    </div>
  );
}

/** The page of the charts beside its edition. */
export function InsightsPageFields() {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-muted">
        Each edition’s page says its own year and figures here; only the way to the order says those of the edition on
        sale.
      </p>
      <HeadingFields label="Head of the page" />
      <TitleField />
      <DescriptionField />
      <fieldset className="grid gap-4 border-rule border-t pt-4">
        <legend className="sr-only">The way to the order</legend>
        <h3 className="text-lg">The way to the order</h3>
        <TextField path="order.title" label="Title" />
        <TextField path="order.text" label="Text" rows={2} />
      </fieldset>
    </div>
  );
}

export function AboutPageFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Head of the page" />
      <DescriptionField />
      <TextField path="chronicleKicker" label="Line above the chronicle" />
      <TextField path="teamKicker" label="Line above the team" />
    </div>
  );
}

export function PartnersPageFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Head of the page" />
      <DescriptionField />
      <TextField path="groups.academic" label="Title: academic partners" />
      <TextField path="groups.industry" label="Title: industry" />
      <TextField path="groups.research" label="Title: panel partners" />
      <TextField path="groups.association" label="Title: associations" />
    </div>
  );
}

export function OrderPageFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Head of the page" />
      <DescriptionField />
      <TextField path="topicsTitle" label="Title of the topics" />
      <TextField path="pricesTitle" label="Title of the prices" />
    </div>
  );
}
