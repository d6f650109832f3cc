import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocumentsCall, readDraftCall } from '#domain/editions/documents/content-calls.ts';
import { editionDocumentName, yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { earlierEdition } from '#domain/editions/documents/earlier-edition.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { withoutOpenFigures } from '#domain/editions/documents/without-open-figures.ts';
import { isOpenEdition } from '#domain/editions/values/open-edition.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { storeDraft } from '../content/draft/use-draft.ts';
import { CardsSection } from './cards/cards-section.tsx';
import { FiguresSection } from './figures/figures-section.tsx';

const ownSections = { figures: FiguresSection, cards: CardsSection };

export default function EditionEditor({ year }: { year: number }) {
  const mayWrite = useMay()('content');
  return (
    <DocumentEditor
      document={editionDocumentName(year)}
      title={`Edition ${year}`}
      page="/"
      ownSections={ownSections}
      editionOf={withoutOpenFigures}
      backLink={<TabLink tab="studies">All studies</TabLink>}
      missing={mayWrite ? <StartEdition year={year} /> : <p>There is no content of {year} yet.</p>}
    />
  );
}

/** Starts the edition of a year as a copy of the previous one, or else of the first later one. */
function StartEdition({ year }: { year: number }) {
  const documents = useAnswer(listDocumentsCall, {});
  return (
    <ListStates query={documents} failure="The editions could not be loaded.">
      {(list) => {
        const years = list.flatMap(({ document }) => yearOfDocument(document) ?? []);
        const model = modelOf(years, year);
        return model === undefined ? (
          <p>There is no edition to start from.</p>
        ) : (
          <StartFrom model={model} year={year} />
        );
      }}
    </ListStates>
  );
}

/** The latest earlier year, or else the first later one. */
function modelOf(years: readonly number[], year: number): number | undefined {
  const earlier = years.filter((known) => known < year);
  return years.length === 0 ? undefined : earlier.length > 0 ? Math.max(...earlier) : Math.min(...years);
}

function StartFrom({ model, year }: { model: number; year: number }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const start = async () => {
    setState('busy');
    try {
      const { content } = await api(readDraftCall, { document: editionDocumentName(model) });
      if (!isOpenEdition(content)) return setState('failed');
      const edition = (model > year ? earlierEdition : nextEdition)(content, year);
      const document = editionDocumentName(year);
      await storeDraft(queryClient, document, { revision: 0, content: edition });
      await queryClient.resetQueries({ queryKey: ['draft', document] });
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <p className="mb-2 max-w-prose">
        There is no content of {year} yet. It begins as a copy of {model}: cards, topics and texts are kept; everything
        that has to be new, first of all every figure, is empty. Visitors see nothing of it before it is published.
      </p>
      {state === 'failed' && (
        <p role="alert" className="mb-3 border-danger border-l-2 pl-3">
          The edition could not be started. Please try again.
        </p>
      )}
      <Button look="primary" aria-disabled={state === 'busy'} onClick={() => void start()}>
        Start from {model}
      </Button>
    </>
  );
}
