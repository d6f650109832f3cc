import { expect, test } from 'vitest';
import { fileTitle } from './file-title.ts';

test('a title is the name without folder, extension, underscores and bidirectional characters', () => {
  expect(fileTitle('C:\\Bilder\\Gruppe_2024 Zürich.PNG')).toBe('Gruppe 2024 Zürich');
  expect(fileTitle('Rechnung\u202efdp.exe.pdf')).toBe('Rechnungfdp.exe');
  expect(fileTitle('\u2066.pdf')).toBe('Untitled');
});
