import { expect, test } from 'vitest';
import { studyDeletionQuestion } from './study-deletion.ts';

const study = { title: 'Musterstudie', year: 2024, isCurrentEdition: true };
const undo = 'You can undo this for 10 seconds; after that it stays in the trash for 30 days.';

test('the deletion of a study says what becomes of its published edition', () => {
  expect(studyDeletionQuestion(study, [])).toBe(`Musterstudie will be removed. ${undo}`);
  expect(studyDeletionQuestion(study, [2022, 2024])).toBe(
    `Musterstudie will be removed. The published edition 2024 stays on the site and on sale: it can be corrected, but not withdrawn. To correct it, restore or add a study of 2024 first. ${undo}`,
  );
  expect(studyDeletionQuestion({ ...study, isCurrentEdition: false }, [2024])).toContain('stays on the site: it can');
  expect(studyDeletionQuestion(study, [2024, 2029])).toContain(
    'stays on the site: it can be corrected, but not withdrawn. Edition 2029 becomes the current one.',
  );
});
