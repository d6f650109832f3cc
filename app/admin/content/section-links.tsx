import { useEffect, useRef } from 'react';
import type { DocumentSection } from '#content/field-meta.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useAddressSearch } from '../../workspace/address/use-address.ts';

interface SectionLinksProps {
  sections: readonly DocumentSection[];
  shown: string | undefined;
  errorsIn: (section: DocumentSection) => number;
}

/** The section that the address names, else the first one. */
export function useShownSection(sections: readonly DocumentSection[]): DocumentSection | undefined {
  const id = new URLSearchParams(useAddressSearch()).get('section');
  return sections.find((section) => section.id === id) ?? sections[0];
}

/** Links to the sections of a document, with the number of errors in each; the section is part of the address. */
export function SectionLinks({ sections, shown, errorsIn }: SectionLinksProps) {
  const { item: _, ...parameters } = Object.fromEntries(new URLSearchParams(useAddressSearch()));
  const bar = useRef<HTMLUListElement>(null);
  // Scrolls the bar, not the page, as the current section may be out of view on phones.
  useEffect(() => {
    const link = shown && bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const visible = bar.current?.getBoundingClientRect();
    if (!link || !visible) return;
    bar.current?.scrollBy({ left: (link.left + link.right - visible.left - visible.right) / 2 });
  }, [shown]);
  return (
    <nav aria-label="Sections" className="mb-5 border-rule border-b">
      <ul ref={bar} className="relative -mb-px flex gap-x-5 overflow-x-auto">
        {sections.map((section) => {
          const errors = errorsIn(section);
          return (
            <li key={section.id}>
              <TabLink
                tab="studies"
                parameters={{ ...parameters, section: section.id }}
                aria-current={section.id === shown ? 'true' : undefined}
                className="inline-flex min-h-11 items-center gap-1.5 border-transparent border-b-2 font-semibold whitespace-nowrap text-ink-muted -outline-offset-3 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
              >
                {section.label}
                {errors > 0 && (
                  <span className="text-sm text-danger tabular-nums">
                    {errors}
                    <span className="sr-only"> to fix</span>
                  </span>
                )}
              </TabLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
