import { useEffect, useRef, useState } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { useListParameters } from '../address/list-parameters.ts';
import { useAnswerPage } from '../calls/answers.ts';
import { notify } from '../records/notify.ts';
import { failureToast } from '../records/toasts.ts';
import type { ListedRecord } from '../records/use-records.ts';

/**
 * The record whose details are open, after a click or because the address names it. It is updated from the list, or
 * requested on its own if the list doesn't contain it.
 * @param isBeside whether the details are beside the list; the address then names their record
 */
export function useOpenedRecord<Row extends ListedRecord>(
  { list, noun }: { list: RecordCalls<Row>['list']; noun: string },
  rows: readonly Row[] | undefined,
  onOpened: (record: Row, isStep: boolean) => void,
  isBeside: boolean,
) {
  const { open: linkedId, set } = useListParameters();
  const [known, setKnown] = useState<Row | null>(null);
  /** The record just closed, which the address names until it has changed. */
  const closedId = useRef('');
  const id = known?.id ?? linkedId;
  const listed = rows?.find((row) => row.id === id);
  const alone = useAnswerPage(list, { query: { search: id } }, { enabled: id !== '' && rows !== undefined && !listed });
  const fresh = listed ?? alone.data?.rows.find((row) => row.id === id);
  if (known && fresh && fresh !== known) setKnown(fresh);

  /** @param isStep whether the user came from the details of another record */
  const open = (record: Row, isStep = false) => {
    setKnown(record);
    onOpened(record, isStep);
  };
  const close = () => {
    closedId.current = linkedId;
    setKnown(null);
  };

  // Set after the render, because a confirmation that led here first removes its own history entry.
  useEffect(() => {
    if (known && isBeside && linkedId !== known.id) set({ open: known.id }, linkedId === '' ? 'new' : 'same');
    if (!known && closedId.current !== '') set({ open: '' });
  }, [known?.id, isBeside]);

  useEffect(() => {
    // Back and Forward change the address.
    if (known && isBeside && linkedId !== known.id) setKnown(null);
    closedId.current = '';
  }, [linkedId]);
  const isLinked = linkedId !== '' && linkedId !== closedId.current && !known;
  const linked = isLinked ? fresh : undefined;
  const isMissing = isLinked && alone.isSuccess && !alone.isPlaceholderData && !fresh;
  useEffect(() => {
    if (linked) open(linked);
    if (isMissing) notify(failureToast(`This ${noun} is no longer there.`));
    // Otherwise closing the dialog would lead back to an address that opens it.
    if (isMissing || (linked && !isBeside)) set({ open: '' });
  }, [linked, isMissing]);

  return { opened: known, open, close };
}
