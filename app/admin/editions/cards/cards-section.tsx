import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { moved } from '#domain/editions/values/content-value.ts';
import type { DraftCard } from '#domain/editions/values/edition-draft.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { showAddress, useAddressSearch } from '../../../workspace/address/use-address.ts';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { focusField } from '../../content/draft/draft-fields.ts';
import { useUndo } from '../../content/draft/use-undo.ts';
import { ItemSteps } from '../../content/fields/item-steps.tsx';
import { chartKindLabels } from '../charts/chart-shapes.ts';
import { useEdition } from '../edition-fields.ts';
import { CardForm } from './card-form.tsx';
import { CopyCard } from './copy-card.tsx';
import { freeSlug } from './free-slug.ts';

/** Numbers the cards by their order. */
const numbered = (cards: readonly DraftCard[]): DraftCard[] => cards.map((card, index) => ({ ...card, id: index + 1 }));

const openCard = (item: string) => {
  const next = new URLSearchParams(location.search);
  if (item) next.set('item', item);
  else next.delete('item');
  showAddress(next);
};

/** The cards of /insights: their list, or one of them. */
export function CardsSection() {
  const { draft, omits } = useEdition();
  const cards = draft.insightCards ?? [];
  const shown = Number(new URLSearchParams(useAddressSearch()).get('item')) - 1;
  const card = cards[shown];
  const before = useRef(shown);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = shown;
    // The focused button was removed: focus the card, or its position in the list.
    if (from === shown || document.activeElement !== document.body) return;
    focusField(shown >= 0 ? `insightCards.${shown}.title` : `insightCards.${from}`);
  }, [shown]);
  if ((['insightCards', 'navigatorSections', 'figures'] as const).some(omits))
    return <p>The cards and topics of this draft can’t be edited: see the check, or restore a version.</p>;
  if (!card) return <CardList cards={cards} />;
  return (
    <div>
      <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Button onClick={() => openCard('')}>All cards</Button>
        <span className="flex gap-2">
          <Button aria-disabled={shown === 0} onClick={() => openCard(String(shown))}>
            Previous card
          </Button>
          <Button aria-disabled={shown === cards.length - 1} onClick={() => openCard(String(shown + 2))}>
            Next card
          </Button>
        </span>
      </p>
      <CardForm key={shown} index={shown} />
    </div>
  );
}

function CardList({ cards }: { cards: readonly DraftCard[] }) {
  const { current, omits, change, dropEmptyFigures } = useEdition();
  const undoAt = useUndo();
  const currentTopics = () => current().navigatorSections ?? [];
  const list = useRef<HTMLDivElement>(null);
  /** The element to focus after the list was reordered. */
  const [focus, setFocus] = useState<{ selector: string }>();
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);
  const focusCard = (index: number) =>
    setFocus({ selector: index < 0 ? '[data-step="add"]' : `[data-field="insightCards.${index}"] button` });

  const arrange = (arranged: readonly DraftCard[]) => {
    // Topics refer to cards by number.
    const numbers = new Map(arranged.map((card, index) => [Number(card.id), index + 1]));
    const topics = currentTopics();
    change('insightCards', numbered(arranged));
    change(
      'navigatorSections',
      topics.map((topic) => ({ ...topic, cards: topic.cards?.flatMap((id) => numbers.get(id) ?? []) })),
    );
  };
  const move = (from: number, to: number, step: string) => {
    arrange(moved(cards, from, to));
    setFocus({ selector: `[data-step="${to}-${step}"]` });
  };
  const remove = (index: number) => {
    const [card] = cards.slice(index);
    if (!card) return;
    const topics = currentTopics();
    arrange(cards.toSpliced(index, 1));
    const restoreFigures = dropEmptyFigures(card);
    focusCard(Math.min(index, cards.length - 2));
    const restore = () => {
      const others = current().insightCards ?? [];
      const isSlugTaken = card.slug && others.some(({ slug }) => slug === card.slug);
      if (isSlugTaken || omits('insightCards')) return false;
      // The card is restored as number 0, which no other card has; `arrange` then renumbers all cards.
      const restored = { ...card, id: 0 };
      const topicsWithCard = currentTopics().map((topic) => {
        const index = topics.find(({ id }) => id === topic.id)?.cards?.indexOf(Number(card.id)) ?? -1;
        return index < 0 ? topic : { ...topic, cards: topic.cards?.toSpliced(index, 0, restored.id) };
      });
      change('navigatorSections', topicsWithCard);
      arrange(others.toSpliced(index, 0, restored));
      restoreFigures();
      focusCard(index);
      return true;
    };
    const refusal = 'The card was not restored: another card has its name in addresses now';
    notifyRemoved('Card removed', undoAt('insightCards', restore, refusal));
  };
  return (
    <div ref={list} data-field="insightCards">
      <ol>
        {cards.map(({ id, title, chart, published }, index) => (
          <li
            key={id}
            data-field={`insightCards.${index}`}
            className="flex items-center gap-3 border-rule border-b py-2"
          >
            <span className="w-6 font-semibold text-signal tabular-nums">{index + 1}</span>
            <button
              type="button"
              onClick={() => openCard(String(index + 1))}
              className="group min-h-11 min-w-0 flex-1 text-left"
            >
              <span lang="de" className="block font-semibold wrap-anywhere hyphens-auto group-hover:underline">
                {title || 'Without a title'}
              </span>
              <span className="block text-sm text-ink-muted">
                {chart?.kind && chartKindLabels[chart.kind]} {!published && <Badge>Not published</Badge>}
              </span>
            </button>
            <ItemSteps
              layout="row"
              name={title || `card ${index + 1}`}
              index={index}
              length={cards.length}
              onMove={(to, step) => move(index, to, step)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <Button
          data-step="add"
          onClick={() => {
            change('insightCards', [...cards, newCard(cards)]);
            openCard(String(cards.length + 1));
          }}
        >
          Add card
        </Button>
        <CopyCard cards={cards} />
      </div>
    </div>
  );
}

const newCard = (cards: readonly DraftCard[]): DraftCard => ({
  id: cards.length + 1,
  slug: freeSlug('karte', cards, cards.length + 1),
  title: '',
  description: '',
  message: '',
  icon: 'trending-up',
  colour: 'data-1',
  notes: [],
  published: true,
  chart: { kind: 'shares', blocks: [] },
});
