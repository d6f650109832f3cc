import { CallFailed } from '../../api-client.ts';
import type {} from '../early-start.ts';

/** From the document's start in which an early answer is still new enough. */
const freshForMs = 20_000;

/** An answer that early-start.ts asked for, once; undefined when there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return performance.now() < freshForMs ? answer : undefined;
}

/** The JSON of an answer. @throws CallFailed when it isn't a success */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new CallFailed(response, await response.text());
  return (await response.json()) as Answer;
}
