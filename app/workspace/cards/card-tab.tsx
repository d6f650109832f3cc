import { type ReactNode, useState } from 'react';
import { usePreload } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { useAnswer } from '../calls/answers.ts';
import { LazyDialog } from '../form/lazy-dialog.tsx';
import { RecordFormDialog } from '../form/record-form-dialog.tsx';
import { EmptyState, ListStates } from '../list/list-states.tsx';
import { useDeletion } from '../records/use-deletion.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import { TabFrame } from '../tab-frame.tsx';
import { CardGrid, CardSkeletons } from './card-grid.tsx';
import type { CardTabDescription } from './card-tab-description.ts';
import { RecordActions } from './record-actions.tsx';
import { matches } from './text-search.ts';

interface CardTabProps<Row extends EditableRecord> {
  tab: CardTabDescription<Row>;
  /** Buttons for the lists of the tab. */
  segments?: ReactNode;
  /** Content above the list; it may open the form of a record, unless one is open. */
  above?: (edit: (record: Row) => void) => ReactNode;
}

/** More cards take seconds to draw. */
const pageSize = 60;

export function CardTab<Row extends EditableRecord>({ tab, segments, above }: CardTabProps<Row>) {
  const { lang, title, resource, filter, nameOf, inOrder, Actions } = tab;
  const mayChange = useMay()('content');
  usePreload(tab.form);
  const query = useAnswer(resource.calls.list, {});
  const [form, setForm] = useState<{ record: Row | null } | null>(null);
  const askToDelete = useDeletion<Row>({ resource, lang, ...tab.deletion });
  const [search, setSearch] = useState('');
  const [type, setType] = useState(filter?.types[0]?.[0] ?? '');
  const [page, setPage] = useState(1);
  const isShown = (record: Row) =>
    !filter ||
    ((type === filter.types[0]?.[0] || filter.typeOf(record) === type) && matches(search, ...filter.textsOf(record)));
  const fromFirstPage = (change: (value: string) => void) => (value: string) => {
    setPage(1);
    change(value);
  };
  const closeForm = () => setForm(null);
  return (
    <TabFrame
      title={title}
      lang={lang}
      segments={segments}
      actions={
        mayChange &&
        tab.add && (
          <Button look={tab.addLook ?? 'primary'} onClick={() => setForm({ record: null })}>
            {tab.add}
          </Button>
        )
      }
    >
      {above?.((record) => setForm((opened) => opened ?? { record }))}
      <ListStates query={query} failure={tab.failure} lang={lang} skeleton={<CardSkeletons />}>
        {(answer) => {
          const all = inOrder?.(answer) ?? answer;
          const matching = all.filter(isShown);
          const shownPage = Math.min(page, Math.max(1, Math.ceil(matching.length / pageSize)));
          const shown = matching.slice((shownPage - 1) * pageSize, shownPage * pageSize);
          const showPosition = (index: number) => setPage(Math.floor(index / pageSize) + 1);
          return (
            <>
              {filter && (
                <FilterBar>
                  <SearchInput label={filter.label} value={search} onChange={fromFirstPage(setSearch)} />
                  <Choice label="Filter" value={type} options={filter.types} onChange={fromFirstPage(setType)} />
                </FilterBar>
              )}
              {matching.length === 0 ? (
                <EmptyState>{all.length === 0 ? tab.empty : filter?.noMatch}</EmptyState>
              ) : (
                <CardGrid {...{ tab, all, matching, shown }} mayMove={mayChange} onMoved={showPosition}>
                  {(record, handles) => (
                    <RecordActions
                      name={nameOf(record)}
                      lang={lang}
                      handles={handles}
                      onEdit={mayChange && tab.mayEdit?.(record) !== false ? () => setForm({ record }) : undefined}
                      onDelete={mayChange && tab.mayDelete?.(record) !== false ? () => askToDelete(record) : undefined}
                    >
                      {Actions && <Actions record={record} />}
                    </RecordActions>
                  )}
                </CardGrid>
              )}
              <Pager {...{ lang, pageSize }} page={shownPage} total={matching.length} onPage={setPage} />
            </>
          );
        }}
      </ListStates>
      {form && (
        <LazyDialog part={tab.form} lang={lang} onClose={closeForm}>
          {(description) => (
            <RecordFormDialog {...{ description, resource, lang }} record={form.record} onClosed={closeForm} />
          )}
        </LazyDialog>
      )}
    </TabFrame>
  );
}
