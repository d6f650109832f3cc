import type { ComponentType, ReactNode } from 'react';
import type { DocumentSection } from '#content/field-meta.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { sectionOf, sectionsOf } from '#domain/editions/documents/document-fields.ts';
import { withGapsFilled } from '#domain/editions/documents/fill-gaps.ts';
import { useAddressSearch } from '../../workspace/address/use-address.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { DraftFieldsContext } from './draft/draft-fields.ts';
import { EditorActions, EditorDialogs, EditorStatus } from './draft/editor-parts.tsx';
import { useCheckedDraft } from './draft/use-checked-draft.ts';
import { type OpenedDraft, useDocumentCalls, useOpenedDraft } from './draft/use-draft.ts';
import { useEditor } from './draft/use-editor.ts';
import { itemNumberOf, openField } from './fields/open-field.ts';
import { SectionFields } from './fields/section-fields.tsx';
import { useFieldFocus } from './fields/use-field-focus.ts';
import { NewerReleaseDocument } from './newer-release-document.tsx';
import { CheckDetails } from './publishing/check-details.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { DocumentState } from './reading/document-state.tsx';
import { ReadOnlyDocument } from './reading/read-only-document.tsx';
import { SectionLinks, useShownSection } from './section-links.tsx';
import { TranslationLinks, useFreshTranslationCounts } from './translation-links.tsx';
import { UnreadTexts } from './unread-texts.tsx';

interface DocumentEditorProps {
  /** 'edition-2024', 'legal' */
  document: string;
  title: string;
  /** The page that shows sections without their own page. */
  page: string;
  /** Components of sections that don't follow from the schema, by id. */
  ownSections?: Readonly<Partial<Record<string, ComponentType>>>;
  /** The edition to whose figures texts refer. */
  editionOf: (content: unknown) => EditionDocument | undefined;
  /** A link back to the list. */
  backLink: ReactNode;
  /** Shown when there is no such document yet. */
  missing: ReactNode;
}

/** Edits, checks and publishes a document, and compares its versions; read-only without the permission to edit. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { document, title, page, backLink, missing } = props;
  const mayWrite = useMay()('content');
  const query = useOpenedDraft(document, useDocumentCalls(document));
  return (
    <ListStates query={query} failure="The draft could not be loaded.">
      {(opened) =>
        opened?.draft.isReadOnly ? (
          <NewerReleaseDocument draft={opened.draft} {...{ title, backLink }} />
        ) : opened && !mayWrite ? (
          <ReadOnlyDocument draft={opened.draft} {...{ title, page, backLink }} />
        ) : opened ? (
          <OpenEditor key={document} {...props} opened={opened} />
        ) : (
          <TabFrame title={title}>
            {backLink}
            <div className="mt-4">{missing}</div>
          </TabFrame>
        )
      }
    </ListStates>
  );
}

function OpenEditor(props: DocumentEditorProps & { opened: OpenedDraft }) {
  const { document, title, ownSections = {}, editionOf, backLink, opened } = props;
  const sections = sectionsOf(document);
  const section = useShownSection(sections);
  const editor = useEditor({
    name: document,
    opened,
    calls: useDocumentCalls(document),
    page: section?.page ?? props.page,
    mayWrite: true,
    previewProblem: (content) =>
      withGapsFilled(document, content) === undefined
        ? 'Fix the errors that the check found to see a preview'
        : undefined,
  });
  const { store, state, dialog, closeDialog } = editor;
  useFreshTranslationCounts(document, state.revision);
  const fields = useCheckedDraft(document, editor, editionOf);
  const onFieldFocus = useFieldFocus(state.generation);
  const onOpen = (path: string) => openField(document, path, editor);
  const OwnSection = ownSections[section?.id ?? ''];
  const shownItem = new URLSearchParams(useAddressSearch()).get('item');
  // A section of its own shows one item of its list at a time.
  const isShown = (path: string) =>
    sectionOf(document, path) === section && (!OwnSection || itemNumberOf(path) === shownItem);
  const errorsIn = (section: DocumentSection) =>
    fields.findings.filter(({ path, level }) => level === 'error' && sectionOf(document, path) === section).length;
  return (
    <DraftFieldsContext value={fields}>
      <TabFrame title={title} actions={<EditorActions editor={editor} />}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">{backLink}</div>
        <DocumentState document={document} />
        <TranslationLinks document={document} />
        <EditorStatus editor={editor} />
        <UnreadTexts isShown={isShown} onOpen={onOpen} />
        <CheckDetails onOpen={onOpen} />
        <SectionLinks sections={sections} shown={section?.id} errorsIn={errorsIn} />
        <h3 className="sr-only">{section?.label}</h3>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only records which field has the focus */}
        <div
          key={`${state.generation} ${section?.id}`}
          onFocus={onFieldFocus}
          className="[&>*>:first-child]:border-t-0 [&>*>:first-child]:pt-0"
        >
          {OwnSection ? <OwnSection /> : section && <SectionFields section={section} />}
        </div>
      </TabFrame>
      {dialog === 'publish' && <PublishDialog {...{ document, store, onOpen }} onClose={closeDialog} />}
      <EditorDialogs editor={editor} />
    </DraftFieldsContext>
  );
}
