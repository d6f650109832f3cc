import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { degrees, PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { markedReport } from './report-pdf.server.ts';

const run = promisify(execFile);

interface ShownPage {
  text: string;
  /** Of every word, in points from the page's upper left corner as the reader sees it. */
  boxes: { left: number; top: number; right: number; bottom: number }[];
}

/** What a reader sees, by poppler. */
async function shownPages(pdf: Uint8Array): Promise<ShownPage[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'versicherungsmonitor-report-'));
  try {
    const file = path.join(folder, 'report.pdf');
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(['Muster AG', 'W'.repeat(200)])(
  'the line stands whole at the foot of pages turned any way: %s',
  async (name) => {
    const pdf = await PDFDocument.create();
    const turns = [0, 90, 180, 270];
    for (const turned of turns) pdf.addPage([595, 842]).setRotation(degrees(turned));
    const line = `Lizenziert für ${name} – Bestellung VM-2026-000123`;
    const pages = await shownPages(await markedReport(await pdf.save(), line));
    expect(pages).toHaveLength(turns.length);
    for (const [at, { text, boxes }] of pages.entries()) {
      const [width, height] = at % 2 ? [842, 595] : [595, 842];
      expect(text.replaceAll('&amp;', '&')).toBe(line.replaceAll(' ', ''));
      for (const { left, top, right, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThan(height - 40);
        expect(bottom).toBeLessThanOrEqual(height);
      }
    }
  },
);
