import type { ComponentType } from 'react';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { LazyPart } from '../../components/lazy-part.tsx';
import type { ToastContent } from '../../components/show-toast.ts';
import type { ButtonLook } from '../../components/ui/button.tsx';
import type { RecordForm } from '../form/record-form.ts';
import type { RecordResource } from '../records/record-resource.ts';
import type { EditableRecord } from '../records/use-records.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';

export interface CardOrder<Row> {
  calls: Pick<RecordCalls<Row>, 'list' | 'order'>;
  /** The records among which a card can be moved: all, or those of its kind. */
  groupOf: (record: Row, all: readonly Row[]) => readonly Row[];
  help: string;
  /** Added to the help if cards have fields for their place. */
  placeHelp: string;
  /** Tooltip of the handle. */
  drag: string;
  forward: (name: string) => string;
  back: (name: string) => string;
  /** Label of the field for a card's place. */
  place: (name: string) => string;
  /** Announced after a move. */
  announcement: (name: string, position: number, count: number) => string;
  done: ToastContent;
  failed: ToastContent;
}

interface CardGroup<Row> {
  heading?: string;
  records: readonly Row[];
  /** Larger cards, two in a row. */
  isLarge?: boolean;
}

/** A tab that shows records as cards and lets them be added, edited and deleted. */
export interface CardTabDescription<Row extends EditableRecord> {
  lang: WorkspaceLanguage;
  title: string;
  resource: RecordResource<Row>;
  /** Label of the button that creates a record; omitted if the tab has none. */
  add?: string;
  /** Look of that button, if the tab has a more frequent action. */
  addLook?: ButtonLook;
  /** Shown if the list can't be loaded. */
  failure: string;
  empty: string;
  nameOf: (record: Row) => string;
  /** Confirmation of a deletion; without a title it is the browser's own dialog. */
  deletion: { title?: string; question: (record: Row) => string | Promise<string> };
  /** Search by words, and a filter by type. */
  filter?: {
    label: string;
    /** The first option means all. */
    types: readonly (readonly [value: string, label: string])[];
    typeOf: (record: Row) => string;
    textsOf: (record: Row) => (string | null)[];
    noMatch: string;
  };
  inOrder?: (records: readonly Row[]) => Row[];
  order?: CardOrder<Row>;
  groups?: (records: readonly Row[]) => CardGroup<Row>[];
  isHighlighted?: (record: Row) => boolean;
  /** Whether the record is hidden on the website. */
  isHidden?: (record: Row) => boolean;
  mayEdit?: (record: Row) => boolean;
  mayDelete?: (record: Row) => boolean;
  /** The content of a card. */
  Facts: ComponentType<{ record: Row }>;
  /** Shown below the facts. */
  Warnings?: ComponentType<{ record: Row; lang: WorkspaceLanguage }>;
  /** Buttons before Edit and Delete; they check permissions themselves. */
  Actions?: ComponentType<{ record: Row }>;
  form: LazyPart<RecordForm<Row>>;
}
