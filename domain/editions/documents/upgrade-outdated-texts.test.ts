import { expect, test } from 'vitest';
import { archive } from '#content/archive.ts';
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts';
import type { LegalSection } from '#content/legal-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { earlierDocuments } from '#tests/earlier-documents.ts';
import { upgraded } from './upgrade-document.ts';

const schemaVersion = 7;
const former = () => earlierDocuments<PageTexts>(schemaVersion);
const upgrade = <Content>(document: string, content: Content) =>
  upgraded({ document, content, schemaVersion }) as Content;

const itemsOf = (section: LegalSection | undefined) => section?.parts?.flatMap(({ items = [] }) => items);
const statementOf = ({ impressum }: PageTexts['legal']) =>
  itemsOf(impressum.sections.find(({ id }) => id === accessibilityStatement.id));
const today = itemsOf(accessibilityStatement);

test('an unchanged accessibility statement is updated, a changed one stays', () => {
  const { legal } = former();
  expect(statementOf(legal)).not.toEqual(today);
  expect(statementOf(upgrade('legal', legal))).toEqual(today);
  const own = JSON.parse(JSON.stringify(legal).replaceAll('PDF-Dateien (Bericht', 'Alle PDF-Dateien (Bericht'));
  expect(upgrade('legal', own)).toEqual(own);
});

test('a translation is corrected in place and has as many texts as before', () => {
  const item =
    'PDF files (report, presentation, press release, invoices and older editions) are not fully tagged for screen readers. On request we send you the content in another form.';
  const translation = { texts: { place: { text: [item, 'Another one.'], originalHash: '0' } } };
  const [corrected, other] = upgrade('legal.en', translation).texts.place.text;
  expect(corrected).toMatch(/^The study report and earlier PDF files/);
  expect(other).toBe('Another one.');
});

test('the archive loses dead links of the starter and keeps its other links', () => {
  const { studies } = former();
  const [first] = studies.archive;
  if (first) first.downloadLinks.onePager.de = '/uploads/one-pager.pdf';
  const links = upgrade('studies', studies).archive.map(({ downloadLinks }) => downloadLinks);
  expect(links).toEqual(
    archive.map(({ downloadLinks }, index) =>
      index === 0 ? { ...downloadLinks, onePager: { de: '/uploads/one-pager.pdf' } } : downloadLinks,
    ),
  );
});
