import type { ReactNode } from 'react';

interface PrintedNameProps {
  /** Label of the shown view. */
  name: string | undefined;
  /** The buttons that choose a view. */
  children: ReactNode;
}

/** Prints the name of the shown view instead of the buttons: as generated content, since hidden text would be a second label. */
export function PrintedName({ name, children }: PrintedNameProps) {
  return (
    <div data-printed={name} className="min-w-0 font-semibold print:before:content-[attr(data-printed)]">
      {children}
    </div>
  );
}
