import { sectionOf } from '#domain/editions/documents/document-fields.ts';
import { showAddress, showAddressAfterDialog } from '../../../workspace/address/use-address.ts';
import type { Editor } from '../draft/use-editor.tsx';

/** Closes the editor's dialog, shows the section and the list item that contain a field, and focuses the field. */
export function openField(document: string, path: string, { dialog, closeDialog, focusLater }: Editor): void {
  closeDialog();
  const section = sectionOf(document, path);
  const next = new URLSearchParams(location.search);
  next.delete('item');
  if (section) next.set('section', section.id);
  const index = /^\w+\.(\d+)(\.|$)/.exec(path)?.[1];
  if (index !== undefined) next.set('item', String(Number(index) + 1));
  if (dialog) {
    showAddressAfterDialog(next, 'same');
    addEventListener('popstate', () => focusLater(path), { once: true });
  } else {
    showAddress(next, 'same');
    focusLater(path);
  }
}
