import { lastingThread } from '#platform/lasting-thread.server.ts';
import { isBuilt } from '#platform/threads.server.ts';
import { type Letter, type LetterInput, type LetterName, type LetterTask, writeHere } from './letter-writers.server.ts';

const inThread = lastingThread<LetterTask, unknown>({
  name: 'letter-thread',
  source: 'domain/letters/letter-thread.server.ts',
});

/**
 * Writes a mail or an invoice in a thread of its own: the first takes most of a second, an invoice some 80 ms, and
 * nobody's order shall wait for another's letter. (While developing it is written here.) A PDF comes as its bytes.
 * @throws what the writer throws, or when its thread died: then it has to be written again
 */
export function writeLetter<Name extends LetterName>(name: Name, ...input: LetterInput<Name>): Promise<Letter<Name>> {
  const task = { name, input };
  return (isBuilt ? inThread(task) : writeHere(task)) as Promise<Letter<Name>>;
}
