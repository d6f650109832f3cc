import { useId } from 'react';

/** Honeypot: a hidden field that only bots fill in. */
export function SpamField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor={id}>Bitte leer lassen</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
