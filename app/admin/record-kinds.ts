import type { ToastContent } from '../components/toast.tsx';

type Deed = 'create' | 'update' | 'delete' | 'restore';

/** What the tabs have to know of a kind of record to save, delete and restore it, and to say so. */
export interface RecordKind {
  path: string;
  /** PUT replaces, PATCH changes. */
  change: 'PATCH' | 'PUT';
  /** A flag that one record has at the most. */
  flag?: string;
  /** Whether a change empties the whole cache, not just this list. */
  clearsCache?: boolean;
  undo: string;
  done: Record<Deed, ToastContent>;
  failed: Record<Deed, ToastContent>;
}

const past = { create: 'created', update: 'updated', delete: 'deleted', restore: 'restored' };

/** A destructive toast of an English tab. */
export const englishFailure = (description: string): ToastContent => ({
  title: 'Error',
  description,
  variant: 'destructive',
  lang: 'en',
});

export const englishSuccess = (description: string): ToastContent => ({ title: 'Success', description, lang: 'en' });

function inEnglish(label: string, noun: string) {
  const done = (deed: Deed) => englishSuccess(`${label} ${past[deed]} successfully`);
  const failed = (deed: Deed) => englishFailure(`Failed to ${deed} ${noun}`);
  return { undo: 'Undo', ...forEachDeed(done, failed) };
}

const vergangen = { create: 'erstellt', update: 'aktualisiert', delete: 'gelöscht', restore: 'wiederhergestellt' };

function inGerman(noun: string) {
  const done = (deed: Deed): ToastContent => ({ title: `${noun} ${vergangen[deed]}` });
  const failed = (deed: Deed): ToastContent => ({
    title: 'Fehler',
    description: `Das ${noun} konnte nicht ${vergangen[deed]} werden.`,
    variant: 'destructive',
  });
  return { undo: 'Rückgängig', ...forEachDeed(done, failed) };
}

function forEachDeed(done: (deed: Deed) => ToastContent, failed: (deed: Deed) => ToastContent) {
  const each = (text: (deed: Deed) => ToastContent) => ({
    create: text('create'),
    update: text('update'),
    delete: text('delete'),
    restore: text('restore'),
  });
  return { done: each(done), failed: each(failed) };
}

const patched = { change: 'PATCH' } as const;

export const partnerKind: RecordKind = {
  ...patched,
  ...inEnglish('Partner', 'partner'),
  path: '/api/partners',
  clearsCache: true,
};

export const studyKind: RecordKind = {
  ...patched,
  ...inEnglish('Study', 'study'),
  path: '/api/studies',
  flag: 'isCurrentEdition',
};

export const mediaKind: RecordKind = { ...patched, ...inEnglish('Media item', 'media item'), path: '/api/media' };

export const messageKind: RecordKind = {
  ...patched,
  ...inEnglish('Message', 'message'),
  path: '/api/contact-messages',
};

export const printOrderKind: RecordKind = { ...patched, ...inEnglish('Order', 'order'), path: '/api/print-orders' };

export const studyOrderKind: RecordKind = { ...patched, ...inEnglish('Order', 'order'), path: '/api/study-orders' };

export const teamKind: RecordKind = { ...patched, ...inGerman('Team-Mitglied'), path: '/api/team-members' };

export const videoKind: RecordKind = {
  ...inGerman('Hero Video'),
  change: 'PUT',
  path: '/api/hero-videos',
  flag: 'isActive',
};
