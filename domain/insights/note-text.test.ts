import { expect, test } from 'vitest';
import { noteText } from './note-text.ts';

test('each note ends with one mark', () => {
  expect(noteText(['Gewichtet nach Alter', 'Rundungsdifferenzen möglich.'])).toBe(
    'Gewichtet nach Alter. Rundungsdifferenzen möglich.',
  );
  expect(noteText([])).toBe('');
});
