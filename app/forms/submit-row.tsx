import type { FormWords } from './form-words.ts';
import { PrivacyHint } from './privacy-hint.tsx';
import { RetryNotice } from './retry-notice.tsx';

const looks = {
  signal: 'bg-signal text-on-signal',
  outline: 'border border-ink',
};

interface SubmitRowProps {
  words: FormWords;
  label: string;
  /** Label of the button while sending. */
  sendingLabel?: string;
  sending: boolean;
  isRetrying: boolean;
  look?: keyof typeof looks;
  className: string;
  /** Whether the privacy note opens in a new tab, to keep unsaved input. */
  newTab?: boolean;
}

/** The end of a form: its button and the privacy note. */
export function SubmitRow({
  words,
  label,
  sendingLabel = words.sending,
  sending,
  isRetrying,
  look = 'signal',
  className,
  newTab = false,
}: SubmitRowProps) {
  return (
    <>
      <RetryNotice words={words} isRetrying={isRetrying} className="mt-5" />
      <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${className}`}>
        <button
          type="submit"
          disabled={sending}
          className={`min-h-11 rounded px-5 font-semibold hover:bg-ink hover:text-paper disabled:opacity-60 ${looks[look]}`}
        >
          {sending ? sendingLabel : label}
        </button>
        <p className="text-ink-muted text-sm">
          <PrivacyHint words={words} newTab={newTab} />
        </p>
      </div>
    </>
  );
}
