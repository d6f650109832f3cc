import type { ReactNode } from 'react';

/** A message about the whole form, announced by screen readers. */
export function FormAlert({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div role="alert" className={`${className} empty:hidden`}>
      {children && <p className="border-danger border-l-2 pl-4">{children}</p>}
    </div>
  );
}
