import { Copy, Download } from 'lucide-react';
import type { cardToolsWords } from './card-tools-words.ts';

export const toolLook =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline md:min-h-9';
export const iconAttributes = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

interface CopyBlockProps {
  id: string;
  words: ReturnType<typeof cardToolsWords>;
  label: string;
  text: string;
  /** Name under which the text can be saved as a file; without it, it can only be copied. */
  file?: string;
}

/** Text to copy, or to save as a file. */
export function CopyBlock({ id, words, label, text, file }: CopyBlockProps) {
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
            className={`noscript:hidden ${toolLook}`}
          >
            <Download {...iconAttributes} />
            {words.save}
          </button>
        )}
        <button
          type="button"
          data-copy={id}
          aria-label={words.copyWhat(label)}
          className={`noscript:hidden ${toolLook}`}
        >
          <Copy {...iconAttributes} />
          {words.copy}
        </button>
      </div>
      <pre
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-sm bg-paper p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
    </section>
  );
}
