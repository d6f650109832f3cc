import { NumberField } from '../content/fields/content-fields.tsx';

/** What the edition costs. Orders that were placed keep the prices they were placed at. */
export function PricesSection() {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">
        In whole Swiss francs. Order form, confirmation and invoice take them from here; orders that were placed before
        keep theirs.
      </p>
      <NumberField path="prices.small" label="Report, small company" help="At most 500 employees." />
      <NumberField path="prices.large" label="Report, large company" help="More than 500 employees." />
      <NumberField path="prices.presentation" label="Presentation on site, in addition" />
    </div>
  );
}
