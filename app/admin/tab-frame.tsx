import type { ReactNode } from 'react';
import { Skeleton } from '../components/loaded.tsx';
import { Button } from '../components/ui/button.tsx';

/** Where the focus goes when what had it is gone. */
export const tabHeadingId = 'admin-tab-heading';

interface TabFrameProps {
  title: string;
  /** A word beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  lang?: 'en';
  children: ReactNode;
}

/** Heading, actions and content of a tab. */
export function TabFrame({ title, note, actions, lang, children }: TabFrameProps) {
  return (
    <section lang={lang} aria-labelledby={tabHeadingId}>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={tabHeadingId} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          {note}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

interface ListStatesProps<Data> {
  query: {
    data: Data | undefined;
    isFetching: boolean;
    isError: boolean;
    /** Not asked for before the browser is online again. */
    isPaused: boolean;
    refetch: () => unknown;
  };
  /** What could not be loaded, and the way to try again. */
  failure: string;
  retry: string;
  loading: string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list in all its states; one that could not be asked for again keeps what it shows and says so. */
export function ListStates<Data>({ query, failure, retry, loading, skeleton, children }: ListStatesProps<Data>) {
  const { data, isFetching, isError, isPaused, refetch } = query;
  const problem = (isPaused || (isError && !isFetching)) && (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 border-danger border-l-2 py-1 pl-4">
      <p>{failure}</p>
      <Button onClick={() => refetch()}>{retry}</Button>
    </div>
  );
  if (data !== undefined) {
    return (
      <>
        {problem}
        {children(data)}
      </>
    );
  }
  if (problem) return problem;
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      {skeleton ?? <RowSkeletons />}
    </div>
  );
}

export const english = { retry: 'Retry', loading: 'Loading…', lang: 'en' } as const;
export const german = { retry: 'Erneut versuchen', loading: 'Wird geladen…' } as const;

function RowSkeletons() {
  return [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-2 h-12 w-full" />);
}

export function CardSkeletons() {
  return (
    <div className={cardGrid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
  );
}

export const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';
export const cardLook = 'flex min-w-0 flex-col rounded border border-rule bg-surface p-4';

/** Says that a list is empty. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className="rounded border border-rule border-dashed px-4 py-10 text-center text-ink-muted">{children}</p>;
}
