import type { ApiCall, SchemaOf } from '#domain/core/api-call.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { ToastContent } from '../../components/show-toast.ts';
import { failureToast, successToast } from './toasts.ts';

export type RecordAction = 'create' | 'update' | 'delete' | 'restore';

/** Creates a record; its answer is not used. */
type CreateCall = ApiCall<'POST', `/${string}`, { body: SchemaOf<unknown, object> }>;

/** The calls that every record kind has; a kind may have more. */
interface CommonCalls<Row> {
  list: ApiCall<'GET', `/${string}`, { answer: SchemaOf<Row[]> }>;
  create?: CreateCall;
  change?: RecordCalls<Row>['change'];
  remove: RecordCalls['remove'];
  restore: ApiCall<'POST', `/${string}/{id}/restore`, { answer: SchemaOf<Row> }>;
}

/** The calls for records of one kind, and the messages about them. */
export interface RecordResource<Row> {
  calls: CommonCalls<Row>;
  /** Whether a change clears the whole cache, not only this list. */
  clearsCache?: boolean;
  done: (action: RecordAction) => ToastContent;
  failed: (action: RecordAction) => ToastContent;
}

const englishParticiples = { create: 'created', update: 'updated', delete: 'deleted', restore: 'restored' };

/** Records of an English tab; `label` is the noun of one, such as 'Media item'. */
export const englishResource = <Row>(calls: CommonCalls<Row>, label: string): RecordResource<Row> => ({
  calls,
  done: (action) => successToast(`${label} ${englishParticiples[action]} successfully`),
  failed: (action) => failureToast(`Failed to ${action} ${label.toLowerCase()}`),
});

const germanParticiples = {
  create: 'erstellt',
  update: 'aktualisiert',
  delete: 'gelöscht',
  restore: 'wiederhergestellt',
};

/** Records of a German tab; `label` is a neuter noun. */
export const germanResource = <Row>(calls: CommonCalls<Row>, label: string): RecordResource<Row> => ({
  calls,
  done: (action) => ({ title: `${label} ${germanParticiples[action]}` }),
  failed: (action) => failureToast(`Das ${label} konnte nicht ${germanParticiples[action]} werden.`, 'de'),
});
