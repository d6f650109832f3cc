import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

interface LoadedProps<Answer> {
  /** The API path that is read. */
  path: string;
  /** Shown while the answer is on its way. */
  skeleton: ReactNode;
  /** Said when it can't be had: 'Die Partner konnten nicht geladen werden.' */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** Shows what an API path answers; a skeleton until then, a way to try again when it fails. */
export function Loaded<Answer>({ path, skeleton, failure, children }: LoadedProps<Answer>) {
  const { data, isFetching, refetch } = useQuery<Answer>({ queryKey: [path] });
  if (data !== undefined) return children(data);
  return isFetching ? skeleton : <LoadError onRetry={refetch}>{failure}</LoadError>;
}

/** A grey plate where something will stand; `className` gives it its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`rounded-sm bg-rule/60 motion-safe:animate-pulse ${className}`} />;
}
