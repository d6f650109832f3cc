import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { openFiles } from '#platform/files.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { eventually } from '#tests/eventually.ts';
import { startS3 } from '#tests/made-up/s3-server.ts';
import { onePagePdf } from '#tests/made-up/sample-files.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { checkAndStorePdf, openReportTasks, storeMarkedCopy } from './report-work.server.ts';

const directory = await testDirectory();
const s3 = await startS3(directory);
afterAll(() => s3.stop());

describe.each(['directory', 's3'])('reports in a %s', (kind) => {
  test('are checked, stored and marked one after the other; a failed task does not stop the others', async () => {
    const settings = readSettings({
      DATA_DIR: path.join(directory, 'data'),
      ...(kind === 's3' && { FILES_URL: s3.filesUrl.href }),
    });
    const files = await openFiles(settings);
    const uploads = { good: await onePagePdf(), bad: '%PDF-1.7 nothing else' };
    for (const [name, bytes] of Object.entries(uploads)) await writeFile(path.join(directory, name), bytes);
    const keep = (name: string) =>
      checkAndStorePdf({ settings }, { upload: path.join(directory, name), key: `reports/${name}.pdf`, isSold: true });
    const mark = (name: string) =>
      storeMarkedCopy(
        { settings },
        { reportFile: `reports/${name}.pdf`, copy: `licensed/${name}.pdf`, line: 'Muster' },
      );

    // All tests of this process share the thread; an earlier test may have left tasks.
    await eventually(() => openReportTasks() === 0);
    const work = [keep('good'), keep('bad'), mark('gone'), mark('good'), mark('good')];
    expect(openReportTasks()).toBe(work.length);
    expect(
      (await Promise.allSettled(work)).map((outcome) => ('value' in outcome ? outcome.value : outcome.status)),
    ).toEqual([undefined, 'The PDF can’t be read.', 'rejected', undefined, undefined]);
    expect(await files.exists('reports/bad.pdf')).toBe(false);
    expect(await files.exists('licensed/gone.pdf')).toBe(false);
    expect((await PDFDocument.load(await files.getBytes('licensed/good.pdf'))).getPageCount()).toBe(1);
    expect(openReportTasks()).toBe(0);
  });
});

test('a PDF that needs too much memory is rejected, and the next one is stored', async () => {
  const settings = readSettings({ DATA_DIR: path.join(directory, 'data') });
  const manyObjects = Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj\n['),
    Buffer.alloc(13 * 1024 * 1024, '<<>>'),
    Buffer.from(']\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ]);
  await writeFile(path.join(directory, 'many-objects'), manyObjects);
  await writeFile(path.join(directory, 'plain'), await onePagePdf());
  const keep = (name: string) =>
    checkAndStorePdf({ settings }, { upload: path.join(directory, name), key: `reports/${name}.pdf`, isSold: true });
  expect(await keep('many-objects')).toBe('The PDF needs too much memory to be read.');
  expect(await keep('plain')).toBeUndefined();
});

test('a PDF to whose pages nothing can be added is stored, unless it is sold', async () => {
  const settings = readSettings({ DATA_DIR: path.join(directory, 'data') });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    '<< /Length 5 0 R >>\nstream\n% A stream.\nendstream',
    '12',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const upload = path.join(directory, 'uncompressed');
  await writeFile(upload, `%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n`);
  const keep = (isSold: boolean) => checkAndStorePdf({ settings }, { upload, key: 'uploads/plain.pdf', isSold });
  expect(await keep(true)).toMatch(/can’t be added to this PDF/);
  expect(await keep(false)).toBeUndefined();
});
