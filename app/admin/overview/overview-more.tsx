import type { ComponentType } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, type LazyPart, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadFailure } from '../../workspace/list/list-states.tsx';

const parts: { name: string; part: LazyPart<ComponentType> }[] = [
  { name: 'The state of the links', part: lazyPart(() => import('./overview-links.tsx')) },
  { name: 'The usage figures', part: lazyPart(() => import('./usage-section.tsx')) },
];

/** Less urgent parts, loaded after the rest of the overview. */
export function OverviewMore() {
  return parts.map(({ name, part }) => (
    <div key={name} className="mt-8">
      <ErrorBoundary fallback={(retry) => <LoadFailure text={`${name} could not be loaded.`} onRetry={retry} />}>
        <Lazy part={part} fallback={<Skeleton className="h-40 w-full" />}>
          {(Part) => <Part />}
        </Lazy>
      </ErrorBoundary>
    </div>
  ));
}
