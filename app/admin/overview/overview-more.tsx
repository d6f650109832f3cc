import type { ComponentType } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, type LazyPart, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Button } from '../../components/ui/button.tsx';

const parts: { name: string; part: LazyPart<ComponentType> }[] = [
  { name: 'The state of the links', part: lazyPart(() => import('./overview-links.tsx')) },
  { name: 'The figures of use', part: lazyPart(() => import('./use-figures.tsx')) },
];

/** What nobody waits for: its code comes when the rest of the overview is there. */
export function OverviewMore() {
  return parts.map(({ name, part }) => (
    <div key={name} className="mt-8">
      <ErrorBoundary
        fallback={(retry) => (
          <p className="flex flex-wrap items-center gap-3">
            {name} could not be loaded.
            <Button onClick={retry}>Retry</Button>
          </p>
        )}
      >
        <Lazy part={part} fallback={<Skeleton className="h-40 w-full" />}>
          {(Part) => <Part />}
        </Lazy>
      </ErrorBoundary>
    </div>
  ));
}
