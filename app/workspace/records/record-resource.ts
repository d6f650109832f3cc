import type { ToastContent } from '../../components/show-toast.ts';
import { failureToast, successToast } from './toasts.ts';

export type RecordAction = 'create' | 'update' | 'delete' | 'restore';

/** How records of one kind are saved, deleted and restored, and what is said of it. */
export interface RecordResource {
  path: string;
  /** Where new ones are sent, when that isn't where they are listed. */
  createPath?: string;
  /** PUT replaces, PATCH changes. */
  updateMethod: 'PATCH' | 'PUT';
  /** Whether a change empties the whole cache, not just this list. */
  clearsCache?: boolean;
  undo: string;
  done: (action: RecordAction) => ToastContent;
  failed: (action: RecordAction) => ToastContent;
}

const englishParticiples = { create: 'created', update: 'updated', delete: 'deleted', restore: 'restored' };

/** Records of an English tab; `label` is what one is called: 'Media item'. */
export const englishResource = (path: string, label: string): RecordResource => ({
  path,
  updateMethod: 'PATCH',
  undo: 'Undo',
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
export const germanResource = (path: string, label: string): RecordResource => ({
  path,
  updateMethod: 'PATCH',
  undo: 'Rückgängig',
  done: (action) => ({ title: `${label} ${germanParticiples[action]}` }),
  failed: (action) => failureToast(`Das ${label} konnte nicht ${germanParticiples[action]} werden.`, 'de'),
});
