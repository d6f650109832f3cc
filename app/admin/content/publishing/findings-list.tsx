import { useMemo } from 'react';
import { fieldTitle } from '#domain/editions/documents/document-fields.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import { titlesIn } from '../fields/field-titles.ts';

interface FindingsListProps {
  findings: readonly Finding[];
  document: string;
  content: unknown;
  /** Whether nothing is left to check. */
  isFullyChecked?: boolean;
  /** Opens the field of a finding. */
  onOpen: (path: string) => void;
}

const levels = [
  ['error', 'Must be fixed before publishing'],
  ['warning', 'Warnings'],
] as const;

/** All findings, each a button that opens its field. */
export function FindingsList({ findings, document, content, isFullyChecked = true, onOpen }: FindingsListProps) {
  const titleAt = useMemo(() => titlesIn(content), [content]);
  if (findings.length === 0) {
    return (
      <p className="text-sm text-ink-muted">
        {isFullyChecked
          ? 'No errors or warnings: ready to publish.'
          : 'No errors or warnings so far. Once saved, the draft is compared with the published versions.'}
      </p>
    );
  }
  return levels.map(([level, heading]) => {
    const found = findings.filter((finding) => finding.level === level);
    if (found.length === 0) return null;
    return (
      <section key={level} aria-label={heading} className="mb-4">
        <h3 className={`mb-1 text-sm font-semibold ${level === 'error' ? 'text-danger' : ''}`}>
          {heading} ({found.length})
        </h3>
        <ul>
          {found.map(({ path, message }, index) => (
            <li key={`${path} ${index}`} className="border-rule border-b">
              <button
                type="button"
                onClick={() => onOpen(path)}
                className="group block w-full py-2 text-left text-sm wrap-anywhere -outline-offset-2"
              >
                <span className="font-semibold group-hover:underline">{fieldTitle(document, path, titleAt)}</span>
                <span className="block text-ink-muted">{message}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
