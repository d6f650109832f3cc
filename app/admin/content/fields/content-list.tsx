import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { listIn, moved, textIn } from '#domain/editions/values/content-value.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notifyRemoved } from '../../../workspace/records/notify.ts';
import { focusField, useContentField, useDraftFields } from '../draft/draft-fields.ts';
import { useUndo } from '../draft/use-undo.ts';
import { ItemSteps } from './item-steps.tsx';

interface ContentListProps<Path extends string> {
  path: Path;
  label: string;
  /** Name of an item, such as 'Topic'. */
  itemName: string;
  newItem: () => unknown;
  help?: ReactNode | undefined;
  /** Whether items take one line, so that their buttons are side by side where there is room. */
  isShort?: boolean | undefined;
  /** Field that is the title of a collapsed item, such as 'title'. */
  foldedBy?: string | undefined;
  /** The fields of an item. */
  children: (path: `${Path}.${number}`, index: number) => ReactNode;
}

/** A list whose items can be added, moved and removed, with an undo. */
export function ContentList<Path extends string>({
  path,
  label,
  itemName,
  newItem,
  help,
  isShort = false,
  foldedBy,
  children,
}: ContentListProps<Path>) {
  const { value: items, change, error, warning } = useContentField(path);
  const value = listIn(items);
  const { read, change: changeField } = useDraftFields();
  const undoAt = useUndo();
  const titleId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  /** Number of reorderings, each of which renders the fields again, and what to focus afterwards. */
  const [order, setOrder] = useState<{ count: number; focus?: () => void }>({ count: 0 });
  useEffect(() => {
    order.focus?.();
  }, [order]);

  const nameOf = (index: number) => `${itemName} ${index + 1}`;
  /** Selects only the list's own buttons, as items may contain lists with buttons. */
  const stepOf = (step: string) => `:scope > ol > li > div > [data-step="${step}"]`;
  const focusOn = (selector: string) => () => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const reorder = (focus: () => void) => setOrder(({ count }) => ({ count: count + 1, focus }));
  const arrange = (arranged: unknown[], focus: () => void) => {
    change(arranged);
    reorder(focus);
  };
  const move = (from: number, to: number, step: string) =>
    arrange(moved(value, from, to), focusOn(stepOf(`${to}-${step}`)));
  const add = () => {
    change([...value, newItem()]);
    setOrder(({ count }) => ({ count, focus: () => focusField(`${path}.${value.length}`) }));
  };
  const remove = (index: number) => {
    const [item] = value.slice(index);
    const left = value.toSpliced(index, 1);
    // Focus a field of the next item, never its remove button.
    const nextItem = `[data-field="${path}.${Math.min(index, left.length - 1)}"]`;
    const focusable = ['summary', 'input', 'textarea', 'select'].map((kind) => `${nextItem} ${kind}`);
    arrange(left, focusOn(left.length > 0 ? focusable.join(', ') : '[data-step="add"]'));
    const restore = (now: string) => {
      changeField(now, listIn(read(now)).toSpliced(index, 0, item));
      reorder(focusOn(stepOf(`${index}-up`)));
    };
    notifyRemoved(
      `${itemName} removed`,
      undoAt(path, restore, `${itemName} was not restored: the part that it belonged to was removed or changed since`),
    );
  };

  return (
    <fieldset ref={list} data-field={path} aria-labelledby={titleId} className="min-w-0 border-rule border-t pt-4">
      <h4 id={titleId} className="text-base">
        {label}
      </h4>
      {help && <p className="text-sm text-ink-muted">{help}</p>}
      {(error ?? warning) && (
        <p className={`text-sm ${error ? 'text-danger' : 'text-ink-muted'}`}>{error ?? warning}</p>
      )}
      <ol className="mt-3">
        {value.map((_, index) => (
          <li
            key={`${order.count}-${index}`}
            data-field={`${path}.${index}`}
            className="mb-4 flex gap-3 border-rule border-l-2 pl-3"
          >
            <fieldset aria-label={nameOf(index)} className="min-w-0 flex-1">
              {foldedBy ? (
                <CollapsibleItem path={`${path}.${index}.${foldedBy}`} name={nameOf(index)}>
                  {children(`${path}.${index}`, index)}
                </CollapsibleItem>
              ) : (
                children(`${path}.${index}`, index)
              )}
            </fieldset>
            <ItemSteps
              name={nameOf(index)}
              index={index}
              length={value.length}
              layout={isShort ? 'beside a field' : foldedBy ? 'beside a title' : 'column'}
              onMove={(to, step) => move(index, to, step)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button data-step="add" onClick={add}>
        Add {itemName.toLowerCase()}
      </Button>
    </fieldset>
  );
}

/** A collapsible item with its title; a new item is open. */
function CollapsibleItem({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  const title = textIn(useContentField(path).value);
  const [isNew] = useState(!title);
  return (
    <details open={isNew}>
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{title || name}</summary>
      <div className="mt-3 mb-2">{children}</div>
    </details>
  );
}
