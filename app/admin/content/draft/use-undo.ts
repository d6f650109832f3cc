import { movedPath } from '#domain/editions/values/moved-path.ts';
import { notify } from '../../../workspace/records/notify.ts';
import { useDraftFields } from './draft-fields.ts';

/** Makes undos that find the field of a change again after cards or other items around it were moved or renamed. */
export function useUndo() {
  const { read, isHandedOver } = useDraftFields();
  /**
   * Is called after the change.
   * @param restore gets the path of the field now; returns false if it can't be restored there
   * @param refusal shown if it wasn't restored
   */
  return <Path extends string>(path: Path, restore: (now: Path) => unknown, refusal: string) => {
    const before = read('');
    return () => {
      if (isHandedOver())
        return notify({ title: 'Nothing was restored, because the editor was opened again', lang: 'en' });
      const now = movedPath(path, before, read(''));
      if (now === undefined || restore(now) === false) notify({ title: refusal, lang: 'en' });
    };
  };
}
