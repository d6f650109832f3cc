import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bag } from './bag.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a bag lists its payload in the order of code units, and its tag files', () => {
  const payload = new Map([
    ['z.txt', 'last'],
    ['Ä.txt', 'é'],
    ['a/b.txt', 'first'],
  ]);
  const made = bag(payload, { name: 'muster', info: [['Source-Organization', 'Musterhochschule']] });
  const manifest = `${sha256('first')}  data/a/b.txt\n${sha256('last')}  data/z.txt\n${sha256('é')}  data/Ä.txt\n`;
  expect(made.get('muster/manifest-sha256.txt')).toBe(manifest);
  const info = 'Source-Organization: Musterhochschule\nPayload-Oxum: 11.3\n';
  expect(made.get('muster/bag-info.txt')).toBe(info);
  const declaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';
  expect(made.get('muster/bagit.txt')).toBe(declaration);
  expect(made.get('muster/tagmanifest-sha256.txt')).toBe(
    `${sha256(declaration)}  bagit.txt\n${sha256(info)}  bag-info.txt\n${sha256(manifest)}  manifest-sha256.txt\n`,
  );
  expect([...made.keys()].slice(4)).toEqual(['muster/data/a/b.txt', 'muster/data/z.txt', 'muster/data/Ä.txt']);
});
