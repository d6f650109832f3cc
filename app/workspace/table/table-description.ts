import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { LazyPart } from '../../components/lazy-part.tsx';
import type { RecordForm } from '../form/record-form.ts';
import type { Options } from '../list/options.ts';
import type { CreateCall, RecordResource } from '../records/record-resource.ts';
import type { EditableRecord } from '../records/use-records.ts';

export interface RecordProps<Row> {
  record: Row;
}

export interface DetailsProps<Row> extends RecordProps<Row> {
  onClose: () => void;
  /** Asks first; the details stay open until the answer is yes. Left out for who only reads. */
  onDelete?: (() => void) | undefined;
}

interface TableColumn<Row> {
  head: string;
  headClass?: string;
  cellClass?: string;
  Cell: ComponentType<RecordProps<Row>>;
}

/** What can be set on several records at once. */
export interface Act<Row> {
  /** On its button. */
  label: string;
  values: Partial<Row>;
  /** Whether it would change a record. */
  fits: (record: Row) => boolean;
  /** What is said of them: 'marked as answered'. */
  done: string;
  /** The usual end of the work with one: key e. */
  isDone?: boolean;
  /** Asked first, where it books something. */
  question?: { title: string; text: string; confirm: string };
}

/** How the office enters a record itself. */
export interface RecordEntry<Row> {
  /** On the button: 'New order'. */
  label: string;
  /** The call that stores it. */
  call: CreateCall;
  form: LazyPart<RecordForm<Row>>;
}

/** A long list of what was sent in: searched, filtered, sorted and divided into pages by the server. */
export interface TableDescription<Row extends EditableRecord> {
  resource: RecordResource<Row>;
  calls: RecordCalls<Row>;
  /** Of the records, as in 'Search orders'. */
  plural: string;
  /** One of them, as in 'Delete order?'. */
  noun: string;
  /** As in 'Details of order 2024-0007'. */
  nameOf: (record: Row) => string;
  /** Without the last, which holds the buttons. */
  columns: readonly TableColumn<Row>[];
  buttonsClass: string;
  /** Whether a record waits for somebody. */
  isMarked: (record: Row, now: Date) => boolean;
  /** States to filter by, without 'All'. */
  states: Options;
  /** The first is the usual one. */
  sorts: Options;
  /** What to filter by beside the state: values of `isOverdue`, the first, empty one for all. */
  lateness?: Options;
  /** The same for values of `payment`. */
  payments?: Options;
  /** What stands in place of an empty list. */
  emptyText: (status: string) => string;
  /** Beside the filters; gets what the list is narrowed down by. */
  Tool?: ComponentType<{ filter: Record<string, string> }>;
  /** Without it records come by their public form alone. */
  entry?: RecordEntry<Row>;
  /** Without it several can only be deleted. */
  acts?: readonly Act<Row>[];
  /** Buttons before and after that of the details. */
  FirstButton?: ComponentType<RecordProps<Row>>;
  MoreButtons?: ComponentType<RecordProps<Row>>;
  /** What somebody has to be allowed to do to change or delete a record. */
  permission: Permission;
  onOpened?: (queryClient: QueryClient, record: Row) => void;
  Details: ComponentType<DetailsProps<Row>>;
}
