import { type ReactNode, useId, useState } from 'react';
import { TabList } from '../components/ui/tab-list.tsx';

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** The first one is selected initially. */
  tabs: { id: string; label: string; panel: ReactNode }[];
  /** 'bar': above the panel; 'side': beside it on wide screens. */
  layout: 'bar' | 'side';
}

/** Tabs whose hidden panels stay mounted, so that their input isn't lost. */
export function Tabs({ label, tabs, layout }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  const isSide = layout === 'side';
  return (
    <div className={isSide ? 'page-grid gap-y-8' : ''}>
      <TabList
        label={label}
        prefix={prefix}
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        selectsOnMove
        className={`no-print flex flex-wrap ${isSide ? 'gap-x-5 md:col-span-3 md:flex-col' : 'gap-x-3 border-rule border-b sm:gap-x-8'}`}
        tabClassName={`min-h-12 min-w-11 border-transparent text-left font-semibold text-ink-muted hover:text-ink aria-selected:text-ink ${
          isSide
            ? 'border-b-2 aria-selected:border-signal md:border-b-0 md:border-l-2 md:pl-4'
            : '-mb-px border-b-2 aria-selected:border-signal'
        }`}
      />
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== selected}
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
