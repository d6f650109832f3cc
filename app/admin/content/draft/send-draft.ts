import type { Draft } from '#domain/editions/documents/content-answers.ts';
import { saveDraftCall } from '#domain/editions/documents/content-calls.ts';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { refusalOf } from '../../../api-client.ts';

export interface SendingCalls {
  /** Saves over a revision. @throws CallFailed 409 when there is a newer one */
  save: (revision: number, content: unknown) => Promise<Draft>;
  read: () => Promise<Draft>;
}

type SaveOutcome =
  /** `content` may be that of an earlier save whose response was lost. */
  | { name: 'stored'; content: unknown; draft: Draft }
  /** Another user has saved. */
  | { name: 'conflict'; theirs: Draft }
  | { name: 'failed'; error: unknown; mayBeStored: boolean };

const isSame = (one: unknown, other: unknown) => one === other || compareContents(one, other).length === 0;

/** Saves content over a revision. @param maybeSaved contents of earlier saves without a response */
export async function sendDraft(
  { save, read }: SendingCalls,
  { revision, content, maybeSaved }: { revision: number; content: unknown; maybeSaved: readonly unknown[] },
): Promise<SaveOutcome> {
  let refusal: unknown;
  try {
    return { name: 'stored', content, draft: await save(revision, content) };
  } catch (error) {
    if (refusalOf(saveDraftCall, error) !== 'draft-changed') return { name: 'failed', error, mayBeStored: true };
    refusal = error;
  }
  try {
    const theirs = await read();
    const mine = [content, ...maybeSaved].find((saved) => isSame(theirs.content, saved));
    // A draft saved by a newer release is read-only.
    if (theirs.isReadOnly) return { name: 'failed', error: refusal, mayBeStored: false };
    if (mine !== undefined) return { name: 'stored', content: mine, draft: theirs };
    return { name: 'conflict', theirs };
  } catch (error) {
    return { name: 'failed', error, mayBeStored: false };
  }
}
