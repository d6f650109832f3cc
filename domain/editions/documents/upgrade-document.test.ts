import { expect, test } from 'vitest';
import { institution } from '#content/institution.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { earlierDocuments } from '#tests/earlier-documents.ts';
import { privacyLists } from '../../everything/privacy/privacy-lists.server.ts';
import { legalWithInstitution } from '../live-content/legal-with-institution.ts';
import { noticeWithLists } from '../privacy-note/notice-with-lists.ts';
import { checkDocument } from './check-document.ts';
import { currentSchemaVersion } from './document-shapes.ts';
import { formerTexts, upgraded } from './upgrade-document.ts';
import { institutionOf } from './upgrade-institution.ts';

const textsOf = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [value];

/** The legal notices as pages show them. */
function noticesAsShown(legal: PageTexts['legal'], publisher: Institution) {
  const { impressum, imprint } = legalWithInstitution(legal, publisher, 'de');
  return [noticeWithLists(impressum, privacyLists()), imprint];
}

/** Lines of earlier legal notices that have been corrected since or name further data today, and dead links. */
const isCorrected = (text: unknown) =>
  typeof text === 'string' &&
  /^(Im öffentlichen Betrieb werden|Wir verkaufen keine|Verwaltung der Website: Wer|Inhalt versandter E-Mails: 30|Neuigkeiten per E-Mail: E-Mail-Adresse, gewählte Themen und|PDF-Dateien \(Bericht|https:\/\/www\.example\.org\/versicherungsmonitor\/20\d\d\/)/.test(
    text,
  );

const formerVersions = Array.from({ length: currentSchemaVersion - 1 }, (_, index) => index + 1);

test.each(formerVersions)(
  'documents of schema version %i are upgraded when read, and keep their texts',
  (schemaVersion) => {
    const documents = Object.entries(earlierDocuments<Record<string, Record<string, unknown>>>(schemaVersion));
    expect(documents.length).toBeGreaterThan(0);
    const former = Object.fromEntries(
      documents.map(([document, content]) => [document, formerTexts({ document, content, schemaVersion })]),
    );
    const publisher = institutionOf(former, { ...institution, contactEmail: 'neu@hochschule-seefeld.ch' });
    for (const [document, content] of documents) {
      const read = upgraded({ document, content, schemaVersion });
      expect(checkDocument(document, read).filter(({ level }) => level === 'error')).toEqual([]);
      const shown = document === 'legal' ? noticesAsShown(read as PageTexts['legal'], publisher) : [read, publisher];
      const words = JSON.stringify(shown);
      for (const text of textsOf(content).filter((known) => !isCorrected(known))) {
        expect(words).toContain(JSON.stringify(text).replace(/^"|"$/g, ''));
      }
    }
  },
);

test('an incomplete draft stays incomplete; a document of a later version is an error', () => {
  const half = { document: 'edition-2029', content: { facts: { year: 2029 } } };
  expect(upgraded({ ...half, schemaVersion: 1 })).toMatchObject(half.content);
  expect(upgraded({ document: 'edition-2029', content: null, schemaVersion: 1 })).toBe(null);
  expect(() => upgraded({ ...half, schemaVersion: currentSchemaVersion + 1 })).toThrow('schema version');
});
