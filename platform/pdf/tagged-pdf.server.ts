import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { maxPagesWithoutBookmarks } from './bookmark-limit.ts';
import { openFont } from './embedded-fonts.server.ts';
import { pdfUaMetadata, xmpText } from './xmp-metadata.ts';

declare global {
  namespace PDFKit {
    // Missing in the types of pdfkit.
    namespace Mixins {
      interface StructureElementOptions {
        scope?: 'Row' | 'Column';
        bbox?: [left: number, top: number, right: number, bottom: number];
      }
    }
    interface PDFOutline {
      addItem(title: string, options: { pageNumber: number; fit: boolean }): PDFOutline;
    }
  }
}

interface Properties {
  title: string;
  author?: string | undefined;
  subject?: string | undefined;
  keywords?: string | undefined;
  /** BCP 47 */
  locale: string;
  createdAt: Date;
}

type ElementOptions = PDFKit.Mixins.StructureElementOptions;
/** Left, top, right and bottom edge. */
export type Box = [number, number, number, number];

/**
 * A PDF that conforms to PDF/UA-1 and PDF/A-2b: embedded fonts, sRGB, and everything drawn is in a structure element or
 * an artifact. Structure elements have the order in which they are drawn. Pages are added by the caller.
 */
export class TaggedPdf extends PDFDocument {
  #parent: PDFKit.PDFStructureElement;
  readonly #bookmarks: { title: string; pageNumber: number }[] = [];

  constructor({ title, author, subject, keywords, locale, createdAt }: Properties, page: PDFKit.PDFDocumentOptions) {
    super({
      ...page,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      lang: locale,
      displayTitle: true,
      // No default font: pdfkit's is Helvetica, which can't be embedded.
      font: '',
      info: {
        Title: title,
        ...(author && { Author: author }),
        ...(subject && { Subject: subject }),
        ...(keywords && { Keywords: keywords }),
        Creator: 'Versicherungsmonitor',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    for (const name of ['archivo-regular', 'archivo-semibold'] as const) this.registerFont(name, openFont(name));
    this.#parent = this.struct('Document');
    this.addStructure(this.#parent);
  }

  /** Adds a structure element with the content that `draw` draws; it can't contain other elements. */
  element(type: string, draw: () => void, options?: ElementOptions): void {
    this.#parent.add(this.struct(type, options, draw));
  }

  /** Adds a structure element that contains those that `fill` adds. */
  group(type: string, fill: () => void, options?: ElementOptions): void {
    const outer = this.#parent;
    const group = this.struct(type, options);
    outer.add(group);
    this.#parent = group;
    fill();
    group.end();
    this.#parent = outer;
  }

  /** Adds a heading, with a bookmark in long documents. */
  heading(level: 1 | 2 | 3, title: string, draw: () => void): void {
    this.bookmark(title);
    this.element(`H${level}`, draw);
  }

  /** Adds a bookmark to the current page if the document becomes long. */
  bookmark(title: string): void {
    this.#bookmarks.push({ title, pageNumber: this.#pageCount() - 1 });
  }

  /** Adds a drawing with its text alternative. */
  figure(alt: string, bbox: Box, draw: () => void): void {
    this.element('Figure', draw, { alt, bbox });
  }

  /** Draws something that screen readers skip: lines, repeated headers, page numbers. */
  artifact(draw: () => void): void {
    this.markContent('Artifact');
    draw();
    this.endMarkedContent();
  }

  #pageCount(): number {
    const { start, count } = this.bufferedPageRange();
    return start + count;
  }

  /** pdfkit writes the document's properties into the XMP packet unescaped, after the information dictionary. */
  override endMetadata(): void {
    for (const name of ['Title', 'Author', 'Subject', 'Keywords'] as const) {
      const value = this.info[name];
      if (value) this.info[name] = xmpText(value);
    }
    this.appendXML(pdfUaMetadata);
    super.endMetadata();
  }

  override end(): void {
    if (this.#pageCount() > maxPagesWithoutBookmarks) {
      for (const { title, pageNumber } of this.#bookmarks) this.outline.addItem(title, { pageNumber, fit: true });
    }
    super.end();
  }
}

/** Lets `write` fill a PDF, ends it and returns its bytes. */
export async function pdfBytes(pdf: TaggedPdf, write: () => void): Promise<Buffer> {
  const bytes = buffer(pdf);
  write();
  pdf.end();
  return bytes;
}
