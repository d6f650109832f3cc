import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type Language, workspaceTexts } from '../workspace-texts.ts';

interface ListStatesProps<Data> {
  query: {
    data: Data | undefined;
    isFetching: boolean;
    isError: boolean;
    /** Not asked for before the browser is online again. */
    isPaused: boolean;
    refetch: () => unknown;
  };
  /** What could not be loaded. */
  failure: string;
  lang: Language;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list in all its states; one that could not be asked for again keeps what it shows and says so. */
export function ListStates<Data>({ query, failure, lang, skeleton, children }: ListStatesProps<Data>) {
  const { data, isFetching, isError, isPaused, refetch } = query;
  const { retry, loading } = workspaceTexts[lang];
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
      {skeleton ?? [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-2 h-12 w-full" />)}
    </div>
  );
}

/** Says that a list is empty. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className="rounded border border-rule border-dashed px-4 py-10 text-center text-ink-muted">{children}</p>;
}
