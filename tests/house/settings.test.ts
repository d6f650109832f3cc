import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '#platform/environment.server.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name);
const settings = Object.keys(environment.shape).sort();

test('.env.example lists every setting', () => {
  const lines = read('.env.example').matchAll(/^#?([A-Z_]+)=/gm);
  expect([...lines].map(([, name]) => name).sort()).toEqual(settings);
});

test('the operations page explains every setting', () => {
  const [, section = ''] = /\n## Settings\n(.*?)\n## /s.exec(read('docs/operations.md')) ?? [];
  const rows = section.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm);
  expect([...rows].flatMap(([, names = '']) => namesIn(names)).sort()).toEqual(settings);
});
