import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TabList } from '../components/ui/tab-list.tsx';
import { showLinked, showTab, tabOf, useTabInAddress } from './tab-address.ts';

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: { id: string; label: string; panel: ReactNode }[];
}

interface PanelsProps extends TabsProps {
  /** 'bar': above the panel; 'side': next to it on wide screens. */
  layout: 'bar' | 'side';
  /** Prefix of ids. */
  prefix: string;
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs next to their panel; the first one is selected initially. */
export function SideTabs(props: TabsProps) {
  const [selected, setSelected] = useState(props.tabs[0]?.id ?? '');
  return <Panels {...props} layout="side" prefix={useId()} selected={selected} onSelect={setSelected} />;
}

/** The address of a tab, if the click was on a link to one on this page, such as the link of the contact form. */
function linkedTab({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = (target as Element).closest('a');
  const isThisPage = link?.origin === location.origin && link.pathname === location.pathname;
  return link && isThisPage && tabOf(link.search) !== null ? link.search : null;
}

const focusPanel = (prefix: string, id: string) => document.getElementById(`${prefix}-${id}-panel`)?.focus();

/** Tabs above their panel. The selected one is part of the address, so that a reload and Back restore it. */
export function AddressTabs(props: TabsProps) {
  const tabInAddress = useTabInAddress();
  const selected = props.tabs.find(({ id }) => id === tabInAddress) ?? props.tabs[0];
  const selectedId = selected?.id ?? '';
  const prefix = useId();
  const isLinked = useRef(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = linkedTab(event);
      if (address === null) return;
      // Following the link would reload the page and interrupt uploads.
      event.preventDefault();
      showLinked(address);
      const tab = tabOf(address);
      if (tab === selectedId) focusPanel(prefix, tab);
      else isLinked.current = true;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [prefix, selectedId]);
  useEffect(() => {
    if (isLinked.current) focusPanel(prefix, selectedId);
    isLinked.current = false;
  }, [prefix, selectedId]);
  return <Panels {...props} layout="bar" prefix={prefix} selected={selectedId} onSelect={showTab} />;
}

/** Hidden panels stay mounted, so that their input isn't lost. */
function Panels({ label, tabs, layout, prefix, selected, onSelect }: PanelsProps) {
  const isSide = layout === 'side';
  return (
    <div className={isSide ? 'page-grid gap-y-8' : ''}>
      <TabList
        label={label}
        prefix={prefix}
        tabs={tabs}
        selected={selected}
        onSelect={onSelect}
        selectsOnMove
        className={`no-print flex flex-wrap ${isSide ? 'gap-x-5 md:col-span-3 md:flex-col' : 'gap-x-3 border-rule border-b sm:gap-x-8'}`}
        tabClassName={`min-h-12 min-w-11 border-transparent text-left font-semibold text-ink-muted hover:text-ink aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] ${
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
          className={isSide ? 'min-w-0 md:col-span-9' : 'pt-6'}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
