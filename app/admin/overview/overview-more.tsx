import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

const useFigures = lazyPart(() => import('./use-figures.tsx'));

/** What nobody waits for: it comes when the rest of the overview is there. */
export function OverviewMore() {
  return (
    <div className="mt-8">
      <ErrorBoundary fallback={() => <p className="text-ink-muted">The figures of use could not be loaded.</p>}>
        <Lazy part={useFigures} fallback={<Skeleton className="h-64 w-full" />}>
          {(UseFigures) => <UseFigures />}
        </Lazy>
      </ErrorBoundary>
    </div>
  );
}
