import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for those who don't see it. */
  label: string;
  /** The first one is selected at the start. */
  tabs: Tab[];
  /** 'bar': in a line above the panel; 'side': a column beside it on wide screens. */
  layout: 'bar' | 'side';
}

/**
 * Tabs after the pattern of the ARIA practices: one stop in the tab order, arrow keys (either direction), Home and End
 * move and select. Panels that aren't shown stay in place, so that nothing typed in them is lost.
 */
export function Tabs({ label, tabs, layout }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const isSide = layout === 'side';

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: selected + 1,
      ArrowDown: selected + 1,
      ArrowLeft: selected - 1,
      ArrowUp: selected - 1,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    setSelected(place);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };

  return (
    <div className={isSide ? 'page-grid gap-y-8' : ''}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`no-print flex flex-wrap ${isSide ? 'gap-x-5 md:col-span-3 md:flex-col' : 'gap-x-3 border-rule border-b sm:gap-x-8'}`}
      >
        {tabs.map(({ id, label: name }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-controls={`${prefix}-${id}-panel`}
            aria-selected={place === selected}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => setSelected(place)}
            className={`min-h-12 border-transparent text-left font-semibold text-ink-muted hover:text-ink aria-selected:text-ink ${
              isSide
                ? 'border-b-2 aria-selected:border-signal md:border-b-0 md:border-l-2 md:pl-4'
                : '-mb-px border-b-2 aria-selected:border-signal'
            }`}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, place) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={place !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that can be focused
          tabIndex={0}
          className={isSide ? 'min-w-0 md:col-span-9' : 'pt-10'}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
