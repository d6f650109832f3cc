import { useState } from 'react';
import { findFigure } from '#content/resolve-edition.ts';
import { listDocumentsCall, readDraftCall } from '#domain/editions/documents/content-calls.ts';
import { editionDocumentName, yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { type DraftCard, draftFigure } from '#domain/editions/values/edition-draft.ts';
import { isOpenEdition } from '#domain/editions/values/open-edition.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Choice } from '../../../components/ui/filter-bar.tsx';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { useEdition } from '../edition-fields.ts';
import { freeSlug } from './free-slug.ts';

/** Copies a card of the previous edition, if there is one: its texts and its chart, with figures without values. */
export function CopyCard({ cards }: { cards: readonly DraftCard[] }) {
  const year = Number(useEdition().current().facts?.year);
  const documents = useAnswer(listDocumentsCall, {});
  const years = (documents.data ?? []).flatMap(({ document }) => yearOfDocument(document) ?? []);
  const previous = Math.max(...years.filter((known) => known < year));
  return Number.isFinite(previous) && <CopyCardOf key={previous} previous={previous} year={year} cards={cards} />;
}

function CopyCardOf({ previous, year, cards }: { previous: number; year: number; cards: readonly DraftCard[] }) {
  const { current, omits, change, changeFigure } = useEdition();
  const before = useAnswer(readDraftCall, { document: editionDocumentName(previous) });
  const [chosen, setChosen] = useState('');
  const content = before.data?.content;
  if (!isOpenEdition(content)) return null;
  const last = nextEdition(content, year);
  const options = last.insightCards.map(({ title }, index) => [String(index), title] as const);
  const copy = () => {
    const card = last.insightCards[Number(chosen || options[0]?.[0])];
    if (!card) return;
    const keys = new Set(JSON.stringify(card).match(/[a-z]\w*\.[a-z]\w*/g));
    for (const key of keys) {
      const figure = findFigure(last, key);
      if (figure && !draftFigure(current(), key) && !omits(`figures.${key}`)) changeFigure(key, figure);
    }
    const isTaken = cards.some(({ slug }) => slug === card.slug);
    const id = cards.length + 1;
    change('insightCards', [...cards, { ...card, id, slug: isTaken ? freeSlug(card.slug, cards, id) : card.slug }]);
  };
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <Choice
        label={`Card of ${previous}`}
        value={chosen || (options[0]?.[0] ?? '')}
        options={options}
        onChange={setChosen}
      />
      <Button onClick={copy}>Copy card</Button>
    </div>
  );
}
