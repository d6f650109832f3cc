import type { ComponentProps } from 'react';

const looks = {
  signal: 'bg-signal text-on-signal hover:bg-ink hover:text-paper',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
  light: 'border border-white/70 text-white hover:bg-white hover:text-petrol',
};

/** Classes of a button of the public pages. */
export const publicButtonLook = (look: keyof typeof looks = 'outline'): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 text-base font-semibold transition-colors duration-150 ${looks[look]}`;

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  look?: keyof typeof looks;
}

/** A link styled as a button, for the most important links of a page. */
export function ButtonLink({ look = 'outline', className = '', ...link }: ButtonLinkProps) {
  return <a {...link} className={`${publicButtonLook(look)} ${className}`} />;
}
