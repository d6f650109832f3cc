import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { movedTo } from './moved-to.ts';
import { cardGrid, cardLook } from './tab-frame.tsx';

interface Card {
  id: string;
  name: string;
  isActive: boolean;
}

interface MovableCardsProps<Row extends Card> {
  /** In the order in which they are shown; may be a part of `all`. */
  rows: readonly Row[];
  /** Among which records a card is moved, in their order: all, or those of its kind. */
  groupOf: (row: Row) => readonly Row[];
  texts: {
    help: string;
    /** Title of the handle. */
    drag: string;
    forward: (name: string) => string;
    back: (name: string) => string;
    /** Said when a card has arrived. */
    arrived: (name: string, place: number, count: number) => string;
  };
  /** Gets the whole group in its new order. */
  onOrder: (group: readonly Row[]) => void;
  /** A card; `handles` are to stand beside its buttons. */
  children: (row: Row, handles: ReactNode) => ReactNode;
}

/** Cards in the order of the website; moved by their handle, or by their arrows. */
export function MovableCards<Row extends Card>({ rows, groupOf, texts, onOrder, children }: MovableCardsProps<Row>) {
  const dragged = useRef<Row | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  /** To where `other` stands, if that is a card of the same group. */
  const moveTo = (row: Row, other: Row | undefined) => {
    const group = groupOf(row);
    const place = group.findIndex(({ id }) => id === other?.id);
    const next = movedTo(group, row.id, place);
    if (!next) return;
    setAnnouncement(texts.arrived(row.name, place + 1, next.length));
    onOrder(next);
  };
  const takes = (row: Row) => dragged.current !== null && groupOf(dragged.current).some(({ id }) => id === row.id);

  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">{texts.help}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className={cardGrid}>
        {rows.map((row) => {
          const group = groupOf(row);
          const neighbours = rows.filter(({ id }) => group.some((member) => member.id === id));
          const place = neighbours.indexOf(row);
          const step = (label: string, to: number, arrow: ReactNode) => (
            <MoveButton label={label} disabled={!neighbours[to]} onMove={() => moveTo(row, neighbours[to])}>
              {arrow}
            </MoveButton>
          );
          const handles = (
            <>
              <span
                aria-hidden="true"
                title={texts.drag}
                draggable
                data-drag-handle
                onDragStart={(event) => {
                  dragged.current = row;
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', row.name);
                }}
                onDragEnd={() => {
                  dragged.current = null;
                  setTarget(null);
                }}
                className="inline-flex size-9 cursor-grab items-center justify-center text-ink-muted pointer-coarse:hidden"
              >
                <GripVertical className="size-5" />
              </span>
              {step(texts.forward(row.name), place - 1, <ArrowUp aria-hidden="true" className="size-5 shrink-0" />)}
              {step(texts.back(row.name), place + 1, <ArrowDown aria-hidden="true" className="size-5 shrink-0" />)}
            </>
          );
          return (
            <li
              key={row.id}
              onDragOver={(event) => {
                if (!takes(row)) return setTarget(null);
                event.preventDefault();
                setTarget(row.id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current) moveTo(dragged.current, row);
              }}
              className={`${cardLook} ${target === row.id ? 'outline-2 outline-accent' : ''} ${row.isActive ? '' : 'border-dashed'}`}
            >
              {children(row, handles)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  disabled: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays focusable at the ends, so that the focus isn't lost when a card arrives there. */
function MoveButton({ label, disabled, onMove, children }: MoveButtonProps) {
  return (
    <Button aria-disabled={disabled} onClick={() => !disabled && onMove()} className="w-9 px-0">
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}
