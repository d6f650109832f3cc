import type { FormWords } from './form-words.ts';

interface RetryNoticeProps {
  words: FormWords;
  isRetrying: boolean;
  className: string;
}

/** Says that the form is sent again automatically; screen readers announce it when it appears. */
export function RetryNotice({ words, isRetrying, className }: RetryNoticeProps) {
  return (
    <div aria-live="polite">
      {isRetrying && <p className={`border-accent border-l-2 pl-4 ${className}`}>{words.retrying}</p>}
    </div>
  );
}
