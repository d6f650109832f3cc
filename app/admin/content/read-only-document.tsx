import { type ReactNode, useMemo, useState } from 'react';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { fieldName, shownContentValue, titlesIn } from './fields/field-name.ts';
import { VersionsDialog } from './publishing/versions-dialog.tsx';

interface ReadOnlyDocumentProps {
  draft: Draft;
  title: string;
  names: Readonly<Record<string, string>>;
  back: ReactNode;
}

/** What a part of the document holds, by the paths. */
const fieldsOf = (part: string, value: unknown): [path: string, value: unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).map(([name, inner]) => [`${part}.${name}`, inner])
    : [[part, value]];

/** A document that a later release of the site wrote: its fields may have become others, so all there is to do is to read it. */
export function ReadOnlyDocument({ draft, title, names, back }: ReadOnlyDocumentProps) {
  const titleAt = useMemo(() => titlesIn(draft.content), [draft.content]);
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <TabFrame title={title} lang="en" actions={<Button onClick={() => setShowsVersions(true)}>Versions</Button>}>
        <div className="mb-3">{back}</div>
        <p className="mb-6 max-w-prose border-signal border-l-2 pl-3">
          A later release of the site wrote this. It can be read here, and is changed where that release runs; visitors
          see the last version that this release knows.
        </p>
        {Object.entries(draft.content ?? {}).map(([part, value]) => (
          <details key={part} className="border-rule border-b">
            <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{fieldName(part, titleAt, names)}</summary>
            <dl className="mb-4 max-w-prose">
              {fieldsOf(part, value).map(([path, shown]) => (
                <div key={path} className="py-2">
                  <dt className="text-sm text-ink-muted">{fieldName(path, titleAt, names)}</dt>
                  <dd lang="de" className="whitespace-pre-line wrap-anywhere">
                    {shownContentValue(shown)}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </TabFrame>
      {showsVersions && (
        <VersionsDialog document={draft.document} names={names} page="/" onClose={() => setShowsVersions(false)} />
      )}
    </>
  );
}
