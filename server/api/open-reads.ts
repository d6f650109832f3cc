import * as z from 'zod/mini';
import { maxAnswerMs } from '#platform/database/transaction-in-time.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Call } from './call.ts';
import type { CallQueue } from './work/call-queues.ts';

/**
 * Public responses of calls, read in process: without a request there is nothing to guard.
 * @throws when it isn't a success
 */
export function createOpenReads(calls: readonly Call[], queue: CallQueue) {
  const byPath = new Map(calls.map((call) => [`/api${call.path}`, call]));

  async function read(address: string): Promise<string> {
    const [path = '', search] = address.split('?');
    const call = byPath.get(path);
    if (!call) throw new Error(`${path} is not a call with the same response for everybody`);
    const answer = await call.handle({
      params: {},
      isHead: false,
      query: z.parse(call.query ?? z.object({}), Object.fromEntries(new URLSearchParams(search))),
      body: undefined,
      person: null,
      administrator: null,
      firmPerson: null,
      reader: null,
      language: originalLanguage,
      header: () => undefined,
      cookie: undefined,
      userAgent: undefined,
      network: undefined,
      isLocal: true,
      answerBy: performance.now() + maxAnswerMs,
      setHeader: () => undefined,
    });
    if (isRefusal(answer) || answer instanceof Response || answer.json === null)
      throw new Error(`${path} did not return JSON`);
    return answer.json;
  }

  return { paths: [...byPath.keys()], read: (address: string) => queue.add(() => read(address)) };
}
