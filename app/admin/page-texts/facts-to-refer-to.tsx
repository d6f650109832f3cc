import { factKeys } from '#domain/editions/values/fact-keys.ts';

/** Where the texts stand, and what they may say of the current edition by its name, so that next year's says it by itself. */
export function FactsToReferTo({ path }: { path: string }) {
  return (
    <details className="w-full text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">What texts can refer to</summary>
      <p className="mb-2 max-w-prose text-ink-muted">
        Written between double braces, like {'{{facts.year}}'}, these say what the current edition says.{' '}
        <a href={path} target="_blank" rel="noopener" className="font-semibold text-accent underline">
          Open the page<span className="sr-only"> (new tab)</span>
        </a>
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono wrap-anywhere">
        {factKeys.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
    </details>
  );
}
