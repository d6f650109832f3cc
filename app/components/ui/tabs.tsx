import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface TabsProps {
  /** What the tabs choose between, for those who don't see it. */
  label: string;
  tabs: readonly { id: string; label: string; lang?: 'en' }[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs in a line that can be pushed aside where it is too long. One stop in the tab order; arrow keys, Home and End move,
 * Enter or Space selects, because a panel may have to be loaded.
 */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.getElementById(`${prefix}-${selected}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [prefix, selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const place = buttons.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };

  return (
    <>
      <div className="no-print sticky top-0 z-10 border-rule border-b bg-paper lg:top-14">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="container-page flex gap-x-5 overflow-x-auto [scrollbar-width:thin] lg:gap-x-8"
        >
          {tabs.map(({ id, label: name, lang }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-${id}`}
              lang={lang}
              aria-selected={id === selected}
              aria-controls={id === selected ? `${prefix}-panel` : undefined}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
              className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 font-semibold text-ink-muted -outline-offset-3 hover:text-ink aria-selected:border-signal aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${selected}`}
        className="container-page pt-6 pb-16"
      >
        {children}
      </div>
    </>
  );
}
