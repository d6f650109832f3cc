import { createContext, useContext } from 'react';
import type { EditionDocument } from '#content/schemas.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import type { UnreadText } from '#domain/editions/read-texts/unread-texts.ts';
import { valueAt } from '#domain/editions/values/content-value.ts';

export interface DraftFields {
  /** 'edition-2024', 'legal' */
  document: string;
  content: unknown;
  /** All that is known to be wrong, with what only the server finds. */
  findings: readonly Finding[];
  /** What the editor itself finds while the user types. */
  ownFindings: readonly Finding[];
  /** Whether the server has checked the draft as it is now. */
  isFullyChecked: boolean;
  /** The edition to whose figures texts refer. */
  edition: EditionDocument | undefined;
  /** The published edition before this one, if any. */
  before: EditionDocument | undefined;
  /** Texts that are unchanged since the previous edition and not marked as read. */
  unread: readonly UnreadText[];
  markRead: (texts: readonly UnreadText[]) => void;
  /** The current value of a field, which may be newer than the last render. */
  read: (path: string) => unknown;
  /** Undefined removes the field. */
  change: (path: string, value: unknown) => void;
  /** Whether another editor of the document was opened since, so that changes here are never saved. */
  isHandedOver: () => boolean;
}

export const DraftFieldsContext = createContext<DraftFields | null>(null);

export function useDraftFields(): DraftFields {
  const fields = useContext(DraftFieldsContext);
  if (!fields) throw new Error('A content field can only be used in a document’s editor.');
  return fields;
}

/**
 * A field by its path: its value, how to change it, its error and warning.
 * @param isList whether to include findings of its items
 */
export function useContentField(path: string, isList = false) {
  const { content, findings, change } = useDraftFields();
  const found = findings.filter((finding) => finding.path === path || (isList && finding.path.startsWith(`${path}.`)));
  const messageOf = (level: Finding['level']) => found.find((finding) => finding.level === level)?.message;
  return {
    value: valueAt(content, path),
    change: (value: unknown) => change(path, value),
    error: messageOf('error'),
    warning: messageOf('warning'),
  };
}

/** Focuses the field of a path, or the nearest visible element around it. */
export function focusField(path: string): boolean {
  for (let ancestor = path; ancestor !== ''; ancestor = ancestor.slice(0, Math.max(ancestor.lastIndexOf('.'), 0))) {
    const part = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(ancestor)}"]`);
    if (!part) continue;
    const control = part.querySelector<HTMLElement>('input, textarea, select, button') ?? part;
    for (let folded = control.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
      folded.open = true;
    }
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
    return true;
  }
  return false;
}
