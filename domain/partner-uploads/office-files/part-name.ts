import { OfficeFileProblem } from './office-file-problem.ts';

const maxNameLength = 1_000;

/** Programs in a document, of whichever kind: Visual Basic, the macro sheets of Excel 4, controls. */
const program = /(^|\/)vba(project|data)[^/]*$|(^|\/)(macrosheets|activex)\//;
/** A part in several pieces, which only some readers put together (ECMA-376, part 2, 6.2.4). */
const pieceOfPart = /\/\[\d+\](\.last)?\.piece$/;

/** A name as Office compares it: without case, escapes and a leading slash, in one spelling of each letter. */
export function comparableName(name: string): string {
  return unescaped(name).normalize('NFKC').toLowerCase().replace(/^\/+/, '');
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The names of all parts, for comparison.
 * @throws OfficeFileProblem when two are the same, or one is that of a program
 */
export function distinctNames(names: string[]): Set<string> {
  const distinct = new Set<string>();
  for (const given of names) {
    if (given.length > maxNameLength) throw new OfficeFileProblem('damaged');
    const name = comparableName(given);
    if (program.test(name)) throw new OfficeFileProblem('macros');
    if (distinct.has(name) || pieceOfPart.test(name)) throw new OfficeFileProblem('damaged');
    distinct.add(name);
  }
  return distinct;
}
