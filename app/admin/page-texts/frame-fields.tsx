import { TextField } from '../content/fields/content-fields.tsx';

const pages = [
  ['insights', 'Insights'],
  ['about', 'About'],
  ['partners', 'Partners'],
  ['studies', 'Studies'],
  ['media', 'Media'],
] as const;

const part = 'grid gap-4 border-rule border-t pt-4';
const pair = `${part} sm:grid-cols-2`;

/** What stands round every page. */
export function FrameFields() {
  return (
    <div className="grid gap-5">
      <fieldset className={pair}>
        <legend className="sr-only">Navigation</legend>
        <h3 className="text-lg sm:col-span-2">Navigation</h3>
        <p className="text-sm text-ink-muted sm:col-span-2">What the pages are called there, and in the footer.</p>
        {pages.map(([name, page]) => (
          <TextField key={name} path={`navigation.${name}`} label={`Link to ${page}`} />
        ))}
        <TextField path="callToAction" label="Button to the order" />
      </fieldset>
      <fieldset className={pair}>
        <legend className="sr-only">Footer</legend>
        <h3 className="text-lg sm:col-span-2">Footer</h3>
        <TextField path="claim" label="Claim" className="sm:col-span-2" />
        <TextField path="partnerArea" label="Button to the partner area" />
        <TextField path="legalNotice" label="Link to the legal notice" />
        <TextField path="privacy" label="Link to the privacy note" />
        <TextField path="agency.label" label="Agency: link" />
        <TextField path="agency.href" label="Agency: address" type="url" />
      </fieldset>
      <fieldset className={part}>
        <legend className="sr-only">News</legend>
        <h3 className="text-lg">News</h3>
        <TextField path="news.title" label="Title over the news form" />
        <TextField path="news.lead" label="Lead of the news form" rows={2} help="The link to the feed follows." />
      </fieldset>
      <fieldset className={part}>
        <legend className="sr-only">Page not found</legend>
        <h3 className="text-lg">Page not found</h3>
        <TextField path="notFound" label="What it says" rows={2} />
      </fieldset>
    </div>
  );
}
