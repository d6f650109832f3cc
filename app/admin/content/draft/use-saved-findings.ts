import { useEffect, useState } from 'react';
import { checkDraftCall } from '#domain/editions/documents/content-calls.ts';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import { api } from '../../../workspace/calls/api.ts';
import type { DraftState } from './draft-store.ts';

/** How long a changed draft has to stay unchanged before the server checks it: the check draws its published cards. */
const pauseMs = 1500;

const none: readonly Finding[] = [];

/**
 * The errors that the server finds in the saved draft of an edition, as it knows the published versions; undefined until it has
 * checked the draft as it is now.
 */
export function useSavedFindings(
  document: string,
  { saving, revision }: Pick<DraftState, 'saving' | 'revision'>,
): readonly Finding[] | undefined {
  const [checked, setChecked] = useState<{ revision: number; errors: readonly Finding[] }>();
  const isEdition = yearOfDocument(document) !== undefined;
  const isSaved = saving === 'saved';
  useEffect(() => {
    if (!isEdition || !isSaved) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isOpened = checked === undefined;
    const timer = setTimeout(
      async () => {
        try {
          const found = await api(checkDraftCall, { document }, { signal });
          if (!signal.aborted) setChecked({ revision, errors: found.filter(({ level }) => level === 'error') });
        } catch {
          // The draft is checked again after the next save, and when it is published.
        }
      },
      isOpened ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [document, isEdition, isSaved, revision]);
  if (!isEdition) return none;
  return isSaved && checked?.revision === revision ? checked.errors : undefined;
}
