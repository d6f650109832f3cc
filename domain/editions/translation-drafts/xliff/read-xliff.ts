import { SaxesParser, type SaxesTagNS } from 'saxes';
import { xliffNamespace } from './write-xliff.ts';

/** Thrown for a file that is rejected as a whole. */
export class XliffProblem extends Error {}

interface Segment {
  source: string;
  target: string;
  /** 'initial', 'translated', 'reviewed', 'final' */
  state: string;
}

export interface XliffUnit {
  id: string;
  segments: Segment[];
}

interface XliffFile {
  original: string;
  sourceLanguage: string;
  targetLanguage: string;
  units: XliffUnit[];
}

/** Maximum depth of nested elements, foreign ones included; XLIFF needs some ten. The parser's work grows with it. */
const maxDepth = 100;
/** Per element; XLIFF needs some ten. */
const maxAttributes = 50;
/** Characters of all texts, which placeholders could multiply; a file has at most 5 MB. */
const maxTextLength = 10_000_000;

const notXliff = () => new XliffProblem('This is no XLIFF file of this site.');

/** The character of a code point, which XML can't contain as such. */
function characterOf(hex: string): string {
  if (!/^0*(10|[0-9a-f])?[0-9a-f]{1,4}$/i.test(hex)) throw new XliffProblem('The file has an invalid character code.');
  return String.fromCodePoint(Number.parseInt(hex, 16));
}

/** The markup of a unit's codes, by the id of the data or of the code. */
type Codes = Map<string, string>;

/** A streaming reader of one file; elements of other namespaces are skipped with their content. */
class XliffReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #path: string[] = [];
  #foreignDepth = 0;
  #attributeCount = 0;
  #textLength = 0;
  #file: XliffFile | undefined;
  readonly #unitIds = new Set<string>();
  #unit: XliffUnit | undefined;
  #segment: Segment | undefined;
  #data: Codes = new Map();
  #codes: Codes = new Map();
  #dataId = '';

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {
      throw new XliffProblem('The file is not well-formed XML.');
    });
    parser.on('doctype', () => {
      throw new XliffProblem('The file has a document type, which is not accepted.');
    });
    parser.on('opentagstart', () => {
      this.#attributeCount = 0;
    });
    parser.on('attribute', () => {
      this.#attributeCount += 1;
      if (this.#attributeCount > maxAttributes) throw notXliff();
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('closetag', (tag) => this.#close(tag));
  }

  read(text: string): XliffFile {
    this.#parser.write(text).close();
    if (!this.#file) throw notXliff();
    return this.#file;
  }

  /** The part of a segment whose text is being read; undefined outside of both. */
  #side(): 'source' | 'target' | undefined {
    const index = this.#path.lastIndexOf('segment');
    const side = index < 0 || this.#foreignDepth > 0 ? undefined : this.#path[index + 1];
    return side === 'source' || side === 'target' ? side : undefined;
  }

  #text(text: string): void {
    const side = this.#side();
    if (side && this.#segment) {
      this.#textLength += text.length;
      if (this.#textLength > maxTextLength) throw notXliff();
      this.#segment[side] += text;
    } else if (this.#path.at(-1) === 'data' && this.#foreignDepth === 0)
      this.#data.set(this.#dataId, (this.#data.get(this.#dataId) ?? '') + text);
  }

  /** Appends the markup of a code: that of its data, or of the original's code with the same id. */
  #write(key: string, reference: string): void {
    const written = this.#data.get(reference) ?? this.#codes.get(key);
    if (written === undefined) throw new XliffProblem('The file has a placeholder that its original doesn’t have.');
    this.#codes.set(key, written);
    this.#text(written);
  }

  #open(tag: SaxesTagNS): void {
    if (this.#path.length + this.#foreignDepth > maxDepth) throw notXliff();
    if (this.#foreignDepth > 0 || tag.uri !== xliffNamespace) {
      this.#foreignDepth += 1;
      return;
    }
    const attribute = (name: string) => tag.attributes[name]?.value ?? '';
    this.#path.push(tag.local);
    const path = this.#path.join('/');
    const id = attribute('id');
    if (path === 'xliff') {
      const languages = { sourceLanguage: attribute('srcLang'), targetLanguage: attribute('trgLang') };
      this.#file = { original: '', ...languages, units: [] };
    } else if (path === 'xliff/file' && this.#file) this.#file.original = attribute('original');
    else if (tag.local === 'unit') {
      if (this.#unitIds.has(id)) throw new XliffProblem(`The file has two units «${id}».`);
      this.#unitIds.add(id);
      this.#unit = { id, segments: [] };
      this.#file?.units.push(this.#unit);
      this.#data = new Map();
      this.#codes = new Map();
    } else if (tag.local === 'data') this.#dataId = id;
    else if (tag.local === 'segment') {
      this.#segment = { source: '', target: '', state: attribute('state') || 'initial' };
      this.#unit?.segments.push(this.#segment);
    } else if (!this.#side()) return;
    else if (tag.local === 'ph') this.#write(id, attribute('dataRef'));
    else if (tag.local === 'pc') {
      this.#write(id, attribute('dataRefStart'));
      this.#path[this.#path.length - 1] = `pc ${id} ${attribute('dataRefEnd')}`;
    } else if (tag.local === 'cp') this.#text(characterOf(attribute('hex')));
  }

  #close(tag: SaxesTagNS): void {
    if (this.#foreignDepth > 0) {
      this.#foreignDepth -= 1;
      return;
    }
    const [, id = '', end = ''] = tag.local === 'pc' ? (this.#path.at(-1)?.split(' ') ?? []) : [];
    if (tag.local === 'pc' && this.#side()) this.#write(`${id} end`, end);
    this.#path.pop();
  }
}

/** Reads an XLIFF file. @throws XliffProblem if it is malformed or no XLIFF */
export function readXliff(bytes: Uint8Array): XliffFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XliffProblem('The file is not encoded in UTF-8.');
  }
  return new XliffReader().read(text);
}
