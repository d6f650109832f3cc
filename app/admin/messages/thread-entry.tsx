import type { ReactNode } from 'react';

interface ThreadEntryProps {
  /** Author, time and state. */
  byline: string;
  /** Shown as text, never as HTML. */
  text: string;
  /** Further content, such as attachments. */
  children?: ReactNode;
}

export function ThreadEntry({ byline, text, children }: ThreadEntryProps) {
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-muted">{byline}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {children}
    </>
  );
}
