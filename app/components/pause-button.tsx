import { Pause, Play } from 'lucide-react';

interface PauseButtonProps {
  label: string;
  paused: boolean;
  onToggle: () => void;
  className?: string;
}

/** Pauses and resumes an animation. */
export function PauseButton({ label, paused, onToggle, className = '' }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onToggle}
      className={`no-print inline-flex size-11 shrink-0 items-center justify-center rounded border border-current ${className}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
