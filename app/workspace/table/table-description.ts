import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { LazyPart } from '../../components/lazy-part.tsx';
import type { RecordForm } from '../form/record-form.ts';
import type { Options } from '../list/options.ts';
import type { RecordResource } from '../records/record-resource.ts';
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
  /** Whether the action would change a record. */
  appliesTo: (record: Row) => boolean;
  /** The result, such as 'marked as answered'. */
  done: string;
  /** Whether the action completes a record: key e. */
  isDone?: boolean;
  /** The values that restore a record; undefined if the change can't be undone. */
  undo?: (record: Row) => Partial<Row> | undefined;
  /** The confirmation, if the action records or issues something for these records. */
  question?: (records: readonly Row[]) => ActionQuestion | undefined;
}

export interface ActionQuestion {
  title: string;
  /** Whole sentences. For several records, their number is shown first. */
  text: string;
  /** The amount of all records. */
  total?: string;
  confirm: string;
  /** Whether the action cancels something: its button is red. */
  isDangerous?: boolean;
}

/** A way for the office to enter a record. */
export interface RecordEntry<Row> {
  /** Label of the button, such as 'New order'. */
  label: string;
  /** Its `create` stores the record; its messages name what the form creates. */
  resource: RecordResource<Row>;
  form: LazyPart<RecordForm<Row>>;
}

/** A list, such as orders or messages, that the server searches, filters, sorts and pages. */
export interface TableDescription<Row extends EditableRecord> {
  resource: RecordResource<Row>;
  calls: RecordCalls<Row>;
  /** As in 'Search orders'. */
  plural: string;
  /** As in 'Delete order?'. */
  noun: string;
  /** As in 'Details of order 2024-0007'. */
  nameOf: (record: Row) => string;
  /** One line about a record in a confirmation, such as number, company and amount; by default its name. */
  summaryOf?: (record: Row) => string;
  /** Text about a record whose deletion can no longer be undone; by default it is in the trash for the usual time. */
  afterUndo?: string;
  /** The columns before the last one, which contains the buttons. */
  columns: readonly TableColumn<Row>[];
  buttonsClass: string;
  /** Whether a record needs attention. */
  isMarked: (record: Row, now: Date) => boolean;
  /** The filter for open tasks. It is the default unless the user searches; without it, 'All' is. */
  toDo?: readonly [value: string, label: string];
  /** States to filter by, without 'All'. */
  states: Options;
  /** The first is the default. */
  sorts: Options;
  /** Further filters; their first option is empty and means all. */
  filters?: readonly { name: 'isOverdue' | 'payment'; label: string; options: Options }[];
  emptyText: (status: string) => string;
  /** Shown next to the filters, whose values it receives. */
  Tool?: ComponentType<{ filter: Record<string, string> }>;
  /** Omitted if records come from their public form only. The last one is the most frequent. */
  entries?: readonly RecordEntry<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Shown with the bulk actions: tools that don't change the selected records, such as exports. */
  SelectionTools?: ComponentType<{ records: readonly Row[] }>;
  /** Before Details, so that the buttons that every row has are aligned. */
  FirstButton?: ComponentType<RecordProps<Row>>;
  /** The permission to change and delete records. */
  permission: Permission;
  onOpened?: (queryClient: QueryClient, record: Row, isStep: boolean) => void;
  /** Returns the record with the changes made by `onOpened`. */
  latestOf?: (record: Row) => Promise<Row>;
  /** Keys of the details in addition to those of all lists, explained in KeyHelp. */
  detailsKeys?: readonly (readonly [key: string, action: string])[];
  Details: ComponentType<DetailsProps<Row>>;
}
