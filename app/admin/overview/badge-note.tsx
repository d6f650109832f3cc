import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';

interface BadgeNoteProps {
  badge: string;
  look?: ComponentProps<typeof Badge>['look'];
  className?: string;
  children: ReactNode;
}

/** An item of a list of notes, with a badge before its text. */
export function BadgeNote({ badge, look, className = '', children }: BadgeNoteProps) {
  return (
    <li className={`flex items-baseline gap-2 ${className}`}>
      <Badge look={look}>{badge}</Badge>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** A note about something that has to be fixed. */
export const UrgentNote = ({ badge, children }: Pick<BadgeNoteProps, 'badge' | 'children'>) => (
  <BadgeNote badge={badge} look="urgent" className="text-signal">
    {children}
  </BadgeNote>
);
