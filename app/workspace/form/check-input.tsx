import type { ComponentProps } from 'react';

/** A checkbox or radio button and its label, which gets `className`; the input gets all other attributes. */
export function CheckInput({ type = 'checkbox', className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-9 w-fit items-center gap-2.5 pointer-coarse:min-h-11 ${className}`}>
      <input type={type} {...input} className="size-5 shrink-0 accent-accent" />
      {children}
    </label>
  );
}
