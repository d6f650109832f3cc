import { SaxesParser } from 'saxes';
import { OfficeFileProblem } from './office-file-problem.ts';

type Attributes = Record<string, string>;

const maxAttributes = 50;

/** The encoding by the byte order mark: Office reads UTF-8 and UTF-16. */
function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * Reads an XML part of a package chunk by chunk. A part that is not well-formed, or declares a document type or another
 * encoding, is rejected as damaged.
 * @param onElement called for every element; names of elements and attributes have no prefixes
 */
export function createPackageXmlReader(onElement: (name: string, attributes: Attributes) => void) {
  let decoder: TextDecoder | undefined;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const reject = (): never => {
    throw new OfficeFileProblem('damaged');
  };
  let attributeCount = 0;
  parser.on('doctype', reject);
  parser.on('xmldecl', ({ encoding }) => {
    // 'UTF-16' declares either byte order.
    if (encoding !== undefined && !decoder?.encoding.startsWith(encoding.toLowerCase())) reject();
  });
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > maxAttributes) reject();
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value.trim()]);
    onElement(local, Object.fromEntries(values));
  });
  return {
    write(bytes: Buffer): void {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      parser.write(decoder.decode(bytes, { stream: true }));
    },
    end(): void {
      parser.write(decoder?.decode() ?? '').close();
    },
  };
}
