import { OfficeFileProblem } from './office-file-problem.ts';
import { comparableName } from './part-name.ts';

/** Of parts that hold programs, or of documents that may. */
const programType = /macro|vbaproject|vbadata|activex/i;
/** Of relationships that lead to programs, by the end of their address. */
const programRelationship = /(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|activeXControlBinary|\/control)$/i;

/**
 * What the parts of a package are, as [Content_Types].xml says.
 * @throws OfficeFileProblem when it names one of a program
 */
export function createContentTypes() {
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  return {
    addElement(_name: string, { ContentType: type, PartName: part, Extension: ending }: Record<string, string>): void {
      if (type === undefined) return;
      if (programType.test(type)) throw new OfficeFileProblem('macros');
      if (part !== undefined) byName.set(comparableName(part), type.toLowerCase());
      if (ending !== undefined) byEnding.set(ending.toLowerCase(), type.toLowerCase());
    },
    typeOf: (part: string): string | undefined => byName.get(part) ?? byEnding.get(part.split('.').at(-1) ?? ''),
  };
}

export type ContentTypes = ReturnType<typeof createContentTypes>;

/** Takes an element of a relationships part. @throws OfficeFileProblem when it leads to a program */
export function refuseProgramRelationship(_name: string, { Type: type = '' }: Record<string, string>): void {
  if (programRelationship.test(type)) throw new OfficeFileProblem('macros');
}
