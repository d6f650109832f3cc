import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodePDFRawStream, degrees, PDFDocument, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { poppler } from '#tests/pdf-reader.ts';
import { markReport, pdfFault } from './report-pdf.server.ts';
import { maxReportBytes } from './report-size.ts';

const run = promisify(execFile);

interface ShownPage {
  text: string;
  /** The box of every word, in points from the upper left corner of the page as the reader sees it. */
  boxes: { left: number; top: number; right: number; bottom: number }[];
}

/** The pages as poppler shows them. */
async function shownPages(pdf: Uint8Array): Promise<ShownPage[]> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'versicherungsmonitor-report-'));
  const file = path.join(folder.path, 'report.pdf');
  await writeFile(file, pdf);
  const { stdout } = await run('pdftotext', ['-bbox', file, '-']);
  return [...stdout.matchAll(/<page .*?>(.*?)<\/page>/gs)].map(([, words = '']) => {
    const found = [...words.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)];
    return {
      text: found.map(([, , , , , word]) => word).join(''),
      boxes: found.map(([, left, top, right, bottom]) => ({
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    };
  });
}

test('a large file of random bytes is rejected without a search for objects in it', async () => {
  expect(await pdfFault(samplePdf(maxReportBytes))).toBe('The PDF can’t be read.');
});

test.each(['Muster AG', 'W'.repeat(200)])('pages of any rotation have the whole line at the foot: %s', async (name) => {
  const pdf = await PDFDocument.create();
  const turns = [0, 90, 180, 270];
  for (const turned of turns) pdf.addPage([595, 842]).setRotation(degrees(turned));
  const line = `Lizenziert für ${name} – Bestellung VM-2026-000123`;
  const pages = await shownPages(await markReport(await pdf.save(), line));
  expect(pages).toHaveLength(turns.length);
  for (const [index, { text, boxes }] of pages.entries()) {
    const [width, height] = index % 2 ? [842, 595] : [595, 842];
    expect(text.replaceAll('&amp;', '&')).toBe(line.replaceAll(' ', ''));
    for (const { left, top, right, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThan(height - 40);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  }
});

test('the line has an embedded font and is an artifact, so that an accessible report stays accessible', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  const marked = await markReport(await pdf.save(), 'Lizenziert für Muster AG – Bestellung VM-2026-000123');
  const [, , ...fonts] = (await poppler(marked, 'pdffonts')).trim().split('\n');
  expect(fonts).toEqual([expect.stringMatching(/^LiberationSans\S* +CID TrueType +Identity-H +yes /)]);
  const [page] = (await PDFDocument.load(marked)).getPages();
  const streams = page?.node
    .normalizedEntries()
    .Contents?.asArray()
    .map((reference) => page.node.context.lookup(reference));
  const drawn = streams?.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
  );
  expect(drawn?.join('\n')).toMatch(/^\/Artifact BMC\n[\s\S]*\bTj\n[\s\S]*\nEMC\s*$/m);
});
