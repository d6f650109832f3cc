import { Fragment, type ReactNode } from 'react';
import { writtenMarks } from '#content/written-marks.ts';
import { safeHref } from './safe-href.ts';

/** Editorial text with bold words and links; markup stays text, and so does a link with an unsafe address. */
export function Inline({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: bold, 2: words, 3: address } of text.matchAll(writtenMarks)) {
    const href = safeHref(address);
    if (bold === undefined && !href) continue;
    parts.push(text.slice(from, index));
    parts.push(bold === undefined ? <WrittenLink href={href}>{words}</WrittenLink> : <strong>{bold}</strong>);
    from = index + whole.length;
  }
  if (parts.length === 0) return text;
  return [...parts, text.slice(from)].map((part, index) => <Fragment key={`${index}`}>{part}</Fragment>);
}

function WrittenLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const outside = href?.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} className="underline underline-offset-4" {...outside}>
      {children}
    </a>
  );
}

/** Editorial text: paragraphs are separated by an empty line, list items start with '- '. */
export function WrittenText({ text, className = '' }: { text: string; className?: string }) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => {
    const lines = block.split('\n').map((line) => line.trim());
    // Blocks after the first get the spacing of paragraphs.
    const look = index === 0 ? className : `${className} mt-4!`;
    if (lines.every((line) => line.startsWith('- '))) {
      return (
        <ul key={`${index}`} className={`list-disc pl-5 ${look}`}>
          {lines.map((line, item) => (
            <li key={`${item}`}>
              <Inline text={line.slice(2)} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <p key={`${index}`} className={look}>
        <Inline text={block} />
      </p>
    );
  });
}
