import type { cardToolsWords } from './card-tools-words.ts';
import { ToolIcon } from './tool-icons.tsx';

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
        {text}
      </pre>
    </section>
  );
}
