import { factKeys } from '#domain/editions/values/fact-keys.ts';

/** A link to the page, and the facts to which its texts can refer. */
export function ReferableFacts({ page }: { page: string }) {
  return (
    <details className="w-full text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">What texts can refer to</summary>
      <p className="mb-2 max-w-prose text-ink-muted">
        In double braces, like {'{{facts.year}}'}, these are replaced by the facts of the current edition.{' '}
        <a href={page} target="_blank" rel="noopener" className="font-semibold text-accent underline">
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
