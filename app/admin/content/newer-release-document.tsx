import { type ReactNode, useMemo, useState } from 'react';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { fieldTitle } from '#domain/editions/documents/document-fields.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { shownValue, titlesIn } from './fields/field-titles.ts';
import { VersionsDialog } from './publishing/versions-dialog.tsx';

const fieldsOf = (part: string, value: unknown): [path: string, value: unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).map(([name, inner]) => [`${part}.${name}`, inner])
    : [[part, value]];

/** A document that a later release has saved: its schema may be different, so it is read-only. */
export function NewerReleaseDocument({ draft, title, backLink }: { draft: Draft; title: string; backLink: ReactNode }) {
  const { document } = draft;
  const titleAt = useMemo(() => titlesIn(draft.content), [draft.content]);
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <TabFrame title={title} actions={<Button onClick={() => setShowsVersions(true)}>Versions</Button>}>
        <div className="mb-3">{backLink}</div>
        <p className="mb-6 max-w-prose border-signal border-l-2 pl-3">
          A later release of the site wrote this. It can be read here, and is changed where that release runs; visitors
          see the last version that this release knows.
        </p>
        {Object.entries(draft.content ?? {}).map(([part, value]) => (
          <details key={part} className="border-rule border-b">
            <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">
              {fieldTitle(document, part, titleAt)}
            </summary>
            <dl className="mb-4 max-w-prose">
              {fieldsOf(part, value).map(([path, shown]) => (
                <div key={path} className="py-2">
                  <dt className="text-sm text-ink-muted">{fieldTitle(document, path, titleAt)}</dt>
                  <dd lang="de" className="whitespace-pre-line wrap-anywhere">
                    {shownValue(document, path, shown)}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </TabFrame>
      {showsVersions && <VersionsDialog document={document} page="/" onClose={() => setShowsVersions(false)} />}
    </>
  );
}
