import { Fragment, type ReactNode } from 'react';
import { inlineMarkup } from '#content/inline-markup.ts';
import { safeHref } from './safe-href.ts';

/** Editorial text with bold words and links; markup stays text, and so does a link with an unsafe address. */
export function InlineText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: bold, 2: words, 3: address } of text.matchAll(inlineMarkup)) {
    const href = safeHref(address);
    if (bold === undefined && !href) continue;
    parts.push(text.slice(from, index));
    parts.push(bold === undefined ? <InlineLink href={href}>{words}</InlineLink> : <strong>{bold}</strong>);
    from = index + whole.length;
  }
  if (parts.length === 0) return text;
  return [...parts, text.slice(from)].map((part, index) => <Fragment key={`${index}`}>{part}</Fragment>);
}

function InlineLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const outside = href?.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={href} className="underline underline-offset-4" {...outside}>
      {children}
    </a>
  );
}

/** Editorial text: paragraphs are separated by an empty line, list items start with '- '. */
export function FormattedText({ text, className = '' }: { text: string; className?: string }) {
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
              <InlineText text={line.slice(2)} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <p key={`${index}`} className={look}>
        <InlineText text={block} />
      </p>
    );
  });
}
