import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

interface ListStatesProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isFetching' | 'isError' | 'isPaused' | 'refetch'>;
  /** Shown if the data can't be loaded. */
  failure: string;
  /** Shown in place of a list without entries. */
  empty?: string;
  lang?: WorkspaceLanguage;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list in all its states. After a failed refetch it shows the old data and the failure. */
export function ListStates<Data>({ query, failure, empty, lang = 'en', skeleton, children }: ListStatesProps<Data>) {
  const { data, isFetching, isError, isPaused, refetch } = query;
  const problem = (isPaused || (isError && !isFetching)) && (
    <LoadFailure text={failure} lang={lang} onRetry={() => void refetch()} />
  );
  if (data !== undefined) {
    return (
      <>
        {problem}
        {empty && Array.isArray(data) && data.length === 0 ? <EmptyState>{empty}</EmptyState> : children(data)}
      </>
    );
  }
  if (problem) return problem;
  return (
    <div role="status">
      <span className="sr-only">{workspaceTexts[lang].loading}</span>
      {skeleton ?? [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-2 h-12 w-full" />)}
    </div>
  );
}

/** A message that something can't be loaded, with a button to retry. */
export function LoadFailure({
  text,
  lang = 'en',
  onRetry,
}: {
  text: string;
  lang?: WorkspaceLanguage;
  onRetry: () => void;
}) {
  return (
    <div role="alert" lang={lang} className="mb-4 flex flex-wrap items-center gap-3 border-danger border-l-2 py-1 pl-4">
      <p>{text}</p>
      <Button onClick={onRetry}>{workspaceTexts[lang].retry}</Button>
    </div>
  );
}

/** Shown in place of an empty list. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className="rounded border border-rule border-dashed px-4 py-10 text-center text-ink-muted">{children}</p>;
}
