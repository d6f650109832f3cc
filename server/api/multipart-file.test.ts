import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormReader, formBorder } from './multipart-file.ts';

/** A form as the platform itself writes it. */
async function written(form: FormData): Promise<{ bytes: Buffer; border: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const border = formBorder(request.headers.get('content-type') ?? '');
  return { bytes: Buffer.from(await request.arrayBuffer()), border: border ?? '' };
}

function read(bytes: Buffer, border: string, cuts: number[]) {
  const form = createFormReader(border, 'report');
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((one, other) => one - other);
  let begin = 0;
  const content: Buffer[] = [];
  for (const end of ends) {
    content.push(...form.take(bytes.subarray(begin, end)).map((part) => Buffer.from(part)));
    begin = end;
  }
  return { content: Buffer.concat(content), fileName: form.fileName, isComplete: form.isComplete };
}

test('a file comes out as it went in, however the form is cut on its way', async () => {
  // Pieces that look like the border, or nearly.
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
      const { bytes, border } = await written(form);
      expect(read(bytes, border, cuts)).toEqual({
        content,
        fileName: 'Bericht "2024"; filename=x.pdf',
        isComplete: true,
      });
      const short = bytes.subarray(0, (cuts[0] ?? 0) % (bytes.length - 4));
      expect(read(short, border, cuts).isComplete).toBe(false);
    }),
  );
});

test('a field without a file, and one of another name, are no file', async () => {
  const form = new FormData();
  form.set('report', 'nur Text');
  form.set('logo', new File(['x'], 'x.pdf'));
  const { bytes, border } = await written(form);
  expect(read(bytes, border, [])).toEqual({ content: Buffer.alloc(0), fileName: undefined, isComplete: true });
});

test.each([
  ['no form', 'Hallo'],
  [
    'a border that goes on',
    '--x-y\r\nContent-Disposition: form-data; name="report"; filename="a"\r\n\r\nHallo\r\n--x-y--',
  ],
  ['no end to the head', `--x\r\n${'A: b\r\n'.repeat(5_000)}\r\nHallo\r\n--x--`],
])('%s is not complete', (_, text) => {
  const { content, isComplete } = read(Buffer.from(text), 'x', [7]);
  expect([content.length, isComplete]).toEqual([0, false]);
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['application/json; boundary=abc', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
  [undefined, undefined],
])('the border of %s', (header, border) => {
  expect(formBorder(header)).toBe(border);
});
