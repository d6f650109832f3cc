import { expect, test } from 'vitest';
import { testDirectory } from '#tests/test-directory.ts';
import { prepareProcess } from './project-root.server.ts';
import { StartFailure } from './start-failure.server.ts';

const directory = await testDirectory();

test('an .env that can’t be read stops the start with its name', () => {
  expect(() => prepareProcess(directory)).toThrow(StartFailure);
  expect(() => prepareProcess(directory)).toThrow(`${directory} can't be read`);
});
