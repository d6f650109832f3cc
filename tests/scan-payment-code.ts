import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import jsqr from 'jsqr';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { withPdfFile } from './pdf-reader.ts';

const run = promisify(execFile);

/** The lines of the QR code on the last page, read from a picture (200 dpi) of the area that the standard prescribes. */
export async function scanPaymentCode(pdf: Uint8Array): Promise<string[]> {
  const last = String((await PDFDocument.load(pdf)).getPageCount());
  const area = ['-x', '488', '-y', '1512', '-W', '430', '-H', '600'];
  const png = await withPdfFile(pdf, async (file) => {
    const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
    return (await run('pdftoppm', ['-r', '200', '-f', last, '-l', last, ...area, '-png', file], options)).stdout;
  });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('No QR code found');
  return Buffer.from(code.binaryData).toString('utf8').split('\n');
}
