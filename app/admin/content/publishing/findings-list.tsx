import { useMemo } from 'react';
import type { Finding } from '#domain/editions/documents/finding.ts';
import { fieldName, titlesIn } from '../fields/field-name.ts';

interface FindingsListProps {
  findings: readonly Finding[];
  content: unknown;
  names: Readonly<Record<string, string>>;
  /** Leads to the field. */
  onOpen: (path: string) => void;
}

const levels = [
  ['error', 'To put right before it can be published'],
  ['warning', 'Worth a look'],
] as const;

/** Everything that the check has found, each with the way to its field. */
export function FindingsList({ findings, content, names, onOpen }: FindingsListProps) {
  const titleAt = useMemo(() => titlesIn(content), [content]);
  if (findings.length === 0) return <p className="text-sm text-ink-muted">Nothing is missing: it can be published.</p>;
  return levels.map(([level, heading]) => {
    const found = findings.filter((finding) => finding.level === level);
    if (found.length === 0) return null;
    return (
      <section key={level} aria-label={heading} className="mb-4">
        <h3 className={`mb-1 text-sm font-semibold ${level === 'error' ? 'text-danger' : ''}`}>
          {heading} ({found.length})
        </h3>
        <ul>
          {found.map(({ path, message }, place) => (
            <li key={`${path} ${place}`} className="border-rule border-b">
              <button
                type="button"
                onClick={() => onOpen(path)}
                className="group block w-full py-2 text-left text-sm wrap-anywhere -outline-offset-2"
              >
                <span className="font-semibold group-hover:underline">{fieldName(path, titleAt, names)}</span>
                <span className="block text-ink-muted">{message}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
