import { describe, expect, test } from 'vitest';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { dataWorkbook } from '#server/edition-files/data-files.ts';
import { type ArchiveEntry, madeUpArchive } from '#tests/made-up/made-up-archive.ts';
import { sampleOfficeFile } from '#tests/made-up/sample-files.ts';
import { officeSide, sendUpload } from '#tests/send-upload.ts';
import { testOffice } from '#tests/test-server.ts';

const { call } = await testOffice();
const office = officeSide(call);

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const override = `<Override PartName="/word/document.xml" ContentType="${main}"/>`;
const contentTypes = (more = '', prolog = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${prolog}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${override}${more}</Types>`;
const typesPart = (content: string | Buffer = contentTypes()): ArchiveEntry => ({
  name: '[Content_Types].xml',
  content,
});
const document: ArchiveEntry = { name: 'word/document.xml', content: '<x/>' };
const withParts = (...more: ArchiveEntry[]) => madeUpArchive([typesPart(), document, ...more]);
const withTypes = (content: string | Buffer) => madeUpArchive([typesPart(content), document]);
const ofType = (type: string) => withTypes(contentTypes(`<Default Extension="png" ContentType="${type}"/>`));

/** The beginning of an OLE compound, and an entry of its directory somewhere behind. */
const compound = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000, 1),
    ...names.map((name) => {
      const entry = Buffer.alloc(128);
      entry.write(name, 'utf16le');
      entry.writeUInt16LE(2 * name.length + 2, 64);
      entry[66] = 1;
      return entry;
    }),
  ]);
const inside = (depth: number, content: Buffer): Buffer =>
  depth === 0 ? content : inside(depth - 1, withParts({ name: 'word/embeddings/a.docx', content }));

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const relationship = (type: string): ArchiveEntry => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="a" Type="${type}" Target="media/a.png"/></Relationships>`,
});
const vbaRelationship = 'http://schemas.microsoft.com/office/2006/relationships/vba&#x50;roject';
const picture = (content: Buffer): ArchiveEntry => ({ name: 'word/media/image1.png', content });
const zeros = Buffer.alloc(64 * 1024 ** 2);

async function uploaded(name: string, content: Buffer) {
  const { state, fault } = await sendUpload(office, name, content, { isForAllFirms: true });
  return fault ?? state;
}

describe('a document with programs is refused', () => {
  test.each<[string, () => Buffer]>([
    ['its types written with character references', () => ofType('application/vnd.ms-office.vba&#80;roject')],
    ['its types in UTF-16', () => withTypes(utf16(contentTypes('<A ContentType="a/macroEnabled"/>', '')))],
    ['its types in quotes of the other kind', () => withTypes(contentTypes("<A ContentType = 'a/vbaProject'/>"))],
    ['Visual Basic called a picture', () => withParts(picture(compound('Root Entry', 'VBA')))],
    ['the same in capitals', () => withParts(picture(compound('_Vba_PROJECT')))],
    [
      'Visual Basic behind other bytes',
      () => withParts(picture(Buffer.concat([zeros.subarray(0, 9), compound('VBA')]))),
    ],
    [
      'Visual Basic in an embedded object',
      () => withParts({ name: 'word/embeddings/oleObject1.bin', content: compound('_VBA_PROJECT_CUR') }),
    ],
    ['Visual Basic in an embedded document', () => inside(1, withParts(picture(compound('VBA'))))],
    [
      'an embedded document that may have macros',
      () => inside(2, ofType('application/vnd.ms-excel.sheet.macroEnabled.12')),
    ],
    ['a relationship to Visual Basic', () => withParts(relationship(vbaRelationship))],
    ['a folder of macro sheets in capitals', () => withParts({ name: 'xl/MacroSheets/sheet1.xml', content: '<x/>' })],
  ])('%s', async (name, make) => expect(await uploaded(`${name}.docx`, make())).toBe('macros'));
});

describe('an archive that parsers read differently is refused', () => {
  test.each<[string, () => Buffer]>([
    ['two lists of types', () => madeUpArchive([typesPart(), typesPart(contentTypes('<A/>')), document])],
    ['two in other cases', () => withParts({ name: '[content_types].XML', content: contentTypes() })],
    ['two, one with escapes', () => withParts({ name: '%5BContent_Types%5D.xml', content: contentTypes() })],
    ['two parts in two spellings of a letter', () => withParts({ name: 'ü.xml' }, { name: 'u\u0308.xml' })],
    ['a part in pieces', () => withParts({ name: '[Content_Types].xml/[0].piece' })],
    ['another name at its place', () => withParts({ name: 'a.xml', localName: 'word/b.xml' })],
    ['a document type', () => withTypes(contentTypes('', '<!DOCTYPE Types [<!ENTITY a "b">]>'))],
    ['types in another encoding', () => withTypes(contentTypes('', '<?xml version="1.0" encoding="IBM037"?>'))],
    ['types that are no XML', () => withTypes('<Types>')],
    [
      'entries that share their bytes',
      () => withParts(...Array.from({ length: 9_900 }, (_, index) => ({ name: `a${index}.xml`, bytesOf: 1 }))),
    ],
  ])('%s', async (name, make) => expect(await uploaded(`${name}.docx`, make())).toBe('damaged'));
});

test.each<[string, () => Buffer]>([
  ['one part of zeros', () => withParts({ name: 'word/a.xml', content: zeros })],
  [
    'many parts of zeros',
    () =>
      withParts(
        ...Array.from({ length: 8 }, (_, index) => ({
          name: `word/${index}.xml`,
          content: zeros.subarray(0, 9 * 1024 ** 2),
        })),
      ),
  ],
  ['a document in a document in a document in a document', () => inside(3, withParts())],
  ['zeros in an embedded document', () => inside(1, withParts({ name: 'word/a.xml', content: zeros }))],
])('an archive that unpacks to far more than its size, or is nested too deeply, is refused: %s', async (name, make) => {
  expect(await uploaded(`${name}.docx`, make())).toBe('too-much-inside');
});

test('real files are accepted', async () => {
  const [{ edition }] = builtInContent.editions as [(typeof builtInContent.editions)[number]];
  expect(await uploaded('datentabellen.xlsx', await dataWorkbook(edition, 'de'))).toBe('available');
  expect(await uploaded('einfach.docx', withParts())).toBe('available');
  expect(
    await uploaded('utf-16.docx', withTypes(utf16(contentTypes('', '<?xml version="1.0" encoding="UTF-16"?>')))),
  ).toBe('available');
  expect(
    await uploaded('mit-objekt.docx', withParts({ name: 'word/embeddings/a.bin', content: compound('Workbook') })),
  ).toBe('available');
  expect(await uploaded('mit-tabelle.docx', inside(1, sampleOfficeFile('xlsx')))).toBe('available');
  expect(await uploaded('bild.docx', withParts(picture(zeros.subarray(0, 9 * 1024 ** 2))))).toBe('available');
});
