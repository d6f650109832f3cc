import { names, texts, values } from './odd-values.ts';
import type { Random } from './random.ts';
import type { Schema, Target } from './targets.ts';

interface Body {
  contentType: string;
  bytes: Buffer;
}

/** A value that roughly matches a schema. */
function plausible(schema: Schema, random: Random): unknown {
  if (schema.enum) return random.oneOf(schema.enum);
  if (schema.anyOf) return plausible(random.oneOf(schema.anyOf), random);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, plausible(field, random)]));
  }
  if (schema.type === 'array') return [plausible(schema.items ?? {}, random)];
  if (schema.type === 'integer' || schema.type === 'number') return random.oneOf([0, 1, 695, 2024]);
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'null') return null;
  if (schema.format === 'email') return 'anna.muster@example.org';
  if (schema.format === 'uri') return 'https://www.example.org/';
  if (schema.format === 'date-time') return '2024-06-03T10:00:00.000Z';
  return 'Muster';
}

function oddFields(schema: Schema, example: unknown, random: Random): string {
  const value = (random.chance(0.6) && example ? example : plausible(schema, random)) as Record<string, unknown>;
  const known = Object.keys(schema.properties ?? {});
  const entries = Object.entries(value);
  for (let changes = random.below(3); changes > 0; changes--) {
    const name = random.chance(0.8) && known.length > 0 ? random.oneOf(known) : random.oneOf(names);
    entries.push([name, random.oneOf(values)]);
  }
  // Not serialised by JSON.stringify, so that '__proto__' is a normal field and a field may occur twice.
  return `{${entries.map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`).join(',')}}`;
}

function oddJson(schema: Schema, example: unknown, random: Random): Buffer {
  const text = oddFields(schema, example, random);
  return random.oneOf<() => Buffer>([
    () => Buffer.from(text),
    () => Buffer.from(text),
    () => Buffer.from(text),
    () => Buffer.from(JSON.stringify(plausible(schema, random))),
    () => Buffer.from(text.slice(0, random.below(text.length))),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(text)]),
    () => Buffer.from('[1,2]'),
    () => Buffer.from(JSON.stringify(random.oneOf(values)) ?? ''),
    () => Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
    () => Buffer.from(`${'['.repeat(30_000)}`),
    () => Buffer.from(`{"name":"${'x'.repeat(70_000)}"}`),
    () => Buffer.alloc(0),
  ])();
}

function oddForm(random: Random): Buffer {
  const fields = [
    'form',
    'firstName',
    'lastName',
    'email',
    'message',
    'organization',
    'companySize',
    'website',
    'status',
  ];
  const parts = Array.from({ length: 1 + random.below(9) }, () => {
    const name = random.chance(0.85) ? random.oneOf(fields) : random.oneOf(names);
    const value =
      name === 'form' && random.chance(0.7) ? random.oneOf(['order', 'contact', ...names]) : random.oneOf(texts);
    return `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`;
  });
  return random.oneOf<() => Buffer>([
    () => Buffer.from(parts.join('&')),
    () => Buffer.from(parts.join('&')),
    () => Buffer.from(`form=${random.oneOf(['contact', 'order', ...names])}&status=418&result=1`),
    () => Buffer.from('%&=%zz&%00=%00&form=%ff'),
    () => Buffer.from('a&'.repeat(20_000)),
    () => Buffer.from(`message=${'x'.repeat(70_000)}`),
    () => Buffer.from([0, 1, 2, 0xff]),
  ])();
}

function oddMultipart(field: string, random: Random): Body {
  const border = random.oneOf(['muster', '----x', 'x'.repeat(70), "a'b(c)+d_e,f-g.h/i:j=k?l"]);
  const name = random.oneOf([field, field, field, ...names]);
  const fileName = random.oneOf(['a.png', 'b.svg', '../../x', '', '\u00fc".pdf', 'x'.repeat(500)]);
  const content = random.oneOf([
    Buffer.from('%PDF-1.7'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    Buffer.from('<!DOCTYPE'.repeat(1_000)),
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    Buffer.from(`\r\n--${border}\r\n\r\n`),
    Buffer.alloc(20_000, '\r\n--'),
    Buffer.alloc(0),
  ]);
  const head = `--${border}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`;
  const end = random.oneOf([
    `\r\n--${border}--\r\n`,
    `\r\n--${border}--`,
    `\r\n--${border}`,
    '',
    `\r\n--${border}\r\nx`,
  ]);
  const boundary = random.oneOf([
    `; boundary="${border}"`,
    `; boundary="${border}"`,
    '',
    '; boundary=',
    `; boundary=${'y'.repeat(300)}`,
  ]);
  return {
    contentType: `multipart/form-data${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
  };
}

/** A body for a call that accepts JSON, a form or a file; sometimes of another kind. */
export function oddBody({ body, example, upload }: Pick<Target, 'body' | 'example' | 'upload'>, random: Random): Body {
  if (random.chance(0.1)) {
    return {
      contentType: random.oneOf(['text/plain', '', ';', 'application/xml', '*/*', 'application/json']),
      bytes: oddForm(random),
    };
  }
  if (upload) return oddMultipart(upload, random);
  if (body) return { contentType: 'application/json', bytes: oddJson(body, example, random) };
  return { contentType: 'application/x-www-form-urlencoded', bytes: oddForm(random) };
}
