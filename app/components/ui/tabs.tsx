import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  /** What the tabs choose between, for those who don't see it. */
  label: string;
  tabs: readonly { id: string; label: string; lang?: 'en' }[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs in a line that can be pushed aside where it is too long; arrow keys move, Enter or Space selects. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  return (
    <Radix.Root value={selected} onValueChange={onSelect} activationMode="manual">
      <div className="sticky top-0 z-10 lg:top-14 border-rule border-b bg-paper">
        <Radix.List
          aria-label={label}
          className="container-page flex gap-x-5 overflow-x-auto [scrollbar-width:thin] lg:gap-x-8"
        >
          {tabs.map(({ id, label: name, lang }) => (
            <Radix.Trigger
              key={id}
              value={id}
              lang={lang}
              className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 font-semibold text-ink-muted -outline-offset-3 hover:text-ink aria-selected:border-signal aria-selected:text-ink"
            >
              {name}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <Radix.Content value={selected} className="container-page pt-6 pb-16 outline-none focus-visible:outline-3">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
