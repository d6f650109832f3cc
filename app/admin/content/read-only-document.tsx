import { type ReactNode, useState } from 'react';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabFrame } from '../dashboard/tab-frame.tsx';
import { fieldName, shownContentValue } from './field-name.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface ReadOnlyDocumentProps {
  draft: Draft;
  title: string;
  names: Readonly<Record<string, string>>;
  back: ReactNode;
}

/** A document that a later release of the site wrote: its fields may have become others, so all there is to do is to read it. */
export function ReadOnlyDocument({ draft, title, names, back }: ReadOnlyDocumentProps) {
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <TabFrame title={title} lang="en" actions={<Button onClick={() => setShowsVersions(true)}>Versions</Button>}>
        <div className="mb-3">{back}</div>
        <p className="mb-6 max-w-prose border-signal border-l-2 pl-3">
          A later release of the site wrote this. It can be read here, and is changed where that release runs; visitors
          see the last version that this release knows.
        </p>
        <dl className="max-w-prose">
          {Object.entries(draft.content ?? {}).map(([name, value]) => (
            <div key={name} className="border-rule border-b py-3">
              <dt className="text-sm font-semibold">{fieldName(name, () => undefined, names)}</dt>
              <dd lang="de" className="whitespace-pre-line wrap-anywhere">
                {shownContentValue(value)}
              </dd>
            </div>
          ))}
        </dl>
      </TabFrame>
      {showsVersions && (
        <VersionsDialog document={draft.document} names={names} page="/" onClose={() => setShowsVersions(false)} />
      )}
    </>
  );
}
