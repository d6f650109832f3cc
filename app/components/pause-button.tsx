import { Pause, Play } from 'lucide-react';

interface PauseButtonProps {
  /** What moves: 'Video', 'Kennzahlen'. */
  what: string;
  paused: boolean;
  onToggle: () => void;
  className?: string;
}

/** Pauses and resumes an animation. */
export function PauseButton({ what, paused, onToggle, className = '' }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={`${what} ${paused ? 'abspielen' : 'anhalten'}`}
      onClick={onToggle}
      className={`no-print inline-flex size-11 shrink-0 items-center justify-center rounded border border-current ${className}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
