import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';

const run = promisify(execFile);

/** Passes a PDF to a program as a file. */
export async function withPdfFile<T>(pdf: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'pdf-'));
  const file = path.join(folder.path, 'document.pdf');
  await writeFile(file, pdf);
  return await use(file);
}

/** The output of a poppler program about a PDF. */
export const poppler = (pdf: Uint8Array, program: 'pdffonts' | 'pdfinfo' | 'pdftotext', ...options: string[]) =>
  withPdfFile(pdf, async (file) => {
    const output = program === 'pdftotext' ? ['-'] : [];
    return (await run(program, [...options, file, ...output])).stdout.normalize('NFC');
  });

/** The text, in which each page ends with a form feed. */
export const textOf = (pdf: Uint8Array) => poppler(pdf, 'pdftotext', '-layout');

/** The text of each page. */
export const pagesOf = async (pdf: Uint8Array) => (await textOf(pdf)).split('\f').slice(0, -1);

/** A word of a page with its box, in mm from the top left corner. */
export interface PdfWord {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const mm = (points: string | undefined) => (Number(points) * 25.4) / 72;

/** The words of each page. */
export async function wordsOf(pdf: Uint8Array): Promise<PdfWord[][]> {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
  const [, ...pages] = (await poppler(pdf, 'pdftotext', '-bbox')).split('<page ');
  return pages.map((page) =>
    [...page.matchAll(word)].map(([, left, top, right, bottom, text = '']) => ({
      text: text.replaceAll('&amp;', '&'),
      left: mm(left),
      right: mm(right),
      top: mm(top),
      bottom: mm(bottom),
    })),
  );
}

/**
 * The structure in reading order, one element per line: 'H1 Rechnung VM-2026-000123'. Inner elements follow their
 * group.
 */
export async function structureOf(pdf: Uint8Array): Promise<string[]> {
  const lines: string[] = [];
  for (const line of (await poppler(pdf, 'pdfinfo', '-struct-text')).split('\n')) {
    const [, text] = /^\s*"(.*)"$/.exec(line) ?? [];
    const [, element] = /^\s*([A-Z][A-Za-z0-9]*)(?: \((?:block|inline)\))?:?$/.exec(line) ?? [];
    if (element) lines.push(element);
    else if (text !== undefined) lines.push(`${lines.pop()} ${text}`);
  }
  return lines;
}

/** Names of fonts that are not embedded. */
export async function missingFonts(pdf: Uint8Array): Promise<string[]> {
  const [, , ...rows] = (await poppler(pdf, 'pdffonts')).trimEnd().split('\n');
  return rows.filter((row) => !/ yes +yes +yes +\d+ +\d+$/.test(row));
}

/** The XMP packet, which is stored uncompressed. */
export function xmpOf(pdf: Uint8Array): string {
  const [packet = ''] = /<\?xpacket begin.*<\?xpacket end/s.exec(Buffer.from(pdf).toString('utf8')) ?? [];
  return packet;
}

/** The value of a key in all elements of one type, in the order of the file. */
async function textsOf(pdf: Uint8Array, type: string, key: string): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isOne = object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of(type);
    const text = isOne && object.lookupMaybe(PDFName.of(key), PDFString);
    return text ? text.decodeText() : [];
  });
}

/** The text alternatives of figures. */
export const figureAlternatives = (pdf: Uint8Array) => textsOf(pdf, 'Figure', 'Alt');

/** The languages of elements that name one. */
export const languagesInPdf = (pdf: Uint8Array, type: string) => textsOf(pdf, type, 'Lang');

/** The titles of bookmarks. */
export async function bookmarksOf(pdf: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const titles: string[] = [];
  let item = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.lookupMaybe(PDFName.of('First'), PDFDict);
  for (; item; item = item.lookupMaybe(PDFName.of('Next'), PDFDict)) {
    titles.push((item.lookup(PDFName.of('Title')) as PDFString).decodeText());
  }
  return titles;
}
