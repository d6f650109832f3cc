import type { ReactNode } from 'react';

interface NoticeBarProps {
  /** Accessible name. */
  label: string;
  link: { href: string; hrefLang?: string; text: string };
  children: ReactNode;
}

/** A notice above the content with a link to a newer edition or version; prints contain its text. */
export function NoticeBar({ label, link, children }: NoticeBarProps) {
  return (
    <aside aria-label={label} className="border-rule border-b bg-surface print:mb-2 print:border-0">
      <p className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span>{children}</span>
        <a
          href={link.href}
          hrefLang={link.hrefLang}
          className="no-print inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {link.text}
        </a>
      </p>
    </aside>
  );
}
