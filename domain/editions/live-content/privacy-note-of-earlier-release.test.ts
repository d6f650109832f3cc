import { beforeEach, expect, test } from 'vitest';
import type { LegalPart } from '#content/legal-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { earlierDocuments } from '#tests/earlier-documents.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { privacyLists } from '../../everything/privacy/privacy-lists.server.ts';
import { checkDocument } from '../documents/check-document.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { noticeWithLists } from '../privacy-note/notice-with-lists.ts';
import { builtInTexts } from './built-in-content.server.ts';
import { openLiveContent } from './live-content.server.ts';

const schemaVersion = 5;
const formerLegal = () => earlierDocuments<Pick<PageTexts, 'legal'>>(schemaVersion).legal;

const noteOf = ({ impressum }: PageTexts['legal']) => impressum.sections.find(({ id }) => id === 'datenschutz');
const partOf = (legal: PageTexts['legal'], title: string) =>
  noteOf(legal)?.parts?.find((part) => part.title === title) as LegalPart;

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  return services.end;
});

/** The legal notices that pages show after a database with this published content was upgraded. */
async function shownAfterUpgrade(content: PageTexts['legal']) {
  await publishVersion(services, 'legal', content, schemaVersion);
  return (await openLiveContent(services.db)).current().legal;
}

test('an unchanged privacy note is replaced by the current one', async () => {
  const legal = upgraded({ document: 'legal', content: formerLegal(), schemaVersion }) as PageTexts['legal'];
  const today = builtInTexts.legal;
  const terms = 'Wie lange wir Angaben aufbewahren';
  partOf(legal, terms).paragraphs = partOf(today, terms).paragraphs;
  expect(noteOf(legal)).toEqual(noteOf(today));
});

test('changes and additions by the office are kept, and the lists are added to them', async () => {
  const former = formerLegal();
  const [storedData, terms, security] = [
    'Welche Angaben wir speichern und wozu',
    'Wie lange wir Angaben aufbewahren',
    'Sicherheit',
  ] as const;
  partOf(former, storedData).items?.push('Umfragen: Ihre Antworten, ohne Namen.');
  partOf(former, terms).items?.splice(0, 1, 'Kontaktnachrichten: 36 Monate');
  partOf(former, security).paragraphs = ['Wir passen auf.'];
  const legal = await shownAfterUpgrade(former);
  expect(partOf(legal, storedData).items).toEqual(['Umfragen: Ihre Antworten, ohne Namen.']);
  expect(partOf(legal, terms).items).toEqual(['Kontaktnachrichten: 36 Monate']);
  expect(partOf(legal, security).paragraphs).toEqual(['Wir passen auf.']);

  const note = noteOf({ ...legal, impressum: noticeWithLists(legal.impressum, privacyLists()) });
  const lines = note?.parts?.flatMap(({ items = [] }) => items);
  for (const line of Object.values(privacyLists()).flat()) expect(lines).toContain(line);
  expect(checkDocument('legal', legal).map(({ level, message }) => [level, message])).toEqual([
    [
      'warning',
      'Remove this line, or word it as an addition: the list below has an automatic line on «Kontaktnachrichten».',
    ],
  ]);
});

test('the lists are shown at the end of a note that has no section for them', async () => {
  const former = formerLegal();
  const section = noteOf(former);
  if (section) section.parts = [{ title: 'Kurz', paragraphs: ['Wir halten uns an das Gesetz.'] }];
  const legal = await shownAfterUpgrade(former);
  const { sections } = noticeWithLists(legal.impressum, privacyLists());
  const parts = sections.find(({ id }) => id === 'datenschutz')?.parts;
  expect(parts?.map(({ title }) => title)).toEqual([
    'Kurz',
    'Welche Angaben wir speichern und wozu',
    'Cookies',
    'Wie lange wir Angaben aufbewahren',
    'Wer die Angaben erhält',
  ]);
});
