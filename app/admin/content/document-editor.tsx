import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { withListKeys } from '#content/list-keys.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { checkDocument } from '#domain/editions/documents/check-document.ts';
import { sectionOf, sectionsOf } from '#domain/editions/documents/document-fields.ts';
import { withGapsFilled } from '#domain/editions/documents/fill-gaps.ts';
import { type UnreadText, unreadFindings } from '#domain/editions/read-texts/unread-texts.ts';
import { valueAt, withValue } from '#domain/editions/values/content-value.ts';
import { showAddress, showAddressAfterDialog, useAddressSearch } from '../../workspace/address/use-address.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { TranslationLinks } from '../translations/translation-links.tsx';
import { DraftFieldsContext } from './draft/draft-fields.ts';
import { type OpenedDraft, useDocumentCalls, useEditionBefore, useOpenedDraft } from './draft/use-draft.ts';
import { useEditor } from './draft/use-editor.tsx';
import { useUnreadTexts } from './draft/use-unread-texts.ts';
import { SectionFields } from './fields/section-fields.tsx';
import { useFieldFocus } from './fields/use-field-focus.ts';
import { NewerReleaseDocument } from './newer-release-document.tsx';
import { FindingsList } from './publishing/findings-list.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { DocumentState } from './reading/document-state.tsx';
import { ReadOnlyDocument } from './reading/read-only-document.tsx';
import { SectionLinks } from './section-links.tsx';
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
  isEdition: boolean;
  /** A link back to the list. */
  back: ReactNode;
  /** Shown when there is no such document yet. */
  missing: ReactNode;
}

/** Edits, checks and publishes a document, and compares its versions; read-only without the permission to edit. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { document, title, page, back, missing } = props;
  const mayWrite = useMay()('content');
  const query = useOpenedDraft(document, useDocumentCalls(document));
  return (
    <ListStates query={query} failure="The draft could not be loaded.">
      {(opened) =>
        opened?.draft.isReadOnly ? (
          <NewerReleaseDocument draft={opened.draft} {...{ title, back }} />
        ) : opened && !mayWrite ? (
          <ReadOnlyDocument draft={opened.draft} {...{ title, page, back }} />
        ) : opened ? (
          <OpenEditor key={document} {...props} opened={opened} />
        ) : (
          <TabFrame title={title}>
            {back}
            <div className="mt-4">{missing}</div>
          </TabFrame>
        )
      }
    </ListStates>
  );
}

function OpenEditor(props: DocumentEditorProps & { opened: OpenedDraft }) {
  const { document, title, ownSections = {}, editionOf, isEdition, back, opened } = props;
  const sections = sectionsOf(document);
  /** On wide screens the findings are open from the beginning. */
  const [isWide] = useState(() => matchMedia('(min-width: 1280px)').matches);
  const parameters = new URLSearchParams(useAddressSearch());
  const section = sections.find(({ id }) => id === parameters.get('section')) ?? sections[0];
  const page = section?.page ?? props.page;
  const { store, state, dialog, closeDialog, focusLater, actions, status, dialogs } = useEditor({
    name: document,
    opened,
    calls: useDocumentCalls(document),
    page,
    mayWrite: true,
    previewProblem: (content) =>
      withGapsFilled(document, content) === undefined
        ? 'Fix the errors that the check found to see a preview'
        : undefined,
  });

  // Deferred, so that checking the whole document doesn't delay typing.
  const checked = useDeferredValue(state.content);
  const before = useEditionBefore(document);
  const { unread, mark } = useUnreadTexts(document, checked, before);
  const findings = useMemo(() => checkDocument(document, checked, before), [document, checked, before]);
  const unreadWarnings = before ? unreadFindings(document, unread, before.facts.year) : [];
  const fields = {
    document,
    content: state.content,
    findings,
    before,
    unread,
    markRead: (texts: readonly UnreadText[]) => void mark(texts),
    edition: useMemo(() => editionOf(checked), [editionOf, checked]),
    read: (path: string) => valueAt(store.state().content, path),
    // Keys are added before the change, so that a renamed item keeps its key and translations.
    change: (path: string, value: unknown) => store.edit(withValue(withListKeys(store.state().content), path, value)),
  };

  const onFieldFocus = useFieldFocus(state.generation);

  const openField = (path: string) => {
    closeDialog();
    const holder = sectionOf(document, path);
    const next = new URLSearchParams(location.search);
    next.delete('item');
    if (holder) next.set('section', holder.id);
    const index = /^\w+\.(\d+)(\.|$)/.exec(path)?.[1];
    if (index !== undefined) next.set('item', String(Number(index) + 1));
    if (dialog) {
      showAddressAfterDialog(next, 'same');
      addEventListener('popstate', () => focusLater(path), { once: true });
    } else {
      showAddress(next, 'same');
      focusLater(path);
    }
  };
  /** Whether the field of a path is on the screen. */
  const isShown = (path: string) =>
    sectionOf(document, path) === section &&
    (!ownSections[section?.id ?? ''] || path.startsWith(`insightCards.${Number(parameters.get('item')) - 1}.`));
  const errors = findings.filter(({ level }) => level === 'error').length;
  const OwnSection = ownSections[section?.id ?? ''];
  return (
    <DraftFieldsContext value={fields}>
      <TabFrame title={title} actions={actions}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">{back}</div>
        <DocumentState document={document} />
        <TranslationLinks document={document} />
        {status}
        <UnreadTexts
          unread={unread}
          shown={unread.filter(({ path }) => isShown(path))}
          yearBefore={before?.facts.year}
          onOpen={openField}
          onMark={fields.markRead}
        />
        <details open={isWide} className="mb-4 rounded border border-rule px-4 py-2">
          <summary className="min-h-7 cursor-pointer font-semibold">Check{errors > 0 && `: ${errors} to fix`}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard */}
          <div tabIndex={0} className="max-h-64 overflow-y-auto -outline-offset-2">
            <FindingsList
              findings={[...findings, ...unreadWarnings]}
              document={document}
              content={state.content}
              onOpen={openField}
            />
          </div>
        </details>
        <SectionLinks
          sections={sections}
          shown={section?.id}
          errorsIn={(one) =>
            findings.filter(({ path, level }) => level === 'error' && sectionOf(document, path) === one).length
          }
        />
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
      {dialog === 'publish' && (
        <PublishDialog
          {...{ document, isEdition, store, findings }}
          onOpen={openField}
          onFindings={() => {
            const [first] = findings.filter(({ level }) => level === 'error');
            if (first) openField(first.path);
          }}
          onClose={closeDialog}
        />
      )}
      {dialogs}
    </DraftFieldsContext>
  );
}
