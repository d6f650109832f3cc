import type { ComponentType } from 'react';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';

export interface LaunchRow {
  /** The task, in one line. */
  pending(launch: Launch): string;
  /** The state once it is done. */
  done(launch: Launch): string;
  /** Links and buttons. */
  Actions: ComponentType<{ launch: Launch; isDone: boolean }>;
  Details?: ComponentType<{ launch: Launch; isDone: boolean }>;
}

interface LaunchPointRowProps {
  title: string;
  row: LaunchRow;
  isDone: boolean;
  launch: Launch;
}

export function LaunchPointRow({ title, row, isDone, launch }: LaunchPointRowProps) {
  const { pending, done, Actions, Details } = row;
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-3 md:grid-cols-[4.5rem_minmax(0,1fr)_15rem] lg:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:items-start">
      <span>
        <Badge look={isDone ? 'good' : 'urgent'}>{isDone ? 'Done' : 'To do'}</Badge>
      </span>
      <div className="min-w-0">
        <h4 className="text-base tracking-normal">{title}</h4>
        <p className={`max-w-prose text-sm wrap-anywhere ${isDone ? 'text-ink-muted' : ''}`}>
          {isDone ? done(launch) : pending(launch)}
        </p>
        {Details && <Details launch={launch} isDone={isDone} />}
      </div>
      <div className="no-print flex empty:hidden flex-wrap items-center gap-x-4 gap-y-2 text-sm/6 *:py-0 md:justify-end pointer-coarse:*:py-2.5 md:text-right">
        <Actions launch={launch} isDone={isDone} />
      </div>
    </li>
  );
}
