import { useId } from 'react';
import type { FormWords } from './form-words.ts';

/** Honeypot: a hidden field that only bots fill in. */
export function SpamField({ words }: { words: FormWords }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor={id}>{words.leaveEmpty}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
