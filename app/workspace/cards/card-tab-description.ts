import type { ComponentType } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { LazyPart } from '../../components/lazy-part.tsx';
import type { ToastContent } from '../../components/show-toast.ts';
import type { RecordForm } from '../form/record-form.ts';
import type { RecordResource } from '../records/record-resource.ts';
import type { EditableRecord } from '../records/use-records.ts';
import type { Language } from '../workspace-texts.ts';

/** How cards are put into the order of the website. */
export interface CardOrder<Row> {
  calls: Pick<RecordCalls<Row>, 'list' | 'order'>;
  /** Among which records a card is moved, in their order: all, or those of its kind. */
  groupOf: (record: Row, all: readonly Row[]) => readonly Row[];
  help: string;
  /** Title of the handle. */
  drag: string;
  forward: (name: string) => string;
  back: (name: string) => string;
  /** Said when a card has arrived. */
  arrived: (name: string, place: number, count: number) => string;
  done: ToastContent;
  failed: ToastContent;
}

interface CardGroup<Row> {
  heading?: string;
  records: readonly Row[];
  /** Larger cards, two in a row. */
  large?: boolean;
}

/** A tab that shows records as cards and lets them be added, edited and deleted. */
export interface CardTabDescription<Row extends EditableRecord> {
  lang: Language;
  title: string;
  resource: RecordResource<Row>;
  /** On the button that adds one by the form; without it they come in another way. */
  add?: string;
  /** Said when the list can't be loaded. */
  failure: string;
  empty: string;
  nameOf: (record: Row) => string;
  /** What is asked before one is deleted; without a title the browser asks. */
  deletion: { title?: string; question: (record: Row) => string };
  /** How the list is narrowed down: by words, and by `type`. */
  filter?: {
    label: string;
    /** The first stands for all. */
    types: readonly (readonly [value: string, label: string])[];
    typeOf: (record: Row) => string;
    textsOf: (record: Row) => (string | null)[];
    noMatch: string;
  };
  inOrder?: (records: readonly Row[]) => Row[];
  order?: CardOrder<Row>;
  groups?: (records: readonly Row[]) => CardGroup<Row>[];
  /** Whether a card stands out, and whether its record is kept back from the website. */
  isHighlighted?: (record: Row) => boolean;
  isHidden?: (record: Row) => boolean;
  /** Whether a record can't be edited as it stands, and whether it can't be deleted. */
  isFixed?: (record: Row) => boolean;
  isKept?: (record: Row) => boolean;
  /** What a card says. */
  Facts: ComponentType<{ record: Row }>;
  /** What needs the office's attention, below the facts. */
  Warnings?: ComponentType<{ record: Row; lang: Language }>;
  /** What can be done with one beside editing and deleting: by everybody who sees it, unless it asks. */
  Actions?: ComponentType<{ record: Row }>;
  form: LazyPart<RecordForm<Row>>;
}
