import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from '../../components/ui/pager.tsx';
import { type ListPage, pageSize as standardSize } from '../calls/answers.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { EmptyState, ListStates } from './list-states.tsx';

interface PagedListProps<Row> {
  query: UseQueryResult<ListPage<Row>>;
  /** Shown if the page can't be loaded. */
  failure: string;
  /** Shown in place of a page without rows; `total` is not 0 after the last page. */
  empty: (total: number) => string;
  lang?: WorkspaceLanguage;
  page: number;
  pageSize?: number;
  onPage: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
}

/** A page of a list, with buttons for the others. While another page loads, the shown one is dimmed. */
export function PagedList<Row>({
  query,
  failure,
  empty,
  lang,
  page,
  pageSize = standardSize,
  onPage,
  children,
}: PagedListProps<Row>) {
  const { isPlaceholderData } = query;
  return (
    <ListStates query={query} failure={failure} lang={lang}>
      {({ rows, total }) => (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {rows.length > 0 ? children(rows) : <EmptyState>{empty(total)}</EmptyState>}
          <Pager lang={lang} page={page} pageSize={pageSize} total={total} onPage={onPage} />
        </div>
      )}
    </ListStates>
  );
}
