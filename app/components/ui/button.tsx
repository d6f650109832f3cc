import type { ButtonHTMLAttributes } from 'react';

const looks = {
  /** The primary action of its area. */
  primary: 'bg-accent px-3.5 text-on-accent hover:bg-ink hover:text-paper',
  outline: 'border border-control bg-surface px-3 hover:border-ink',
  danger: 'border border-danger px-3.5 text-danger hover:bg-danger hover:text-paper',
  quiet: 'px-2.5 text-ink-muted underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2',
};

const shape =
  'inline-flex min-h-9 items-center justify-center gap-1.5 rounded text-sm font-semibold whitespace-nowrap max-[20rem]:whitespace-normal transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55 pointer-coarse:min-h-11';

export type ButtonLook = keyof typeof looks;

/** Button classes, for links styled as buttons. */
export const buttonLook = (look: ButtonLook = 'outline'): string => `${shape} ${looks[look]}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Added to the label for screen readers, to distinguish the buttons of several records. */
  of?: string;
}

/** A button that is compact with a mouse and large enough for touch. With `aria-disabled` it keeps the focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { look = 'outline', className = '', type = 'button', of, children, onClick, ...rest } = props;
  return (
    <button
      type={type}
      className={`${buttonLook(look)} ${className}`}
      onClick={rest['aria-disabled'] ? undefined : onClick}
      {...rest}
    >
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </button>
  );
}
