import { useDeferredValue, useMemo } from 'react';
import { withListKeys } from '#content/list-keys.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { checkDocument } from '#domain/editions/documents/check-document.ts';
import { valueAt, withValue } from '#domain/editions/values/content-value.ts';
import type { DraftFields } from './draft-fields.ts';
import { useEditionBefore } from './use-draft.ts';
import type { Editor } from './use-editor.ts';
import { useUnreadTexts } from './use-unread-texts.ts';

/** The open document for its fields, with what the check finds in it. */
export function useCheckedDraft(
  document: string,
  { store, state: { content } }: Pick<Editor, 'store' | 'state'>,
  editionOf: (content: unknown) => EditionDocument | undefined,
): DraftFields {
  // Deferred, so that checking the whole document doesn't delay typing.
  const checked = useDeferredValue(content);
  const before = useEditionBefore(document);
  const { unread, mark } = useUnreadTexts(document, checked, before);
  return {
    document,
    content,
    findings: useMemo(() => checkDocument(document, checked, before), [document, checked, before]),
    before,
    unread,
    markRead: (texts) => void mark(texts),
    edition: useMemo(() => editionOf(checked), [editionOf, checked]),
    read: (path) => valueAt(store.state().content, path),
    // Keys are added before the change, so that a renamed item keeps its key and translations.
    change: (path, value) => store.edit(withValue(withListKeys(store.state().content), path, value)),
    isHandedOver: store.isHandedOver,
  };
}
