import { useId } from 'react';

/** A field that people neither see nor reach: whoever fills it in is a machine. */
export function SpamField() {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor={id}>Bitte leer lassen</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
