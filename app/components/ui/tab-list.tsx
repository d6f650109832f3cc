import { type KeyboardEvent, useRef } from 'react';

interface TabListProps {
  /** Accessible name of the tabs. */
  label: string;
  /** Prefix of ids: the tab of `one` is PREFIX-one, its panel PREFIX-one-panel. */
  prefix: string;
  /** `waiting` is the number of things to do there, shown beside the name and announced as its description. */
  tabs: readonly { id: string; label: string; lang?: 'en'; waiting?: number }[];
  selected: string;
  onSelect: (id: string) => void;
  /** Whether arrow keys select too; if a panel may have to load, only Enter and Space do. */
  selectsOnMove?: boolean;
  className: string;
  tabClassName: string;
}

/** Tabs in a row or column, following the ARIA practices: one tab stop; arrow keys, Home and End move. */
export function TabList({
  label,
  prefix,
  tabs,
  selected,
  onSelect,
  selectsOnMove,
  className,
  tabClassName,
}: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = (next + tabs.length) % tabs.length;
    buttons[target]?.focus();
    if (selectsOnMove && tabs[target]) onSelect(tabs[target].id);
  };

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {tabs.map(({ id, label: name, lang, waiting = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          lang={lang}
          aria-selected={id === selected}
          aria-controls={selectsOnMove || id === selected ? `${prefix}-${id}-panel` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          // An attribute, because text in the button would be part of its name.
          data-waiting={waiting > 0 ? waiting : undefined}
          aria-description={waiting > 0 ? `${waiting} to do` : undefined}
          className={`${tabClassName} data-waiting:after:ml-1.5 data-waiting:after:text-sm data-waiting:after:text-signal data-waiting:after:content-[attr(data-waiting)_/_'']`}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
