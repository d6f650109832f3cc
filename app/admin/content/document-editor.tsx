import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { EditionDocument } from '#content/schemas.ts';
import { checkDocument } from '#domain/editions/check-document.ts';
import { valueAt, withValue } from '#domain/editions/content-value.ts';
import { Button } from '../../components/ui/button.tsx';
import { showAddress, useAddressSearch } from '../address/use-address.ts';
import { TabFrame } from '../dashboard/tab-frame.tsx';
import { ListStates } from '../list/list-states.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { type DocumentSection, sectionOf } from './document-section.ts';
import { DraftFieldsContext, focusField } from './draft-fields.ts';
import { DraftStatus } from './draft-status.tsx';
import { FindingsList } from './findings-list.tsx';
import { LostCopies } from './lost-copies.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SectionLinks } from './section-links.tsx';
import { type OpenedDraft, useDraftState, useDraftStore, useOpenedDraft } from './use-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface DocumentEditorProps {
  /** 'edition-2024', 'legal' */
  document: string;
  title: string;
  sections: readonly DocumentSection[];
  /** Words for fields whose name doesn't say enough, by the name. */
  names: Readonly<Record<string, string>>;
  /** The edition whose figures texts refer to. */
  editionOf: (content: unknown) => EditionDocument | undefined;
  isEdition: boolean;
  /** The way back to the list. */
  back: ReactNode;
  /** Shown when nobody has begun the document. */
  missing: ReactNode;
}

/** A page of a tab on which one document is written, checked, published and looked back at. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { document, title, back, missing } = props;
  const query = useOpenedDraft(document);
  return (
    <ListStates query={query} failure="The draft could not be loaded." lang="en">
      {(opened) =>
        opened ? (
          <OpenEditor key={document} {...props} opened={opened} />
        ) : (
          <TabFrame title={title} lang="en">
            {back}
            <div className="mt-4">{missing}</div>
          </TabFrame>
        )
      }
    </ListStates>
  );
}

function OpenEditor(props: DocumentEditorProps & { opened: OpenedDraft }) {
  const { document, title, sections, names, editionOf, isEdition, back, opened } = props;
  const store = useDraftStore(opened.draft);
  const state = useDraftState(store);
  const [dialog, setDialog] = useState<'publish' | 'versions' | 'conflict' | null>(null);
  /** Where there is room the findings stand beside the fields from the beginning. */
  const [isWide] = useState(() => matchMedia('(min-width: 1280px)').matches);
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  const parameters = new URLSearchParams(useAddressSearch());
  const section = sections.find(({ id }) => id === parameters.get('section')) ?? sections[0];

  // What was typed comes first; the check of the whole document follows when there is time.
  const checked = useDeferredValue(state.content);
  const findings = useMemo(() => checkDocument(document, checked), [document, checked]);
  const fields = {
    content: state.content,
    findings,
    edition: useMemo(() => editionOf(checked), [editionOf, checked]),
    read: (path: string) => valueAt(store.state().content, path),
    change: (path: string, value: unknown) => store.edit(withValue(store.state().content, path, value)),
  };

  useEffect(() => {
    if (state.saving === 'conflict') setDialog('conflict');
  }, [state.saving]);
  useEffect(() => {
    if (!wanted) return;
    focusField(wanted.path);
    setWanted(null);
  }, [wanted]);

  const openField = (path: string) => {
    setDialog(null);
    const holder = sectionOf(sections, path);
    const next = new URLSearchParams(location.search);
    next.delete('item');
    if (holder) next.set('section', holder.id);
    const place = /^\w+\.(\d+)(\.|$)/.exec(path)?.[1];
    if (place !== undefined) next.set('item', String(Number(place) + 1));
    showAddress(next, 'same');
    setWanted({ path });
  };
  const errors = findings.filter(({ level }) => level === 'error').length;
  const { Fields } = section ?? {};
  return (
    <DraftFieldsContext value={fields}>
      <TabFrame
        title={title}
        lang="en"
        actions={
          <>
            <Button onClick={() => setDialog('versions')}>Versions</Button>
            <Button look="primary" onClick={() => setDialog('publish')}>
              Publish…
            </Button>
          </>
        }
      >
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">{back}</div>
        <LostCopies copies={opened.lost} content={state.content} names={names} onUse={store.recover} />
        <DraftStatus
          state={state}
          onSave={() => (state.saving === 'conflict' ? setDialog('conflict') : void store.saveNow())}
        />
        <div className="mt-2 grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <SectionLinks
              sections={sections}
              shown={section?.id}
              errorsIn={(one) =>
                findings.filter(({ path, level }) => level === 'error' && sectionOf(sections, path) === one).length
              }
            />
            <div key={`${state.generation} ${section?.id}`}>{Fields && <Fields />}</div>
          </div>
          <aside
            id="content-findings"
            aria-label="Check"
            tabIndex={-1}
            className="outline-none max-xl:order-first xl:sticky xl:top-32 xl:self-start"
          >
            <details open={isWide}>
              <summary className="mb-2 min-h-9 cursor-pointer font-semibold">
                Check{errors > 0 && `: ${errors} to put right`}
              </summary>
              <FindingsList findings={findings} content={state.content} names={names} onOpen={openField} />
            </details>
          </aside>
        </div>
      </TabFrame>
      {dialog === 'publish' && (
        <PublishDialog
          {...{ document, isEdition, store, findings }}
          onFindings={() => {
            setDialog(null);
            const [first] = findings.filter(({ level }) => level === 'error');
            if (first) openField(first.path);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'versions' && <VersionsDialog {...{ document, store, names }} onClose={() => setDialog(null)} />}
      {dialog === 'conflict' && <ConflictQuestion {...{ state, store, names }} onClose={() => setDialog(null)} />}
    </DraftFieldsContext>
  );
}
