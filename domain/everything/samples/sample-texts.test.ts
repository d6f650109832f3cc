import { expect, test } from 'vitest';
import { builtInTexts } from '../../editions/live-content/built-in-content.server.ts';
import { sampleTextsOf } from './sample-texts.ts';

test('each sample of a document is listed once, long texts are shortened', () => {
  const long = `Die Musterhochschule ${'gibt den Monitor heraus '.repeat(10)}`;
  const content = { title: 'Impressum', parts: [{ name: 'Petra Muster' }, { name: 'Petra Muster' }, { text: long }] };
  const [name, text, ...more] = sampleTextsOf('legal', content, []);
  expect([name, more]).toEqual(['Petra Muster', []]);
  expect(text).toMatch(/^Die Musterhochschule gibt .*…$/);
  expect(text?.length).toBeLessThanOrEqual(80);
});

test('names confirmed as real by the office are not samples', () => {
  const content = { seller: 'Mustermann AG', contact: 'info@mustermann.ch' };
  expect(sampleTextsOf('institution', content, [])).toEqual(['Mustermann AG']);
  expect(sampleTextsOf('institution', content, ['Mustermann AG'])).toEqual([]);
});

test('the demo of the partner area is a declared sample', () => {
  const { 'partner-area': texts } = builtInTexts;
  expect(sampleTextsOf('partner-area', texts, [])).toEqual([]);
  expect(sampleTextsOf('other', texts, [])).not.toEqual([]);
});
