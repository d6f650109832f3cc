import { hash } from 'node:crypto';
import type { documentChain } from './document-chain-table.server.ts';

/** An entry of the hash chain; `head` covers the other fields, and by `previous` all entries before. */
export type ChainEntry = typeof documentChain.$inferSelect;

/** A stored document as it is read for verification. */
export interface ChainedDocument {
  number: string;
  /** Canonical form: the text that PostgreSQL gives for a jsonb value. */
  contentText: string;
  /** The columns besides the content that repeat it, as they follow from the content. */
  columnsMatch: boolean;
  /** Hash of the stored PDF's bytes; null until it is drawn. */
  pdfSha256: string | null;
}

/** A head that a mail, a PDF or a time stamp shows. */
export interface ShownHead {
  position: number;
  head: string;
  /** What shows it: the name of a file, for instance. */
  shownBy?: string;
}

export interface ChainProblem {
  /** null if the chain ends before a head that was shown. */
  number: string | null;
  position: number;
  reason: string;
}

const firstPrevious = '0'.repeat(64);

const headOf = ({ position, part, number, sha256, at, previous }: ChainEntry): string =>
  hash('sha256', [position, part, number, sha256, at.toISOString(), previous].join('\n'));

const byOf = ({ shownBy }: ShownHead): string => (shownBy ? ` by ${shownBy}` : '');

/** Whether a document may have been removed: ten business years after the year in its number. */
const mayBeRemoved = (number: string): boolean => Number(number.split('-')[1]) + 11 <= new Date().getFullYear();

function problemOfDocument(entry: ChainEntry, document: ChainedDocument | undefined): string | undefined {
  if (!document) return mayBeRemoved(entry.number) ? undefined : 'the document is missing';
  if (entry.part === 'pdf') return document.pdfSha256 === entry.sha256 ? undefined : 'the PDF was changed';
  if (hash('sha256', document.contentText) !== entry.sha256) return 'the content was changed';
  return document.columnsMatch ? undefined : 'the row differs from its content';
}

/**
 * Recomputes the chain and compares it with the stored documents and the heads that were shown.
 * @returns the first problem in the order of the chain; undefined if everything fits
 */
export function verifyChain(
  entries: ChainEntry[],
  documents: ChainedDocument[],
  shown: ShownHead[],
): ChainProblem | undefined {
  const stored = new Map(documents.map((document) => [document.number, document]));
  const shownAt = Map.groupBy(shown, ({ position }) => position);
  const chained = new Set<string>();
  let previous = firstPrevious;
  let expected = 1;
  for (const entry of entries) {
    const { position, part, number } = entry;
    const problem = (reason: string): ChainProblem => ({ number, position, reason });
    if (position !== expected) return problem(`entry ${expected} is missing`);
    if (entry.previous !== previous || entry.head !== headOf(entry)) return problem('the entry was changed');
    const other = shownAt.get(position)?.find(({ head }) => head !== entry.head);
    if (other) return problem(`another head was shown for this position${byOf(other)}`);
    const reason = problemOfDocument(entry, stored.get(number));
    if (reason) return problem(reason);
    if (part === 'content') chained.add(number);
    previous = entry.head;
    expected += 1;
  }
  const unchained = documents.find(({ number }) => !chained.has(number));
  if (unchained) return { number: unchained.number, position: expected, reason: 'the document is not in the chain' };
  const beyond = shown.filter(({ position }) => position >= expected).sort((a, b) => a.position - b.position)[0];
  if (!beyond) return undefined;
  const reason = `the chain ends before a head that was shown${byOf(beyond)}`;
  return { number: null, position: beyond.position, reason };
}
