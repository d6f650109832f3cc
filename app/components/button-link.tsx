import type { ReactNode } from 'react';

const looks = {
  signal: 'bg-signal text-on-signal hover:bg-ink hover:text-paper',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
  light: 'border border-white/70 text-white hover:bg-white hover:text-petrol',
};

/** Classes of a button of the public pages. */
export const publicButtonLook = (look: keyof typeof looks = 'outline'): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 text-base font-semibold transition-colors duration-150 ${looks[look]}`;

interface ButtonLinkProps {
  href: string;
  hrefLang?: string;
  look?: keyof typeof looks;
  children: ReactNode;
  className?: string;
}

/** A link styled as a button, for the most important links of a page. */
export function ButtonLink({ href, hrefLang, look = 'outline', children, className = '' }: ButtonLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang} className={`${publicButtonLook(look)} ${className}`}>
      {children}
    </a>
  );
}
