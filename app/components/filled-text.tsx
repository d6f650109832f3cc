import { Fragment, type ReactNode } from 'react';

/** A text with elements in place of its placeholders, such as a link for '{link}'. */
export function FilledText({ text, ...elements }: { text: string; [placeholder: string]: ReactNode }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={`${index}`}>{index % 2 === 1 ? elements[part] : part}</Fragment>);
}
