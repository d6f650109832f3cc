import { createContext, useContext } from 'react';
import type { EditionDocument } from '#content/schemas.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import { valueAt } from '#domain/editions/values/content-value.ts';

/** What the fields of an open document know of it. */
export interface DraftFields {
  content: unknown;
  findings: readonly Finding[];
  /** The edition whose figures texts refer to. */
  edition: EditionDocument | undefined;
  /** What stands in a field at this moment, however long ago it was drawn. */
  read: (path: string) => unknown;
  /** Undefined takes the field away. */
  change: (path: string, value: unknown) => void;
}

export const DraftFieldsContext = createContext<DraftFields | null>(null);

export function useDraftFields(): DraftFields {
  const fields = useContext(DraftFieldsContext);
  if (!fields) throw new Error('A content field belongs into a document’s editor.');
  return fields;
}

/**
 * One field by its path: its value, how it is changed, and what has to be put right in it.
 * @param isList whether findings of its items count too
 */
export function useContentField<Value>(path: string, isList = false) {
  const { content, findings, change } = useDraftFields();
  const here = findings.filter((finding) => finding.path === path || (isList && finding.path.startsWith(`${path}.`)));
  const messageOf = (level: Finding['level']) => here.find((finding) => finding.level === level)?.message;
  return {
    value: valueAt(content, path) as Value | undefined,
    change: (value: Value | undefined) => change(path, value),
    error: messageOf('error'),
    warning: messageOf('warning'),
  };
}

/** Brings the field of a path, or the nearest part around it that is shown, into view and gives it the focus. */
export function focusField(path: string): boolean {
  for (let near = path; near !== ''; near = near.slice(0, Math.max(near.lastIndexOf('.'), 0))) {
    const part = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(near)}"]`);
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
