import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { AllDone } from '../../workspace/list/all-done.tsx';
import { useNow } from '../../workspace/use-now.ts';
import type { useLaunch } from '../launch/use-launch.ts';
import { useLinks } from '../links/use-links.ts';
import { OverviewSection } from './overview-section.tsx';
import { deadLinkRows, sampleRows, type ToDoRow, toDoRows } from './to-do-rows.ts';

interface ToDoListProps {
  overview: Overview;
  /** Set for administrators, who can remove the samples. */
  launch?: ReturnType<typeof useLaunch>;
}

/** The office's tasks, each with a link to where it can be done. */
export function ToDoList({ overview, launch }: ToDoListProps) {
  const now = useNow();
  const links = useLinks();
  const dead = links.data?.failing.filter(({ isDead }) => isDead).length ?? 0;
  const samples = launch?.data?.samples.records.flatMap(({ records }) => records).length ?? 0;
  const rows = [...toDoRows(overview, now), ...deadLinkRows(dead), ...sampleRows(samples)];
  /** Whether more rows may follow. */
  const isLoading = links.isPending || launch?.isPending === true;
  return (
    <OverviewSection title="To do">
      {rows.length === 0 && isLoading ? (
        <Skeleton className="my-4 h-12 w-64" />
      ) : rows.length === 0 ? (
        <AllDone text={launch ? 'Nothing waits for the office.' : 'Nothing waits for you.'} />
      ) : (
        <ul className="divide-y divide-rule">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

function Row({ row: { kind, text, beginning, time, isUrgent, to } }: { row: ToDoRow }) {
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[8rem_1fr_auto] sm:items-baseline">
      <span className="text-sm text-ink-muted">{kind}</span>
      <span className="min-w-0 wrap-anywhere">
        {'section' in to ? (
          <a href={`#${to.section}`} className={rowLinkLook}>
            {text}
          </a>
        ) : (
          <TabLink {...to} className={rowLinkLook}>
            {text}
          </TabLink>
        )}
        {beginning && (
          <span className="mt-0.5 line-clamp-1 text-sm text-ink-muted">
            <bdi>{beginning}</bdi>
          </span>
        )}
      </span>
      {time && (
        <span className={`text-sm tabular-nums ${isUrgent ? 'font-semibold text-signal' : 'text-ink-muted'}`}>
          {time}
        </span>
      )}
    </li>
  );
}
