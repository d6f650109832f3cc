import type { ComponentProps, MouseEvent } from 'react';
import { showAddress } from './use-address.ts';

interface TabLinkProps extends ComponentProps<'a'> {
  tab: string;
  /** Further search parameters of the tab. */
  parameters?: Record<string, string>;
}

/** A link to another tab. With a modifier key the browser opens it in a new window, like any link. */
export function TabLink({ tab, parameters, className = linkLook, ...link }: TabLinkProps) {
  const search = new URLSearchParams({ tab, ...parameters });
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showAddress(search);
  };
  return <a {...link} href={`/admin?${search}`} onClick={onClick} className={className} />;
}

/** Classes of a link in a list or a text. */
export const linkLook =
  'line-target font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

/** Classes of the link that a row of a list is about: large enough for touch. */
export const rowLinkLook = `${linkLook} pointer-coarse:inline-block pointer-coarse:py-2.5`;
