import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { formWith, postFile } from '#tests/every-test-call.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, visitor } = await testOffice();

const call = '/api/upload/partner-logo';
const upload = (bytes: Buffer, name?: string, field = 'logo') =>
  postFile(server.as(session), '/upload/partner-logo', field, bytes, name);
/** Names of all files that are stored, finished or not. */
const storedFiles = () =>
  readdir(path.join(server.dataDir, 'files'), { recursive: true }).then(
    (names) => names.filter((name) => name.includes('.')),
    () => [] as string[],
  );
const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 40, b: 60 } } });
const svg = (inside: string, attributes = 'width="200" height="100"') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
async function picture(url: string) {
  const answer = await fetch(server.origin + url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a logo', () => {
  test('is stored as a WebP bitmap without metadata, whatever it was, under a name made of its content', async () => {
    const exif = { IFD0: { Copyright: 'GEHEIMER-ORT' } };
    const originals = {
      png: await bitmap(300, 100).png().withMetadata({ exif }).toBuffer(),
      jpeg: await bitmap(300, 100).jpeg().withMetadata({ exif }).toBuffer(),
      webp: await bitmap(300, 100).webp().withMetadata({ exif }).toBuffer(),
      gif: await bitmap(300, 100).gif().toBuffer(),
      avif: await bitmap(300, 100).avif({ effort: 0 }).toBuffer(),
      svg: svg('<rect width="200" height="100" fill="teal"/>'),
    };
    for (const [format, original] of Object.entries(originals)) {
      const answer = await upload(original, `bild.${format}`);
      expect([answer.status, Object.keys(answer.json)], `${format}: ${answer.text}`).toEqual([201, ['logoUrl']]);
      expect(answer.json.logoUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      const { answer: stored, bytes } = await picture(answer.json.logoUrl);
      expect((await sharp(bytes).metadata()).format).toBe('webp');
      expect(bytes.includes('GEHEIMER-ORT')).toBe(false);
      expect(Object.fromEntries(stored.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await upload(original, 'anders.txt')).json).toEqual(answer.json);
    }
  });

  test('is served in the fixed sizes only', async () => {
    const { logoUrl } = (await upload(await bitmap(400, 400).png().toBuffer())).json;
    const name = logoUrl.slice('/uploads/'.length);
    for (const [size, width, height] of [
      ['128x64', 128, 64],
      ['256x128', 256, 128],
    ] as const) {
      const { answer, bytes } = await picture(`/uploads/${size}/${name}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    }
    const head = await server.send('HEAD', logoUrl);
    expect([head.status, head.text]).toEqual([200, '']);
    for (const missing of [
      `/uploads/9000x9000/${name}`,
      `/uploads/constructor/${name}`,
      `/uploads/${name.replace(/^../, 'zz')}`,
      `/uploads/${'0'.repeat(32)}.webp`,
      `/uploads/${name}/`,
      '/uploads',
      '/uploads/',
      '/uploads/..%2f..%2fpostgres%2fPG_VERSION',
      '/uploads/%2e%2e/reports/x.pdf',
      `/uploads/128x64/..%2f${name}`,
    ]) {
      const answer = await server.send('GET', missing);
      expect([answer.status, answer.text.length < 20], missing).toEqual([404, true]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await server.send('POST', logoUrl)).status).toBe(405);
  });

  test('is refused while the process that re-encodes pictures can’t be started, and the next one is stored', async () => {
    const logo = await bitmap(20, 10).png().toBuffer();
    const { execPath } = process;
    process.execPath = '/nothing/there';
    try {
      expect((await upload(logo)).status).toBe(400);
    } finally {
      process.execPath = execPath;
    }
    expect((await upload(logo)).status).toBe(201);
  });

  test('is rendered if it is an SVG: scripts and foreign addresses have no effect', async () => {
    const hostile = [
      '<script>alert(1)</script><rect width="9" height="9"/>',
      '<image href="https://evil.example/x.png" width="9" height="9"/><rect width="9" height="9" onload="alert(1)"/>',
      '<image href="file:///etc/passwd" width="9" height="9"/><foreignObject><body>hallo</body></foreignObject>',
      '<style>@import url("https://evil.example/x.css"); rect { fill: url(https://evil.example/y#z) }</style><rect/>',
    ];
    for (const inside of hostile) {
      const answer = await upload(svg(inside));
      expect(answer.status, answer.text).toBe(201);
      const { bytes } = await picture(answer.json.logoUrl);
      expect(bytes.includes('evil.example') || bytes.includes('alert') || bytes.includes('root:')).toBe(false);
    }
  });
});

describe('an SVG is judged by its content', () => {
  const namespace = 'http://www.w3.org/2000/svg';
  const red = '<rect width="200" height="100" fill="#ff0000"/>';
  const plain = `<svg xmlns="${namespace}" width="200" height="100">${red}</svg>`;
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  const declared = `<?xml version="1.0" encoding="UTF-16"?>${plain}`;
  const prefixed = (prefix: string) => plain.replace(/<(\/?)/g, `<$1${prefix}:`).replace('xmlns', `xmlns:${prefix}`);

  test.each([
    ['in UTF-16', utf16(plain)],
    ['in UTF-16 that declares it', utf16(declared)],
    ['in UTF-16 of the other order', utf16(declared).swap16()],
    ['that declares UTF-16 wrongly', Buffer.from(declared)],
    ['with a prefix', Buffer.from(prefixed('svg'))],
    ['with another prefix', Buffer.from(`<?xml version="1.0"?>${prefixed('s')}`)],
    ['behind a long comment', Buffer.from(`<?xml version="1.0"?><!-- ${'Muster - '.repeat(2_000)} -->${plain}`)],
    [
      'with a style sheet and a plain DOCTYPE',
      Buffer.from(
        `<?xml-stylesheet href="x.css"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${plain}`,
      ),
    ],
    [
      'in ISO 8859-1',
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><!-- Zürich -->${plain.replace(red, `<title>Zürich</title>${red}`)}`,
        'latin1',
      ),
    ],
  ])('%s', async (_, bytes) => {
    const logo = await upload(bytes);
    expect(logo.status, logo.text).toBe(201);
    const { data, info } = await sharp((await picture(logo.json.logoUrl)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1_024, height: 512 });
    expect(data[0]).toBeGreaterThan(240);
    const item = await postFile(server.as(session), '/library', 'file', bytes, 'logo.svg');
    expect(item.status, item.text).toBe(201);
  });

  test('that declares entities is refused for that reason, however it is written', async () => {
    const declarations = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>';
    const text = declarations + plain.replace(namespace, '&ns;');
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(text.replace('<!ENTITY', '<!ATTLIST a b CDATA #IMPLIED><!ENTITY')),
      Buffer.from(
        `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns "${namespace}">]>${plain}`,
      ),
      utf16(text),
      utf16(text).swap16(),
      Buffer.from(`<!-- ${'-'.repeat(5_000).replaceAll('-', '- ')} -->${text}`),
    ]) {
      for (const answer of [
        await upload(bytes),
        await postFile(server.as(session), '/library', 'file', bytes, 'a.svg'),
      ]) {
        expect(answer).toMatchObject({
          status: 400,
          json: { detail: expect.stringMatching(/declares entities.*PNG/) },
        });
      }
    }
  });

  test('never escapes the checks by its encoding or prefix', async () => {
    const large = `data:image/png;base64,${(await bitmap(5_000, 5_001).png({ compressionLevel: 9 }).toBuffer()).toString('base64')}`;
    const image = (prefix: string) =>
      `<svg xmlns="${namespace}" xmlns:${prefix}="${namespace}" width="9" height="9"><${prefix}:image href="${large}"/></svg>`;
    for (const bytes of [
      Buffer.from(image('s')),
      Buffer.from(image('ü')),
      utf16(image('s')),
      utf16(image('ü')).swap16(),
    ]) {
      expect((await upload(bytes)).status).toBe(413);
    }
    const hidden = `<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE svg [+ADwAIQ-ENTITY a +ACI-a+ACI-+AD4-]+AD4-${plain}`;
    expect((await upload(Buffer.from(hidden))).status).toBe(415);
    const wrong = Buffer.concat([Buffer.from('<!-- '), Buffer.from([0xff]), Buffer.from(` -->${plain}`)]);
    expect((await upload(wrong)).status).toBe(400);
  });
});

describe('an SVG with embedded pictures', () => {
  const inside = (address: string) =>
    upload(svg(`<image href="${address}" width="200" height="100"/><rect width="9" height="9"/>`));
  const dataAddress = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

  test('is rendered with small ones, and refused when they have too many pixels, alone or together', async () => {
    expect((await inside(dataAddress(await bitmap(300, 100).png().toBuffer()))).status).toBe(201);
    const large = dataAddress(await bitmap(7_000, 3_000).png().toBuffer());
    expect((await inside(dataAddress(await bitmap(5_000, 5_001).png().toBuffer()))).status).toBe(413);
    expect((await upload(svg(`<image href="${large}"/><svg:feImage xlink:href='${large}'/>`))).status).not.toBe(201);
    const hidden = large.replace('data:', '&#100;ata:');
    expect((await inside(hidden)).status).toBe(400);
    expect((await inside('data:image/svg+xml,%3Csvg%3E')).status).toBe(400);
  });
});

describe('an SVG crafted to keep the server busy', () => {
  test.each([
    [
      'by its declarations',
      'broken-image',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<!DOCTYPE'.repeat(550_000)}</svg>`),
    ],
    [
      'by its filters',
      'picture-too-slow',
      svg(
        `<filter id="a" x="0" y="0" width="1" height="1">${'<feTurbulence numOctaves="1000" baseFrequency="0.9"/><feMorphology radius="1000"/><feGaussianBlur stdDeviation="900"/>'.repeat(200)}</filter><rect width="4000" height="4000" filter="url(#a)"/>`,
        'width="4000" height="4000"',
      ),
    ],
  ])('%s is refused as %s, and other requests are answered in the meantime', async (_, reason, drawing) => {
    const answer = upload(drawing);
    let isAnswered = false;
    void answer.finally(() => {
      isAnswered = true;
    });
    // CPU time of the thread that answers, which excludes that of the drawing and whatever else the machine does.
    let longestMicroseconds = 0;
    while (!isAnswered) {
      const before = process.threadCpuUsage();
      expect((await visitor('GET', '/partners')).status).toBe(200);
      longestMicroseconds = Math.max(longestMicroseconds, process.threadCpuUsage(before).user);
    }
    const { status, json } = await answer;
    expect([status, json.type]).toEqual([400, reason]);
    expect(longestMicroseconds).toBeLessThan(1_000_000);
  });
});

describe('an invalid upload', () => {
  const bombs = async () => ({
    'text called PNG': Buffer.from('Das ist kein Bild.'),
    'HTML called PNG': Buffer.from('<!doctype html><script>alert(1)</script>'),
    PDF: Buffer.from('%PDF-1.7\n%âãÏÓ'),
    'PNG head and nothing more': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'GIF head before a script': Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
    'JPEG head before a PHP file': Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<?php system();'),
    ]),
    'cut PNG': (await bitmap(500, 500).png().toBuffer()).subarray(0, 200),
    'TIFF called WebP': await bitmap(9, 9).tiff().toBuffer(),
    '25 megapixels': await bitmap(5000, 5001).png({ compressionLevel: 9 }).toBuffer(),
    '8001 pixels a side': await bitmap(8001, 10).png().toBuffer(),
    'a drawing of 100000 pixels a side': svg('<rect/>', 'width="100000" height="100000"'),
    'a drawing that grows by entities': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>',
    ),
    'a drawing that reads a file': Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a;</text></svg>',
    ),
    'a compressed drawing': Buffer.from('1f8b0800000000000003', 'hex'),
  });

  test('is refused with a 4xx for its content, and leaves no file behind', async () => {
    const before = await storedFiles();
    for (const [what, bytes] of Object.entries(await bombs())) {
      const answer = await upload(bytes, 'logo.png');
      expect([400, 413, 415], `${what}: ${answer.status} ${answer.text}`).toContain(answer.status);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(Buffer.alloc(0))).status).toBe(400);
    expect((await upload(await bitmap(9, 9).png().toBuffer(), 'a.png', 'anderes')).status).toBe(400);
    expect(await storedFiles()).toEqual(before);
  });

  test('is refused when the form is malformed', async () => {
    const good = formWith('logo', await bitmap(9, 9).png().toBuffer());
    const type = (value: string) => ({ ...session, 'content-type': value });
    const statusOf = async (headers: Record<string, string>, body: Buffer | string) =>
      (await server.send('POST', call, { headers, body })).status;
    expect(await statusOf(type('multipart/form-data'), good.body)).toBe(400);
    expect(await statusOf(type('multipart/form-data; boundary=anders'), good.body)).toBe(400);
    expect(await statusOf({ ...session, ...good.headers }, good.body.subarray(0, 120))).toBe(400);
    expect(await statusOf({ ...session, ...good.headers }, '')).toBe(400);
    expect(await statusOf(type('image/png'), good.body)).toBe(415);
    expect(await statusOf(type('application/json'), '{}')).toBe(415);
    expect(await statusOf({ ...session, ...good.headers, 'content-encoding': 'gzip' }, good.body)).toBe(415);
  });

  test('that is interrupted is discarded, and memory does not grow', async () => {
    const before = await storedFiles();
    const breakOff = () =>
      new Promise<void>((resolve) => {
        const socket = net.connect(server.port, '127.0.0.1', () => {
          const headers = Object.entries({ ...session, 'content-type': 'multipart/form-data; boundary=x' });
          const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
          socket.write(`POST ${call} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 4000000\r\n\r\n--x\r\n`);
          socket.write(Buffer.alloc(1_000_000), () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    const start = process.memoryUsage().arrayBuffers;
    for (let round = 0; round < 60; round++) await breakOff();
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    // Sixty interrupted uploads sent 60 MB; whatever was kept of them would show.
    await eventually(() => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - start < 30_000_000;
    });
    expect(await storedFiles()).toEqual(before);
    expect((await upload(await bitmap(9, 9).png().toBuffer())).status).toBe(201);
  });
});
