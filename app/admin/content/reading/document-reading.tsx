import { type ReactNode, useMemo, useState } from 'react';
import { checkDocument } from '#domain/editions/documents/check-document.ts';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import { Button, buttonLook } from '../../../components/ui/button.tsx';
import { useAddressSearch } from '../../../workspace/address/use-address.ts';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { TabFrame } from '../../../workspace/tab-frame.tsx';
import { type DocumentSection, sectionOf } from '../document-section.ts';
import { fieldName, titlesIn } from '../fields/field-name.ts';
import { previewAddress } from '../preview-address.ts';
import { VersionsDialog } from '../publishing/versions-dialog.tsx';
import { SectionLinks } from '../section-links.tsx';
import { DocumentDates, isDraftNewer } from './document-dates.tsx';
import { ReadOnlyValue } from './read-only-value.tsx';

interface DocumentReadingProps {
  draft: Draft;
  title: string;
  sections: readonly DocumentSection[];
  names: Readonly<Record<string, string>>;
  back: ReactNode;
}

/** As much of a part as stands in a section; undefined: nothing. */
function partIn(
  section: DocumentSection | undefined,
  sections: readonly DocumentSection[],
  part: string,
  value: unknown,
) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return sectionOf(sections, part) === section ? value : undefined;
  }
  const inner = Object.entries(value).filter(([name]) => sectionOf(sections, `${part}.${name}`) === section);
  return inner.length > 0 ? Object.fromEntries(inner) : undefined;
}

/** A document for who may not write it, in the sections of its editor. */
export function DocumentReading({ draft, title, sections, names, back }: DocumentReadingProps) {
  const { document, content } = draft;
  const wanted = new URLSearchParams(useAddressSearch()).get('section');
  const section = sections.find(({ id }) => id === wanted) ?? sections[0];
  const page = section?.page ?? '/';
  const titleAt = useMemo(() => titlesIn(content), [content]);
  const nameOf = (path: string) => fieldName(path, titleAt, names).split(' › ').at(-1) ?? path;
  const canBeShown = useMemo(
    () => checkDocument(document, content).every(({ level }) => level !== 'error'),
    [document, content],
  );
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <TabFrame
        title={title}
        lang="en"
        actions={
          <>
            {canBeShown && (
              <a href={previewAddress(page, document)} target="_blank" rel="noopener" className={buttonLook()}>
                Preview<span className="sr-only"> (new tab)</span>
              </a>
            )}
            <Button onClick={() => setShowsVersions(true)}>Versions</Button>
          </>
        }
      >
        <div className="mb-3">{back}</div>
        <Dates document={document} />
        <SectionLinks sections={sections} shown={section?.id} errorsIn={() => 0} />
        <h3 className="sr-only">{section?.label}</h3>
        <dl className="grid gap-y-4">
          {Object.entries(content ?? {}).map(([part, whole]) => {
            const value = partIn(section, sections, part, whole);
            return (
              value !== undefined && (
                <div key={part} className="border-rule border-b pb-4">
                  <dt className="mb-2 font-semibold text-lg">{nameOf(part)}</dt>
                  <dd>
                    <ReadOnlyValue {...{ value, content, nameOf }} path={part} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </TabFrame>
      {showsVersions && <VersionsDialog {...{ document, names, page }} onClose={() => setShowsVersions(false)} />}
    </>
  );
}

/** What visitors see of the document, and whether this is it. */
function Dates({ document }: Pick<Draft, 'document'>) {
  const { data } = useAnswer(listDocumentsCall, {});
  const state = data?.find((known) => known.document === document);
  return (
    <div className="mb-3 flex min-h-6 flex-wrap items-baseline gap-x-4 gap-y-1">
      {state && <DocumentDates state={state} />}
      {state && isDraftNewer(state) && <p className="text-sm">This is the draft; visitors don’t see it yet.</p>}
    </div>
  );
}
