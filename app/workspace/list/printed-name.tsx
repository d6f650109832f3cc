import type { ReactNode } from 'react';

interface PrintedNameProps {
  /** Label of the shown view. */
  name: string | undefined;
  /** The buttons that choose a view. */
  children: ReactNode;
}

/** Paper names the shown view in place of the buttons. Generated content, as text would be a second label on the screen. */
export function PrintedName({ name, children }: PrintedNameProps) {
  return (
    <div data-printed={name} className="min-w-0 font-semibold print:before:content-[attr(data-printed)]">
      {children}
    </div>
  );
}
