import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insightsMarkup } from '#app/insights/insights-markup.tsx';
import { resolveEdition } from '#content/resolve-edition.ts';
import * as schemas from '#content/schemas.ts';
import { builtInContent, siteContentOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { contactVCard } from '#domain/insights/contact-vcard.ts';
import { insightCitation } from '#domain/insights/insight-citation.ts';
import { contactAddress } from '#domain/insights/insight-files.ts';
import { writeDownloads } from '#server/edition-files/write-downloads.ts';
import { scratchDirectory } from '../scratch-directory.ts';
import { madeUpDocument, madeUpEdition } from './made-up-edition.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(scratchDirectory(), 'downloads-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const content = siteContentOf([madeUpDocument]);
const { current: live } = content;
const { version } = live;

const page = (card: number, isEmbedded = false) =>
  insightsMarkup({ content, live, card, isEmbedded, publicUrl: 'https://example.org' });

test('the made-up edition is valid', () => {
  expect(schemas.edition.safeParse(madeUpEdition).error?.issues ?? []).toEqual([]);
  expect(schemas.editionDocument.safeParse(madeUpDocument).error?.issues ?? []).toEqual([]);
  // Their figures have other keys.
  const withoutKeys = (edition: object) =>
    JSON.parse(JSON.stringify(edition).replace(/"key":"[\w.]+",?|,"key":"[\w.]+"/g, ''));
  expect(withoutKeys(resolveEdition(madeUpDocument))).toEqual(withoutKeys(madeUpEdition));
});

describe('the page', () => {
  const html = page(2);

  test('shows the cards of the edition, the requested one first', () => {
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toMatch(/<article id="karte-2" data-card="2" data-current=""/);
    expect(html).toContain('in drei Diagrammen');
    expect(html).toContain('812');
    expect(html).toContain('Frage: Wie schliessen Sie Verträge ab?');
  });

  test('shows differences and earlier years where they are published', () => {
    expect(html).toContain('>+5<');
    expect(html).toContain('>−5<');
    expect(html).toContain('>2.9<');
  });

  test('mentions no other edition', () => {
    expect(html).not.toMatch(/20(21|22|23|24|25)/);
    expect(html).toContain('/assets/insights/2029/vertrauen.csv');
  });

  test('escapes content', () => expect(html).not.toContain('<Maschinen>'));

  test('shows one card to other sites', () => {
    const view = page(3, true);
    expect(view.match(/<article/g)).toHaveLength(1);
    expect(view).toContain('https://example.org/insights?edition=2029&amp;card=3');
  });
});

test('citations follow the edition', () => {
  const card = madeUpEdition.insightCards[1];
  if (!card) throw new Error('the made-up edition has three cards');
  const { text, bibtex, ris } = insightCitation(card, madeUpEdition.citation, {
    language: 'de',
    publicUrl: 'https://example.org',
    version: { number: 1, liveAt: '2029-07-01T10:00:00.000Z', note: null },
  });
  expect(text).toBe(
    'Muster, P. & Beispiel, M. (2029). Wege [Diagramm]. In: Versicherungsmonitor 2029: Vertrauen. Musterhochschule, Departement Management. https://example.org/insights?edition=2029&card=2&version=1',
  );
  expect(bibtex).toMatch(/^@misc\{versicherungsmonitor2029-wege,\n {2}author = \{Muster, Petra and Beispiel, Max\},\n/);
  expect(bibtex).toContain('  url = {https://example.org/insights?edition=2029&card=2&version=1},\n');
  expect(ris.split('\r\n')).toEqual(expect.arrayContaining(['TY  - ELEC', 'TI  - Wege', 'PY  - 2029', 'ER  - ']));
});

describe('the downloads', () => {
  let folder = '';
  let addresses: string[] = [];
  const read = (address: string) => readFileSync(path.join(folder, address));

  beforeAll(async () => {
    folder = newFolder();
    addresses = await writeDownloads(live, folder, 'https://example.org');
  });

  test('have the cards and the year in their names', () => {
    for (const slug of ['vertrauen', 'wege', 'wer-hilft']) {
      for (const format of ['png', 'svg', 'csv'])
        expect(addresses).toContain(`/assets/insights/2029/${slug}.${format}`);
      expect(addresses).toContain(`/assets/insights/2029/${slug}-vorschau.png`);
    }
    expect(addresses.filter((address) => /20(21|22|23|24)/.test(address))).toEqual([]);
    for (const former of ['verlass', `${version}/verlass`]) {
      expect(read(`/assets/insights/2029/${former}.csv`).equals(read('/assets/insights/2029/vertrauen.csv'))).toBe(
        true,
      );
    }
    for (const address of addresses) expect(existsSync(path.join(folder, address)), address).toBe(true);
  });

  test('are pictures of 1600 pixels with outlines instead of fonts', async () => {
    expect(await sharp(read('/assets/insights/2029/wege.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1600,
    });
    const svg = read('/assets/insights/2029/wege.svg').toString();
    expect(svg).not.toContain('<text');
    expect(svg).toContain('2029');
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg', width: 800 });
  });

  test('have a share picture of 1200 × 630 pixels each', async () => {
    const picture = read(`/assets/insights/2029/${version}/wege-vorschau.png`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('are in one archive with a README', () => {
    const files = unzipSync(read('/assets/insights/2029/versicherungsmonitor-2029-insights.zip'));
    expect(Object.keys(files).sort()).toEqual([
      '01-vertrauen.csv',
      '01-vertrauen.png',
      '01-vertrauen.svg',
      '02-wege.csv',
      '02-wege.png',
      '02-wege.svg',
      '03-wer-hilft.csv',
      '03-wer-hilft.png',
      '03-wer-hilft.svg',
      'README.txt',
    ]);
    const readme = new TextDecoder().decode(files['README.txt']);
    expect(readme).toContain('Quelle: Versicherungsmonitor 2029, n = 812');
    expect(Buffer.from(files['02-wege.csv'] ?? []).equals(read('/assets/insights/2029/wege.csv'))).toBe(true);
  });

  test('have the formats of their media types', () => {
    const names = ['praesentation-2029', 'medienmitteilung-2029', 'one-pager-2029', 'selected-insights-2029'];
    for (const name of names.map((baseName) => `${baseName}.pdf`)) {
      const pdf = read(`/assets/downloads/${name}`).toString('latin1');
      expect(pdf.startsWith('%PDF-')).toBe(true);
      expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    }
    expect(read('/assets/downloads/praesentation-2029.pdf').toString('latin1')).toContain('/Count 5');
    expect(read('/assets/downloads/medienmitteilung-2029.txt').toString()).toContain('Versicherungsmonitor 2029');
    expect(contactVCard(builtInContent.institution.pressContact)).toMatch(
      /^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Muster;Petra;;;\r\nFN:Petra Muster\r\n[\s\S]*END:VCARD\r\n$/,
    );
    expect(Object.keys(unzipSync(read('/assets/downloads/logos.zip')))).toContain('versicherungsmonitor-logo.svg');
  });
});

test('the downloads include every file that /studies and /media offer', async () => {
  const folder = newFolder();
  const made = new Set([...(await writeDownloads(builtInContent.current, folder)), contactAddress]);
  const offered = [...builtInContent.studies.materials, ...builtInContent.media.kit].flatMap(({ files }) =>
    files.map(({ address }) => address),
  );
  expect(offered.filter((address) => !made.has(address))).toEqual([]);
});
