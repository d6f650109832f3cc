import { Fragment } from 'react';
import { originalLanguage } from '#platform/languages.ts';
import type { cardToolsWords } from './card-tools-words.ts';
import { ToolIcon } from './tool-icons.tsx';

interface CopyBlockProps {
  id: string;
  words: ReturnType<typeof cardToolsWords>;
  label: string;
  text: string;
  /** A part of the text in the language of the original, such as the cited title on a page in another language. */
  original?: string | undefined;
  /** Name under which the text can be saved as a file; without it, it can only be copied. */
  file?: string;
}

/** Text to copy, or to save as a file. */
export function CopyBlock({ id, words, label, text, original, file }: CopyBlockProps) {
  return (
    <section className="mt-4" aria-labelledby={`${id}-titel`}>
      <div className="flex min-h-11 items-center gap-4">
        <h4 id={`${id}-titel`} className="mr-auto text-base">
          {label}
        </h4>
        {file && (
          <button
            type="button"
            data-save={id}
            data-file={file}
            aria-label={words.saveWhat(label)}
            className="insight-tool noscript:hidden"
          >
            <ToolIcon name="download" />
            {words.save}
          </button>
        )}
        <button
          type="button"
          data-copy={id}
          aria-label={words.copyWhat(label)}
          className="insight-tool noscript:hidden"
        >
          <ToolIcon name="copy" />
          {words.copy}
        </button>
      </div>
      <pre
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard
        tabIndex={0}
        className="insight-code"
      >
        {original
          ? text.split(original).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <span lang={originalLanguage}>{original}</span>}
                {part}
              </Fragment>
            ))
          : text}
      </pre>
    </section>
  );
}
