import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormFile } from './multipart-file.ts';

/** A form as Node encodes it. */
async function written(form: FormData): Promise<{ bytes: Buffer; contentType: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { bytes: Buffer.from(await request.arrayBuffer()), contentType: request.headers.get('content-type') ?? '' };
}

async function read(bytes: Buffer, contentType: string, cuts: number[], maxBytes = 100_000) {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  async function* pieces() {
    let begin = 0;
    for (const end of ends) {
      yield bytes.subarray(begin, end);
      begin = end;
    }
  }
  const content: Buffer[] = [];
  const rules = { contentType, field: 'report', maxBytes, maxBodyBytes: 200_000 };
  const file = await readFormFile(pieces(), rules, (piece) => content.push(Buffer.from(piece)));
  return { file, content: Buffer.concat(content) };
}

test('a file is read unchanged, however the form is split into packets', async () => {
  // Pieces that look like the boundary, or nearly.
  const piece = fc.oneof(
    fc.constantFrom('\r\n', '--', '\r\n--', '\r', '\r\n------formdata-undici-', '-'),
    fc.string({ maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.array(fc.nat(), { maxLength: 12 }), async (pieces, cuts) => {
      const content = Buffer.from(pieces.join(''));
      const form = new FormData();
      form.set('note', 'vorher');
      form.set('report', new File([content], 'Bericht "2024"; filename=x.pdf'));
      form.set('other', new File(['nicht dieser'], 'b.pdf'));
      const { bytes, contentType } = await written(form);
      const name = 'Bericht "2024"; filename=x.pdf';
      const expected = content.length > 0 ? { name, bytes: content.length } : 'empty-file';
      expect(await read(bytes, contentType, cuts)).toEqual({ file: expected, content });
      const short = bytes.subarray(0, (cuts[0] ?? 0) % (bytes.length - 4));
      expect((await read(short, contentType, cuts)).file).toBe('unreadable');
    }),
  );
});

test('a text in the field, and a file in another field, don’t count as the file', async () => {
  const form = new FormData();
  form.set('report', 'nur Text');
  form.set('logo', new File(['x'], 'x.pdf'));
  const { bytes, contentType } = await written(form);
  expect(await read(bytes, contentType, [])).toEqual({ file: 'no-file', content: Buffer.alloc(0) });
});

test('a file that is larger than allowed is rejected', async () => {
  const form = new FormData();
  form.set('report', new File(['x'.repeat(5_000)], 'x.pdf'));
  const { bytes, contentType } = await written(form);
  expect((await read(bytes, contentType, [], 5_000)).file).toMatchObject({ bytes: 5_000 });
  expect((await read(bytes, contentType, [700, 4_000], 4_999)).file).toBe('too-large');
});

test('errors while writing are passed on', async () => {
  const form = new FormData();
  form.set('report', new File(['x'.repeat(5_000)], 'x.pdf'));
  const { bytes, contentType } = await written(form);
  const full = new Error('the disk is full');
  async function* pieces() {
    yield bytes;
  }
  const rules = { contentType, field: 'report', maxBytes: 10_000, maxBodyBytes: 10_000 };
  await expect(readFormFile(pieces(), rules, () => Promise.reject(full))).rejects.toBe(full);
});

test.each([
  ['no form', 'Hallo', 'multipart/form-data; boundary=x'],
  [
    'a boundary that continues',
    '--x-y\r\nContent-Disposition: form-data; name="report"; filename="a"\r\n\r\nHallo\r\n--x-y--',
    'multipart/form-data; boundary=x',
  ],
  ['no end to the head', `--x\r\n${'A: b\r\n'.repeat(5_000)}\r\nHallo\r\n--x--`, 'multipart/form-data; boundary=x'],
  ['no boundary', '--x--', 'multipart/form-data'],
  ['another media type', '--x--', 'application/json; boundary=x'],
  ['no media type', '--x--', ''],
])('%s is no file', async (_, text, contentType) => {
  const { file, content } = await read(Buffer.from(text), contentType, [7]);
  expect([typeof file, content.length]).toEqual(['string', 0]);
});
