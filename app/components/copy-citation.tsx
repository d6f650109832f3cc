import { useState } from 'react';
import type { CitationCardWords } from './citation-card-words.ts';
import { copyToClipboard } from './copy-to-clipboard.ts';

/** Classes of the buttons and links of a citation. */
export const citationButtonLook =
  'inline-flex min-h-11 items-center rounded border border-ink px-4 font-semibold hover:bg-ink hover:text-paper';

/** Copies a citation to the clipboard. */
export default function CopyCitation({ text, words }: { text: string; words: CitationCardWords }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        onClick={async () => setIsCopied(await copyToClipboard(text))}
        className={`noscript:hidden ${citationButtonLook}`}
      >
        {isCopied ? words.copied : words.copy}
      </button>
      <p role="status" className="mt-2 text-ink-muted text-sm empty:hidden">
        {isCopied !== undefined && (isCopied ? words.copyDone : words.copyFailed)}
      </p>
    </>
  );
}
