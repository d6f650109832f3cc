import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BankFileProblem } from './bank-file-problem.ts';

/** A part of the file: an account or an entry with all its content. */
export interface XmlElement {
  name: string;
  /** The attribute Ccy. */
  currency: string | undefined;
  children: XmlElement[];
  text: string;
}

/** Maximum nesting; banks' messages have less. */
const maxDepth = 40;
/** 10 MB of payments have some 350,000. */
const maxElements = 500_000;
/** Per element; banks' messages have at most three. */
const maxAttributes = 20;
/** Level of accounts and entries: below Document, message and statement. */
const partLevel = 3;

interface PartHandlers {
  /** The names of the elements that enclose the parts: 'Document', 'BkToCstmrStmt', 'Stmt'. */
  onOpen(level: number, name: string, namespace: string): void;
  /** An account or an entry of the current statement. */
  onPart(part: XmlElement): void;
  onClose(level: number): void;
}

const partNames = new Set(['Acct', 'Ntry']);

/**
 * Parses a bank file strictly: malformed XML, a document type declaration or another encoding than UTF-8 is an error, and only
 * XML's five predefined entities are resolved. Holds one part at a time.
 * @throws BankFileProblem
 */
export function walkBankFile(bytes: Uint8Array, { onOpen, onPart, onClose }: PartHandlers): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let level = 0;
  let elements = 0;
  let attributes = 0;
  let namespace = '';
  /** Open elements of the current part; empty outside of parts. */
  const open: XmlElement[] = [];

  parser.on('doctype', () => {
    throw new BankFileProblem('The file declares a document type (DOCTYPE); no bank does that.');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') {
      throw new BankFileProblem('The file is not in UTF-8.');
    }
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) {
      throw new BankFileProblem('An element of the file has more attributes than any in a bank’s message.');
    }
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    elements += 1;
    if (level >= maxDepth || elements > maxElements) {
      throw new BankFileProblem('The file is nested deeper, or has more elements, than any bank’s message.');
    }
    if (level === 0) namespace = tag.uri;
    // Extensions in other namespaces say nothing about payments.
    const name = tag.uri === namespace ? tag.local : '';
    const parent = open.at(-1);
    if (parent || (level === partLevel && partNames.has(name))) {
      const element = { name, currency: tag.attributes.Ccy?.value, children: [], text: '' };
      parent?.children.push(element);
      open.push(element);
    } else if (level < partLevel) {
      onOpen(level, name, tag.uri);
    }
    level += 1;
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    level -= 1;
    const element = open.pop();
    if (element && open.length === 0) onPart(element);
    if (!element && level < partLevel) onClose(level);
  });
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch (error) {
    if (error instanceof BankFileProblem) throw error;
    throw new BankFileProblem('The file is not well-formed XML in UTF-8: it is broken, or not a file of the bank.');
  }
}

/** All elements at the end of a path of names. */
export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The trimmed text of the first element at the end of a path; '' if there is none. */
export const textAt = (element: XmlElement, ...path: string[]): string =>
  elementsAt(element, ...path)[0]?.text.trim() ?? '';
