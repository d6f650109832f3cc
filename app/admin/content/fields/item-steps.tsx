import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface ItemStepsProps {
  name: string;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  layout: keyof typeof layouts;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

const step =
  'inline-flex size-9 items-center justify-center rounded border border-control bg-surface hover:border-ink aria-disabled:opacity-40 pointer-coarse:size-11';
const icon = { 'aria-hidden': true, className: 'size-4' } as const;

const layouts = {
  column: 'flex-col',
  row: '',
  'beside a field': 'flex-col sm:mt-6 sm:flex-row',
  'beside a title': 'flex-col sm:flex-row',
};

/** Buttons that move an item of a list, or remove it. */
export function ItemSteps({ name, index, isFirst, isLast, layout, onUp, onDown, onRemove }: ItemStepsProps) {
  return (
    <div className={`flex shrink-0 gap-1 self-start ${layouts[layout]}`}>
      <button type="button" data-step={`${index}-up`} aria-disabled={isFirst} onClick={onUp} className={step}>
        <ArrowUp {...icon} />
        <span className="sr-only">Move {name} up</span>
      </button>
      <button type="button" data-step={`${index}-down`} aria-disabled={isLast} onClick={onDown} className={step}>
        <ArrowDown {...icon} />
        <span className="sr-only">Move {name} down</span>
      </button>
      <button type="button" onClick={onRemove} className={`${step} text-danger`}>
        <Trash2 {...icon} />
        <span className="sr-only">Remove {name}</span>
      </button>
    </div>
  );
}
