import type { ReactNode } from 'react';

/** What has to be said about the whole form; screen readers announce it when it appears. */
export function FormAlert({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="alert" className={`${className} empty:hidden`}>
      {children && <p className="border-danger border-l-2 pl-4">{children}</p>}
    </div>
  );
}
