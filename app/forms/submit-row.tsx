import { FilledText } from '../components/filled-text.tsx';
import type { FormWords } from './form-words.ts';

const looks = { signal: 'bg-signal text-on-signal', outline: 'border border-ink' };

interface SubmitRowProps {
  words: FormWords;
  label: string;
  /** Label of the button while sending. */
  sendingLabel?: string;
  isSending: boolean;
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
  isSending,
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
          disabled={isSending}
          className={`min-h-11 rounded px-5 font-semibold hover:bg-ink hover:text-paper disabled:opacity-60 ${looks[look]}`}
        >
          {isSending ? sendingLabel : label}
        </button>
        <p className="measure text-ink-muted text-sm">
          <PrivacyHint words={words} newTab={newTab} />
        </p>
      </div>
    </>
  );
}

interface PrivacyHintProps {
  words: FormWords;
  newTab?: boolean;
}

/** Note on how the data of a form is used; every public form has it. */
export function PrivacyHint({ words: { privacy, privacyLink, privacyNote }, newTab = false }: PrivacyHintProps) {
  const link = (
    <a {...privacyNote} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {privacyLink}
    </a>
  );
  return <FilledText text={privacy} link={link} />;
}

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
