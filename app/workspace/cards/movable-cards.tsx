import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from '#domain/editions/values/content-value.ts';
import { isNotFound } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { patchRows, refetchList } from '../calls/answers.ts';
import { api } from '../calls/api.ts';
import { waitBeforeSending } from '../form/unsaved-input.ts';
import { notify } from '../records/notify.ts';
import type { ListedRecord } from '../records/use-records.ts';
import type { CardOrder } from './card-tab-description.ts';

interface MovableCardsProps<Row extends ListedRecord> {
  /** The records on the current page, in order. */
  rows: readonly Row[];
  /** The records on all pages. */
  matching: readonly Row[];
  all: readonly Row[];
  /** Called with the index among the matching records to which a card was moved. */
  onMoved: (index: number) => void;
  nameOf: (record: Row) => string;
  order: CardOrder<Row>;
  className: string;
  lookOf: (record: Row) => string;
  /** The content of a card, with its handles. */
  children: (record: Row, handles: ReactNode) => ReactNode;
}

/** In larger groups, arrows take too many presses. */
const maxCardsWithoutPlaces = 9;

/** Cards in the order of the website. They are moved by dragging, by arrow buttons, or in large groups by entering a place. */
export function MovableCards<Row extends ListedRecord>(props: MovableCardsProps<Row>) {
  const { rows, matching, all, onMoved, nameOf, order, className, lookOf, children } = props;
  const saveOrder = useReordering<Row>(order);
  const dragged = useRef<Row | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const groupOf = (record: Row) => order.groupOf(record, all);
  const matchingIds = new Set(matching.map(({ id }) => id));
  const matchingOf = (records: readonly Row[]) => records.filter(({ id }) => matchingIds.has(id));

  /** Moves a card to the position of another card in its group. `button` stays in view, on another page too. */
  const moveTo = (record: Row, other: Row | undefined, button?: HTMLElement) => {
    const group = groupOf(record);
    const indexOf = (id: string | undefined) => group.findIndex((record) => record.id === id);
    const [from, to] = [indexOf(record.id), indexOf(other?.id)];
    if (to < 0 || to === from) return;
    const next = moved(group, from, to);
    setAnnouncement(order.announcement(nameOf(record), to + 1, next.length));
    const replaced = matchingOf(group)[matchingOf(next).findIndex(({ id }) => id === record.id)];
    void saveOrder(next, () => {
      flushSync(() => onMoved(matching.findIndex(({ id }) => id === replaced?.id)));
      button?.scrollIntoView({ block: 'nearest' });
    });
  };
  const hasPlaces = (group: readonly Row[]) => group.length > maxCardsWithoutPlaces;
  const mayMoveHere = (record: Row) =>
    dragged.current !== null && groupOf(dragged.current).some(({ id }) => id === record.id);

  return (
    <>
      <p className="no-print mb-4 text-sm text-ink-muted">
        {order.help} {rows.some((record) => hasPlaces(groupOf(record))) && order.placeHelp}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className={className}>
        {rows.map((record) => {
          const group = groupOf(record);
          const neighbours = matchingOf(group);
          const index = neighbours.indexOf(record);
          const step = (label: string, to: number, arrow: ReactNode) => (
            <Button
              aria-disabled={!neighbours[to]}
              onClick={({ currentTarget }) => moveTo(record, neighbours[to], currentTarget)}
              className="w-9 px-0 pointer-coarse:w-11"
            >
              {arrow}
              <span className="sr-only">{label}</span>
            </Button>
          );
          const name = nameOf(record);
          const handles = (
            <>
              <span
                aria-hidden="true"
                title={order.drag}
                draggable
                data-drag-handle
                onDragStart={(event) => {
                  dragged.current = record;
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name);
                }}
                onDragEnd={() => {
                  dragged.current = null;
                  setTarget(null);
                }}
                className="inline-flex h-9 w-7 cursor-grab items-center justify-center text-ink-muted pointer-coarse:hidden"
              >
                <GripVertical className="size-5" />
              </span>
              {step(order.forward(name), index - 1, <ArrowUp aria-hidden="true" className="size-5 shrink-0" />)}
              {step(order.back(name), index + 1, <ArrowDown aria-hidden="true" className="size-5 shrink-0" />)}
              {hasPlaces(group) && (
                <PlaceField
                  label={order.place(name)}
                  place={group.indexOf(record) + 1}
                  last={group.length}
                  onPlace={(place, field) => moveTo(record, group[place - 1], field)}
                />
              )}
            </>
          );
          return (
            <li
              key={record.id}
              onDragOver={(event) => {
                if (!mayMoveHere(record)) return setTarget(null);
                event.preventDefault();
                setTarget(record.id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current) moveTo(dragged.current, record);
              }}
              className={`${lookOf(record)} ${target === record.id ? 'outline-2 outline-accent' : ''}`}
            >
              {children(record, handles)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface PlaceFieldProps {
  label: string;
  place: number;
  last: number;
  /** `field` is kept in view; omitted when the user leaves it. */
  onPlace: (place: number, field?: HTMLElement) => void;
}

/** A card's place in its group. A number beyond the last place means the last one; other text is ignored. */
function PlaceField({ label, place, last, onPlace }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (field?: HTMLElement) => {
    const wanted = /^\d+$/.test(typed ?? '') ? Number(typed) : 0;
    setTyped(null);
    if (wanted > 0) onPlace(Math.min(wanted, last), field);
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={typed ?? place}
      maxLength={5}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      // The user may look the place up in another window.
      onBlur={() => document.hasFocus() && apply()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget);
        if (key === 'Escape') setTyped(null);
      }}
      className={`${controlLook} w-13 px-1 text-center text-sm tabular-nums`}
    />
  );
}

/** Sends the order of records, without those that somebody has deleted meanwhile. */
async function sendOrder<Row extends ListedRecord>(calls: CardOrder<Row>['calls'], ids: string[]) {
  try {
    await api(calls.order, { body: { ids } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const present = new Set((await api(calls.list, {})).map(({ id }) => id));
    await api(calls.order, { body: { ids: ids.filter((id) => present.has(id)) } });
  }
}

/**
 * Saves the order of records, which is shown at once, before `onShown` is called. Orders are sent one after the other; of
 * those that wait for the same records, only the last is sent.
 */
function useReordering<Row extends ListedRecord>({ calls, done, failed }: CardOrder<Row>) {
  const queryClient = useQueryClient();
  /** For each group of records, the last order that has not been sent yet. */
  const waiting = useRef(new Map<string, string[]>());
  const sending = useRef<Promise<boolean>>(undefined);

  return async (ordered: readonly Row[], onShown: () => void) => {
    const ids = ordered.map(({ id }) => id);
    const group = ids.toSorted().join();
    const positions = new Map(ids.map((id, index) => [id, index]));
    waiting.current.set(group, ids);
    await patchRows<Row & { sortOrder: number }>(queryClient, calls.list, (rows) =>
      rows
        .map((row) => ({ ...row, sortOrder: positions.get(row.id) ?? row.sortOrder }))
        .toSorted((a, b) => a.sortOrder - b.sortOrder),
    );
    onShown();
    while (sending.current) await waitBeforeSending(sending.current);
    if (waiting.current.get(group) !== ids) return;
    waiting.current.delete(group);
    sending.current = sendOrder(calls, ids).then(
      () => true,
      () => false,
    );
    const isSaved = await sending.current;
    sending.current = undefined;
    if (!isSaved) waiting.current.clear();
    if (waiting.current.size > 0) return;
    notify(isSaved ? done : failed);
    void refetchList(queryClient, calls.list);
  };
}
