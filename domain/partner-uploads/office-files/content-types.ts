import { OfficeFileProblem } from './office-file-problem.ts';
import { comparableName } from './part-name.ts';

/** Content types of parts with macros, or of documents that may have them. */
const programType = /macro|vbaproject|vbadata|activex/i;
/** The ends of URIs of relationship types that lead to macros. */
const programRelationship = /(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|activeXControlBinary|\/control)$/i;

/**
 * Collects the content types of a package's parts from [Content_Types].xml.
 * @throws OfficeFileProblem if one of them is a macro
 */
export function createContentTypes() {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  return {
    addElement(
      _name: string,
      { ContentType: type, PartName: part, Extension: extension }: Record<string, string>,
    ): void {
      if (type === undefined) return;
      if (programType.test(type)) throw new OfficeFileProblem('macros');
      if (part !== undefined) byName.set(comparableName(part), type.toLowerCase());
      if (extension !== undefined) byExtension.set(extension.toLowerCase(), type.toLowerCase());
    },
    typeOf: (part: string): string | undefined => byName.get(part) ?? byExtension.get(part.split('.').at(-1) ?? ''),
  };
}

export type ContentTypes = ReturnType<typeof createContentTypes>;

/** Checks an element of a relationships part. @throws OfficeFileProblem if it leads to a macro */
export function refuseProgramRelationship(_name: string, { Type: type = '' }: Record<string, string>): void {
  if (programRelationship.test(type)) throw new OfficeFileProblem('macros');
}
