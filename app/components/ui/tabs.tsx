import { type ReactNode, useEffect, useId } from 'react';
import { TabList } from './tab-list.tsx';

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { id: string; label: string; lang?: 'en'; waiting?: number }[];
  selected: string;
  onSelect: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

/** A horizontally scrolling row of tabs over one panel, which may have to load. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const prefix = useId();

  useEffect(() => {
    const tab = document.getElementById(`${prefix}-${selected}`);
    const list = tab?.parentElement;
    if (!list) return;
    // The list alone is scrolled: scrollIntoView would move the page too.
    const centre = () => {
      const [inList, ofTab] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
      list.scrollLeft += ofTab.left + ofTab.width / 2 - (inList.left + inList.width / 2);
    };
    // Tabs become wider when the typeface is loaded, and with the numbers beside their names.
    const observer = new ResizeObserver(centre);
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [prefix, selected]);

  return (
    <>
      <div className="sticky-tabs no-print sticky top-0 z-10 border-rule border-b bg-paper lg:top-14">
        <TabList
          label={label}
          prefix={prefix}
          tabs={tabs}
          selected={selected}
          onSelect={onSelect}
          className="container-page -mb-px flex gap-x-5 overflow-x-auto [scrollbar-width:thin] lg:gap-x-8"
          tabClassName="-mx-1 min-h-11 shrink-0 px-1 border-transparent border-b-2 font-semibold text-ink-muted -outline-offset-3 hover:text-ink aria-selected:border-signal aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
        />
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-${selected}-panel`}
        aria-labelledby={`${prefix}-${selected}`}
        className="container-page pt-6 pb-16 print:pb-0"
      >
        {children}
      </div>
    </>
  );
}
