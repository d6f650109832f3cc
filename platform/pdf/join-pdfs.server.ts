import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { maxPagesWithoutBookmarks } from './bookmark-limit.ts';
import { xmpText } from './xmp-metadata.ts';

const key = (name: string) => PDFName.of(name);

/** The structure as TaggedPdf writes it; undefined if the PDF is untagged. */
function structureOf({ catalog }: PDFDocument) {
  const root = catalog.lookupMaybe(key('StructTreeRoot'), PDFDict);
  return (
    root && {
      root,
      elements: root.lookup(key('K'), PDFArray),
      nums: root.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray),
    }
  );
}

type Structure = NonNullable<ReturnType<typeof structureOf>>;

/** Adds the pages of a PDF with their structure. Their keys in the parent tree follow those that are taken. */
function append(whole: PDFDocument, target: Structure, part: PDFDocument, source: Structure): void {
  const { context, catalog } = whole;
  const copier = PDFObjectCopier.for(part.context, context);
  const nextKey = key('ParentTreeNextKey');
  const offset = target.root.lookup(nextKey, PDFNumber).asNumber();
  const moved = (number: PDFNumber) => PDFNumber.of(number.asNumber() + offset);
  // Otherwise the copier would follow the elements to the other tree's root.
  const elements = source.elements.asArray() as PDFRef[];
  for (const element of elements) part.context.lookup(element, PDFDict).delete(key('P'));
  for (const { ref } of part.getPages()) {
    const copied = copier.copy(ref);
    const page = context.lookup(copied) as PDFPageLeaf;
    page.set(key('StructParents'), moved(page.lookup(key('StructParents'), PDFNumber)));
    whole.addPage(PDFPage.of(page, copied, whole));
  }
  for (let index = 0; index < source.nums.size(); index += 2) {
    target.nums.push(moved(source.nums.lookup(index, PDFNumber)));
    target.nums.push(copier.copy(source.nums.get(index + 1)));
  }
  for (const element of elements) {
    const copied = copier.copy(element);
    const document = context.lookup(copied, PDFDict);
    document.set(key('P'), catalog.get(key('StructTreeRoot')) as PDFRef);
    document.set(key('Lang'), copier.copy(part.catalog.get(key('Lang')) as PDFHexString));
    target.elements.push(copied);
  }
  target.root.set(nextKey, moved(source.root.lookup(nextKey, PDFNumber)));
  target.root.lookup(key('ParentTree'), PDFDict).delete(key('Limits'));
}

/** A bookmark for each part. */
function addBookmarks({ context, catalog }: PDFDocument, marks: { title: string; page: PDFRef }[]): void {
  const outline = context.nextRef();
  const items = marks.map(() => context.nextRef());
  marks.forEach(({ title, page }, index) => {
    const [before, item, after] = [items[index - 1], items[index] as PDFRef, items[index + 1]];
    const links = { Parent: outline, ...(before && { Prev: before }), ...(after && { Next: after }) };
    context.assign(item, context.obj({ Title: PDFHexString.fromText(title), Dest: [page, 'Fit'], ...links }));
  });
  const ends = { First: items[0] as PDFRef, Last: items.at(-1) as PDFRef };
  context.assign(outline, context.obj({ Type: 'Outlines', ...ends, Count: items.length }));
  catalog.set(key('Outlines'), outline);
}

/** Sets keywords in plain letters, and in the XMP packet too, as PDF/A-2 requires. */
function setKeywords({ catalog, context }: PDFDocument, keywords: string): void {
  const escaped = keywords.replaceAll(/[\\()]/g, '\\$&');
  context.lookup(context.trailerInfo.Info, PDFDict).set(key('Keywords'), PDFString.of(escaped));
  const metadata = catalog.get(key('Metadata'));
  const packet = context.lookup(metadata);
  if (!(metadata instanceof PDFRef && packet instanceof PDFRawStream)) return;
  const xmp = Buffer.from(packet.contents)
    .toString()
    .replace(/<pdf:Keywords>.*?<\/pdf:Keywords>\s*/s, '')
    .replace('<pdf:Producer>', (tag) => `<pdf:Keywords>${xmpText(keywords)}</pdf:Keywords>${tag}`);
  context.assign(metadata, PDFRawStream.of(packet.dict, Buffer.from(xmp)));
}

/** Removes the claims that a PDF is tagged and conforms to a standard. */
function removeClaims({ catalog, context }: PDFDocument): void {
  for (const name of ['Metadata', 'MarkInfo', 'StructTreeRoot'].map(key)) {
    const claim = catalog.get(name);
    catalog.delete(name);
    if (claim instanceof PDFRef) context.delete(claim);
  }
}

/**
 * Joins PDFs of TaggedPdf with their structure and keywords, so that screen readers read all of them. One PDF stays as
 * it is. If one of them is untagged, as documents of earlier versions are, so is the result, which then claims no
 * standard.
 */
export async function joinPdfs(pdfs: readonly Uint8Array[]): Promise<Uint8Array | undefined> {
  if (pdfs.length <= 1) return pdfs[0];
  const parts = await Promise.all(pdfs.map((pdf) => PDFDocument.load(pdf, { updateMetadata: false })));
  const [whole, ...others] = parts as [PDFDocument, ...PDFDocument[]];
  const structures = parts.map(structureOf);
  const isTagged = structures.every((structure) => structure !== undefined);
  if (!isTagged) removeClaims(whole);
  const marks = [{ title: whole.getTitle() ?? '', page: whole.getPage(0).ref }];
  for (const [index, part] of others.entries()) {
    const first = whole.getPageCount();
    if (isTagged) append(whole, structures[0] as Structure, part, structures[index + 1] as Structure);
    else for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
    marks.push({ title: part.getTitle() ?? '', page: whole.getPage(first).ref });
  }
  if (whole.getPageCount() > maxPagesWithoutBookmarks) addBookmarks(whole, marks);
  const keywords = parts.flatMap((part) => part.getKeywords() ?? []).join('; ');
  if (keywords) setKeywords(whole, keywords);
  // A plain cross-reference table, as the documents have, is read by every program.
  return whole.save({ useObjectStreams: false });
}
