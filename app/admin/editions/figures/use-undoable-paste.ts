import { notifyChanged } from '../../../workspace/records/notify.ts';
import { useDraftFields } from '../../content/draft/draft-fields.ts';
import { useUndo } from '../../content/draft/use-undo.ts';

/**
 * Performs pastes into the rows at a path, which also add and change figures, so that each can be undone as a whole.
 * @returns a function that gets the title of the message from the paste itself
 */
export function useUndoablePaste(path: string) {
  const { read, change } = useDraftFields();
  const undoAt = useUndo();
  return (paste: () => string) => {
    const before = { rows: read(path), figures: read('figures') };
    const title = paste();
    const after = { rows: read(path), figures: read('figures') };
    const restore = (now: string) => {
      if (read(now) !== after.rows || read('figures') !== after.figures) return false;
      change('figures', before.figures);
      change(now, before.rows);
      return true;
    };
    const undo = undoAt(path, restore, 'The values were not restored: they have changed since');
    notifyChanged({ title, description: 'Ctrl+Z restores what was there.', lang: 'en' }, undo);
  };
}
