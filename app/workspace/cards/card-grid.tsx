import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { CardTabDescription } from './card-tab-description.ts';
import { MovableCards } from './movable-cards.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4';

interface CardGridProps<Row extends EditableRecord> {
  tab: CardTabDescription<Row>;
  all: readonly Row[];
  /** The records that match the filter. */
  matching: readonly Row[];
  /** Those on the current page. */
  shown: readonly Row[];
  /** Whether the user may reorder the cards. */
  mayMove: boolean;
  /** Called with the index among the matching records to which a card was moved. */
  onMoved: (index: number) => void;
  /** The foot of a card; `handles` move it. */
  children: (record: Row, handles: ReactNode) => ReactNode;
}

export function CardGrid<Row extends EditableRecord>(props: CardGridProps<Row>) {
  const { tab, shown, mayMove, children, ...movable } = props;
  const { Facts, Warnings, isHighlighted, isHidden } = tab;
  const lookOf = (record: Row) =>
    `flex min-w-0 break-inside-avoid flex-col rounded border bg-surface p-4 ${isHighlighted?.(record) ? 'border-accent' : 'border-rule'} ${isHidden?.(record) ? 'border-dashed' : ''}`;
  const content = (record: Row, handles?: ReactNode) => (
    <>
      <Facts record={record} />
      {Warnings && <Warnings record={record} lang={tab.lang} />}
      {children(record, handles)}
    </>
  );
  if (tab.order && mayMove) {
    return (
      <MovableCards {...movable} rows={shown} nameOf={tab.nameOf} order={tab.order} className={grid} lookOf={lookOf}>
        {content}
      </MovableCards>
    );
  }
  const groups = tab.groups?.(shown) ?? [{ records: shown }];
  return groups
    .filter(({ records }) => records.length > 0)
    .map(({ heading, isLarge, records }) => (
      <div key={heading ?? ''} className="mb-8 print:last:mb-0">
        {heading && <h3 className="mb-3 text-lg">{heading}</h3>}
        <ul className={isLarge ? 'grid grid-cols-1 gap-4 sm:grid-cols-2 min-[100rem]:grid-cols-3' : grid}>
          {records.map((record) => (
            <li key={record.id} className={lookOf(record)}>
              {content(record)}
            </li>
          ))}
        </ul>
      </div>
    ));
}

export function CardSkeletons() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
  );
}
