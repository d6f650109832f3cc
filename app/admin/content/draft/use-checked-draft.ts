import { useDeferredValue, useMemo } from 'react';
import { withListKeys } from '#content/list-keys.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { checkDocument } from '#domain/editions/documents/check-document.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import { valueAt, withValue } from '#domain/editions/values/content-value.ts';
import type { DraftFields } from './draft-fields.ts';
import { useEditionBefore } from './use-draft.ts';
import type { Editor } from './use-editor.ts';
import { useSavedFindings } from './use-saved-findings.ts';
import { useUnreadTexts } from './use-unread-texts.ts';

/** The open document for its fields, with what the check finds in it. */
export function useCheckedDraft(
  document: string,
  { store, state }: Pick<Editor, 'store' | 'state'>,
  editionOf: (content: unknown) => EditionDocument | undefined,
): DraftFields {
  const { content } = state;
  // Deferred, so that checking the whole document doesn't delay typing.
  const checked = useDeferredValue(content);
  const before = useEditionBefore(document);
  const { unread, mark } = useUnreadTexts(document, checked, before);
  const ownFindings = useMemo(() => checkDocument(document, checked, before), [document, checked, before]);
  const savedFindings = useSavedFindings(document, state);
  const findings = useMemo(() => {
    const isKnown = (finding: Finding) =>
      ownFindings.some(({ path, message }) => path === finding.path && message === finding.message);
    return [...ownFindings, ...(savedFindings ?? []).filter((finding) => !isKnown(finding))];
  }, [ownFindings, savedFindings]);
  return {
    document,
    content,
    findings,
    ownFindings,
    isFullyChecked: savedFindings !== undefined,
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
