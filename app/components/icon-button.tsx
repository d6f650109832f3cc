import { type LucideIcon, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  iconSize?: 'size-4' | 'size-5' | 'size-6';
}

/** A square button of 44 px that shows an icon only; all other attributes are those of the button. */
export function IconButton({ icon: Icon, label, iconSize = 'size-5', className = '', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded ${className}`}
    >
      <Icon aria-hidden="true" className={iconSize} />
    </button>
  );
}

interface PauseButtonProps {
  label: string;
  isPaused: boolean;
  onToggle: () => void;
  className?: string;
}

/** Pauses and resumes an animation. */
export function PauseButton({ label, isPaused, onToggle, className = '' }: PauseButtonProps) {
  return (
    <IconButton
      icon={isPaused ? Play : Pause}
      iconSize="size-4"
      label={label}
      onClick={onToggle}
      className={`no-print border border-current ${className}`}
    />
  );
}
