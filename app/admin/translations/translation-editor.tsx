import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { fieldTitle, sectionOf, sectionsOf } from '#domain/editions/documents/document-fields.ts';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { englishDocumentTitle, isPageText, pageOfTexts } from '#domain/editions/documents/document-titles.ts';
import { translatedTexts, translationContent } from '#domain/editions/documents/translation-content.ts';
import { translationName } from '#domain/editions/documents/translation-name.ts';
import type { Translation, TranslationPlace } from '#domain/editions/translation-drafts/translation-answers.ts';
import {
  listTranslationsCall,
  listTranslationsOfDocumentCall,
  readTranslationCall,
  saveTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { checkTranslation } from '#domain/editions/translations/check-translation.ts';
import { textState } from '#domain/editions/translations/text-state.ts';
import { localPath, type OtherLanguage } from '#platform/languages.ts';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { answerKey } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { EditorActions, EditorDialogs, EditorStatus } from '../content/draft/editor-parts.tsx';
import { type DraftCalls, type OpenedDraft, useOpenedDraft } from '../content/draft/use-draft.ts';
import { useEditor } from '../content/draft/use-editor.ts';
import { SectionLinks, useShownSection } from '../content/section-links.tsx';
import { documentParameters, TranslationLinks } from '../content/translation-links.tsx';
import { PublishTranslationDialog } from './publish-translation-dialog.tsx';
import { TranslatedTextField } from './translated-text-field.tsx';
import { XliffTransfer } from './xliff-transfer.tsx';

interface TranslationEditorProps {
  document: string;
  language: OtherLanguage;
}

export default function TranslationEditor({ document, language }: TranslationEditorProps) {
  const name = translationName(document, language);
  const query = useOpenedDraft(name, translationCalls(document, language));
  return (
    <ListStates query={query} failure="The translation could not be loaded.">
      {(opened) =>
        opened ? (
          <OpenTranslation key={name} {...{ document, language, opened }} />
        ) : (
          <TabFrame title={englishDocumentTitle(name)}>
            <p>There is no such document yet.</p>
          </TabFrame>
        )
      }
    </ListStates>
  );
}

/** The titles of list items, taken from the texts. */
function titlesOf(places: readonly TranslationPlace[]) {
  const originals = new Map(places.map(({ path, original }) => [path, original]));
  return (path: string): string | undefined => {
    const found = ['title', 'label', 'caption', 'quote'].map((name) => originals.get(`${path}.${name}`)).find(Boolean);
    return typeof found === 'string' ? found : undefined;
  };
}

const choices = [
  ['all', 'All texts'],
  ['open', 'Missing, older or to fix'],
] as const;

function OpenTranslation({
  document,
  language,
  opened,
}: TranslationEditorProps & { opened: OpenedDraft<Translation> }) {
  const { places, isReadOnly } = opened.draft;
  const [references, setReferences] = useState(opened.draft.references);
  const queryClient = useQueryClient();
  const name = translationName(document, language);
  const mayWrite = useMay()('content') && !isReadOnly;
  const calls = translationCalls(document, language, (stored) => {
    setReferences(stored.references);
    void queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsOfDocumentCall, { document }) });
    void queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsCall, {}) });
  });
  const sections = sectionsOf(document).filter((section) =>
    places.some(({ path }) => sectionOf(document, path) === section),
  );
  const section = useShownSection(sections);
  const page = section?.page ?? (isPageText(document) ? pageOfTexts(document) : '/');
  const editor = useEditor({
    name,
    opened,
    calls,
    page: localPath(language, page),
    mayWrite,
    previewProblem: () => (errors > 0 ? 'Translate what is missing to see a preview' : undefined),
  });
  const { store, state, dialog, closeDialog, focusLater } = editor;
  const texts = useMemo(() => translatedTexts(state.content), [state.content]);
  const [shows, setShows] = useState<'all' | 'open'>('all');
  /** Ids of the texts that needed work when the filter was chosen; corrected texts stay in the list. */
  const [listed, setListed] = useState<readonly string[]>([]);
  const checked = useDeferredValue(state.content);
  const checkedTexts = useMemo(() => translatedTexts(checked), [checked]);
  const findings = useMemo(() => checkTranslation(places, checked), [places, checked]);
  const titleAt = useMemo(() => titlesOf(places), [places]);
  const errors = findings.filter(({ level }) => level === 'error').length;
  // Counted in the checked content, like the errors.
  const count = (wantedState: 'missing' | 'older') =>
    places.filter((place) => textState(place, checkedTexts[place.id]) === wantedState).length;

  const shown = places.filter(({ id, path }) => {
    if (shows === 'open') return listed.includes(id);
    return sectionOf(document, path) === section;
  });
  const choose = (chosen: 'all' | 'open') => {
    setListed(findings.map(({ path }) => path));
    setShows(chosen);
  };
  return (
    <TabFrame title={englishDocumentTitle(name)} actions={<EditorActions editor={editor} />}>
      <div className="mb-3">
        <TabLink tab="studies" parameters={documentParameters(document)}>
          {yearOfDocument(document) ? 'The edition in German' : 'The page text in German'}
        </TabLink>
      </div>
      <TranslationLinks document={document} />
      <EditorStatus editor={editor} />
      <XliffTransfer
        {...{ document, language, store, calls, mayWrite }}
        nameOf={(id) => {
          const place = places.find((known) => known.id === id);
          return place ? fieldTitle(document, place.path, titleAt) : id;
        }}
      />
      <p className="mb-3">
        {places.length} texts: {count('missing')} missing, {count('older')} older than the original,{' '}
        {errors - count('missing')} to fix.
      </p>
      <div className="mb-4">
        <Choice label="Shown" value={shows} options={choices} onChange={choose} />
      </div>
      {shows === 'all' && (
        <SectionLinks
          sections={sections}
          shown={section?.id}
          errorsIn={(section) =>
            findings.filter(
              ({ path, level }) =>
                level === 'error' &&
                places.some((place) => place.id === path && sectionOf(document, place.path) === section),
            ).length
          }
        />
      )}
      {shown.length === 0 && <p className="text-ink-muted">Every text is translated from the current original.</p>}
      <fieldset key={state.generation} className="min-w-0">
        <legend className="sr-only">{englishDocumentTitle(name)}</legend>
        {shown.map((place) => (
          <TranslatedTextField
            key={place.id}
            {...{ place, language, references, mayWrite }}
            label={fieldTitle(document, place.path, titleAt)}
            translated={texts[place.id]}
            finding={findings.find(({ path }) => path === place.id)}
            onChange={(translated) => {
              const before = translatedTexts(store.state().content);
              const { [place.id]: _, ...others } = before;
              store.edit({ texts: translated ? { ...before, [place.id]: translated } : others });
            }}
          />
        ))}
      </fieldset>
      {dialog === 'publish' && (
        <PublishTranslationDialog
          {...{ document, language, store, errors }}
          onFindings={() => {
            closeDialog();
            choose('open');
            const [first] = findings.filter(({ level }) => level === 'error');
            // Waits until the closing dialog has removed its history entry and restored the focus.
            if (first) addEventListener('popstate', () => focusLater(first.path), { once: true });
          }}
          onClose={closeDialog}
        />
      )}
      <EditorDialogs editor={editor} />
    </TabFrame>
  );
}

/** @param onStored gets the translation as the server has it, after it was read or saved */
function translationCalls(
  document: string,
  language: string,
  onStored?: (stored: Translation) => void,
): DraftCalls<Translation> {
  return {
    async read() {
      const stored = await api(readTranslationCall, { document, language });
      onStored?.(stored);
      return stored;
    },
    async save(revision, content) {
      const body = { revision, content: translationContent.parse(content) };
      const stored = await api(saveTranslationCall, { document, language, body });
      onStored?.(stored);
      return stored;
    },
  };
}
