import { formatLongDateTime } from '#platform/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { DraftState } from './draft-store.ts';

const urgent = {
  offline:
    'The server can’t be reached. What you write is kept in this browser and saved once the server can be reached again.',
  'signed-out': 'Not saved: sign in again. What you write is kept in this browser.',
  refused: 'Not saved: the server rejects it.',
  conflict: 'Not saved: somebody else has saved this draft in the meantime.',
};

const texts: Readonly<Record<DraftState['saving'], string>> = {
  saved: 'All changes are saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  ...urgent,
};

/** The texts that don't promise a copy in this browser. */
const textsWithoutCopies: typeof texts = {
  ...texts,
  offline: 'The server can’t be reached. What you write is saved once the server can be reached again.',
  'signed-out': 'Not saved: sign in again.',
};

interface DraftStatusProps {
  state: DraftState;
  /** Retries, or shows the conflict. */
  onSave: () => void;
}

/** Shows whether the draft is saved. Only problems are announced. */
export function DraftStatus({ state: { saving, problem, savedAt, isCopied }, onSave }: DraftStatusProps) {
  const isUrgent = saving in urgent;
  return (
    <div className={`mb-2 min-h-7 ${isUrgent ? 'sticky-notice sticky top-11 z-5 bg-paper py-2 lg:top-25' : ''}`}>
      {!isUrgent && (
        <p className="text-sm text-ink-muted" data-saving={saving}>
          {texts[saving]}
          {saving === 'saved' && savedAt && `, ${formatLongDateTime(new Date(savedAt))}`}
        </p>
      )}
      <div role="alert" className={isUrgent ? 'flex flex-wrap items-center gap-3 border-danger border-l-2 pl-3' : ''}>
        {isUrgent && (
          <>
            <p className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
              {(isCopied ? texts : textsWithoutCopies)[saving]} {problem}
            </p>
            <Button onClick={onSave}>{saving === 'conflict' ? 'Compare' : 'Save now'}</Button>
          </>
        )}
      </div>
      <p role="alert" className="text-sm text-danger">
        {!isCopied &&
          'This browser keeps no copy of what you write: its storage is full or blocked. Text that is replaced, or not saved before this window is closed, can’t be restored.'}
      </p>
    </div>
  );
}
