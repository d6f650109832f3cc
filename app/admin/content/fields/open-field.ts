import { sectionOf } from '#domain/editions/documents/document-fields.ts';
import { showAddress, showAddressAfterDialog } from '../../../workspace/address/use-address.ts';
import type { Editor } from '../draft/use-editor.ts';

/** Number of the list item that contains a field, counted from 1, as in the address; null if none does. */
export function itemNumberOf(path: string): string | null {
  const index = /^\w+\.(\d+)(\.|$)/.exec(path)?.[1];
  return index === undefined ? null : String(Number(index) + 1);
}

/** Closes the editor's dialog, shows the section and the list item that contain a field, and focuses the field. */
export function openField(document: string, path: string, { dialog, closeDialog, focusLater }: Editor): void {
  closeDialog();
  const section = sectionOf(document, path);
  const next = new URLSearchParams(location.search);
  next.delete('item');
  if (section) next.set('section', section.id);
  const item = itemNumberOf(path);
  if (item !== null) next.set('item', item);
  if (dialog) {
    showAddressAfterDialog(next, 'same');
    addEventListener('popstate', () => focusLater(path), { once: true });
  } else {
    showAddress(next, 'same');
    focusLater(path);
  }
}
