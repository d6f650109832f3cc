import { type ReactNode, useMemo, useState } from 'react';
import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { fieldsOf, fieldTitle, findField, sectionOf, sectionsOf } from '#domain/editions/documents/document-fields.ts';
import { withGapsFilled } from '#domain/editions/documents/fill-gaps.ts';
import { Button, buttonLook } from '../../../components/ui/button.tsx';
import { TabFrame } from '../../../workspace/tab-frame.tsx';
import { labelledParts, titlesIn } from '../fields/field-titles.ts';
import { previewAddress } from '../preview-address.ts';
import { VersionsDialog } from '../publishing/versions-dialog.tsx';
import { SectionLinks, useShownSection } from '../section-links.tsx';
import { DocumentState } from './document-state.tsx';
import { ReadOnlyValue } from './read-only-value.tsx';

/** Whether fields of a part are edited in more than one section. */
const isSplit = (document: string, part: string) => {
  const field = findField(document, part);
  return field !== undefined && fieldsOf(field.schema).some(({ meta }) => meta.section);
};

interface DocumentReadingProps {
  draft: Draft;
  title: string;
  /** The page that shows sections without their own page. */
  page: string;
  backLink: ReactNode;
}

/** A document for users without the permission to edit it, in the sections of its editor. */
export function ReadOnlyDocument({ draft, title, page: ownPage, backLink }: DocumentReadingProps) {
  const { document, content } = draft;
  const sections = sectionsOf(document);
  const section = useShownSection(sections);
  const page = section?.page ?? ownPage;
  const titleAt = useMemo(() => titlesIn(content), [content]);
  const nameOf = (path: string) => fieldTitle(document, path, titleAt).split(' › ').at(-1) ?? path;
  const parts = Object.entries(content ?? {}).flatMap(([part, value]) =>
    isSplit(document, part) ? labelledParts(document, part, value) : labelledParts(document, '', { [part]: value }),
  );
  const canBeShown = useMemo(() => withGapsFilled(document, content) !== undefined, [document, content]);
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <>
      <TabFrame
        title={title}
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
        <div className="mb-3">{backLink}</div>
        <DocumentState document={document} />
        <SectionLinks sections={sections} shown={section?.id} errorsIn={() => 0} />
        <h3 className="sr-only">{section?.label}</h3>
        <dl className="grid gap-y-4">
          {parts
            .filter(([path]) => sectionOf(document, path)?.id === section?.id)
            .map(([path, value]) => (
              <div key={path} className="border-rule border-b pb-4">
                <dt className="mb-2 font-semibold text-lg">{nameOf(path)}</dt>
                <dd>
                  <ReadOnlyValue {...{ document, path, value, content, nameOf }} />
                </dd>
              </div>
            ))}
        </dl>
      </TabFrame>
      {showsVersions && <VersionsDialog {...{ document, page }} onClose={() => setShowsVersions(false)} />}
    </>
  );
}
