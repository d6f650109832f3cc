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

/** Actions of a record's details; those that are not possible are omitted. */
export interface DetailsActions {
  onClose: () => void;
  /** Asks first; the details stay open until it is confirmed. */
  onDelete?: (() => void) | undefined;
  /** Open another record of the list: keys j and k. */
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  /** Completes the record and opens the next one: key e. */
  onDone?: (() => void) | undefined;
}

export interface DetailsProps<Row> extends RecordProps<Row>, DetailsActions {}

interface TableColumn<Row> {
  head: string;
  headClass?: string;
  cellClass?: string;
  Cell: ComponentType<RecordProps<Row>>;
}

/** A change that can be made to several records at once. */
export interface BulkAction<Row> {
  /** Label of its button. */
  label: string;
  values: Partial<Row>;
  /** Whether it would change a record. */
  fits: (record: Row) => boolean;
  /** The result, such as 'marked as answered'. */
  done: string;
  /** Whether it completes a record: key e. */
  isDone?: boolean;
  /** The values that set a record back; undefined if its change is recorded for good. */
  undo?: (record: Row) => Partial<Row> | undefined;
  /** Confirmation, if the action records or issues something for these records, or means that they were shipped. */
  question?: (records: readonly Row[]) => ActionQuestion | undefined;
}

export interface ActionQuestion {
  title: string;
  /** Whole sentences; the number of several records is put before them. */
  text: string;
  /** The amount of all records. */
  total?: string;
  confirm: string;
  /** Whether it takes something back, and its button is red. */
  isDangerous?: boolean;
}

/** How the office enters a record itself. */
export interface RecordEntry<Row> {
  /** Label of the button, such as 'New order'. */
  label: string;
  call: CreateCall;
  form: LazyPart<RecordForm<Row>>;
}

/** A list of orders or messages that the server searches, filters, sorts and pages. */
export interface TableDescription<Row extends EditableRecord> {
  resource: RecordResource<Row>;
  calls: RecordCalls<Row>;
  /** As in 'Search orders'. */
  plural: string;
  /** As in 'Delete order?'. */
  noun: string;
  /** As in 'Details of order 2024-0007'. */
  nameOf: (record: Row) => string;
  /** One line about a record in a confirmation, such as number, company and amount. */
  summaryOf: (record: Row) => string;
  /** Where a deleted record is when it can't be undone any more, if not in the trash for the usual time. */
  afterUndo?: string;
  /** Without the last column, which contains the buttons. */
  columns: readonly TableColumn<Row>[];
  buttonsClass: string;
  /** Whether a record needs attention. */
  isMarked: (record: Row, now: Date) => boolean;
  /** Filter for what is to do, shown first unless the user searches; otherwise 'All' is. */
  toDo?: readonly [value: string, label: string];
  /** States to filter by, without 'All'. */
  states: Options;
  /** The first is the default. */
  sorts: Options;
  /** Filter for `isOverdue`; the first option is empty and means all. */
  lateness?: Options;
  /** Filter for `payment`, likewise. */
  payments?: Options;
  emptyText: (status: string) => string;
  /** Shown beside the filters, whose values it receives. */
  Tool?: ComponentType<{ filter: Record<string, string> }>;
  /** Omitted if records come from their public form only. The last is the most frequent. */
  entries?: readonly RecordEntry<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Shown with the bulk actions: what can be made of the selected records without changing them. */
  SelectionTools?: ComponentType<{ records: readonly Row[] }>;
  /** Buttons before and after Details. */
  FirstButton?: ComponentType<RecordProps<Row>>;
  MoreButtons?: ComponentType<RecordProps<Row>>;
  /** The permission to change and delete records. */
  permission: Permission;
  onOpened?: (queryClient: QueryClient, record: Row, isStep: boolean) => void;
  /** The record after what `onOpened` changes. */
  latestOf?: (record: Row) => Promise<Row>;
  /** Keys of the details beside those of all lists, explained in KeyHelp. */
  detailsKeys?: readonly (readonly [key: string, act: string])[];
  Details: ComponentType<DetailsProps<Row>>;
}
