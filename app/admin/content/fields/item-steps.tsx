import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface ItemStepsProps {
  name: string;
  index: number;
  length: number;
  layout: keyof typeof layouts;
  /** Called with the item's new index; `step` names the button, which keeps the focus. */
  onMove: (to: number, step: 'up' | 'down') => void;
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
export function ItemSteps({ name, index, length, layout, onMove, onRemove }: ItemStepsProps) {
  return (
    <div className={`flex shrink-0 gap-1 self-start ${layouts[layout]}`}>
      <button
        type="button"
        data-step={`${index}-up`}
        aria-disabled={index === 0}
        onClick={index === 0 ? undefined : () => onMove(index - 1, 'up')}
        className={step}
      >
        <ArrowUp {...icon} />
        <span className="sr-only">Move {name} up</span>
      </button>
      <button
        type="button"
        data-step={`${index}-down`}
        aria-disabled={index === length - 1}
        onClick={index === length - 1 ? undefined : () => onMove(index + 1, 'down')}
        className={step}
      >
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
