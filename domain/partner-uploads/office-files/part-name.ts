import { OfficeFileProblem } from './office-file-problem.ts';

const maxNameLength = 1_000;

/** Parts with macros: Visual Basic, macro sheets of Excel 4, ActiveX controls. */
const program = /(^|\/)vba(project|data)[^/]*$|(^|\/)(macrosheets|activex)\//;
/** A part split into pieces, which only some readers support (ECMA-376, part 2, 6.2.4). */
const pieceOfPart = /\/\[\d+\](\.last)?\.piece$/;

/** A name as Office compares it: lower case, unescaped, without a leading slash, in Unicode normal form. */
export const comparableName = (name: string): string =>
  unescaped(name).normalize('NFKC').toLowerCase().replace(/^\/+/, '');

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The comparable names of all parts.
 * @throws OfficeFileProblem if two are equal, or one is the name of a macro
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
