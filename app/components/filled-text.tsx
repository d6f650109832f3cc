import { Fragment, type ReactNode } from 'react';

/** A word with elements in place of its placeholders, such as a link for '{link}'. */
export function FilledText({ text, ...elements }: { text: string; [placeholder: string]: ReactNode }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, place) => <Fragment key={`${place}`}>{place % 2 === 1 ? elements[part] : part}</Fragment>);
}
