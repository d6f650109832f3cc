import { ChevronDown } from 'lucide-react';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { LaunchPointRow } from './launch-point-row.tsx';
import { launchRows } from './launch-rows.tsx';
import { LaunchSettings } from './launch-settings.tsx';
import { launchTitles } from './launch-titles.ts';
import { RemovalNote } from './remove-samples.tsx';
import type { useLaunch } from './use-launch.ts';

/** 'Before the first visitor': what remains to do before the site opens. Collapsed when all points are done. */
export default function LaunchList({ query }: { query: ReturnType<typeof useLaunch> }) {
  return (
    <ListStates
      query={query}
      failure="The list «Before the first visitor» could not be loaded."
      skeleton={<div className="mb-6 h-12 rounded border border-rule bg-surface" />}
    >
      {(launch) => <CollapsibleList launch={launch} />}
    </ListStates>
  );
}

function CollapsibleList({ launch }: { launch: Launch }) {
  const open = launch.points.filter(({ isDone }) => !isDone).length;
  const isReady = open === 0;
  return (
    // The key collapses the list when all points are done, and opens it when one is no longer done.
    <details
      key={String(isReady)}
      open={!isReady}
      className={`group mb-6 rounded border bg-surface ${isReady ? 'border-rule' : 'border-signal'}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 px-4 py-2.5">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-lg">Before the first visitor</h3>
          <span role="status" className={`text-sm ${isReady ? 'text-ink-muted' : 'font-semibold text-signal'}`}>
            {isReady ? `All ${launch.points.length} points are done` : `${open} of ${launch.points.length} to be done`}
          </span>
        </div>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <RemovalNote removal={launch.removal} />
      <ol className="divide-y divide-rule border-rule border-t px-4">
        {launch.points.map(({ name, isDone }) => (
          <LaunchPointRow
            key={name}
            title={launchTitles[name]}
            row={launchRows[name]}
            isDone={isDone}
            launch={launch}
          />
        ))}
      </ol>
      <LaunchSettings launch={launch} />
    </details>
  );
}
