declare global {
  /** Answers that app/admin/early-start.ts requested, by address; each is taken once. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds from the document's start in which an early answer is fresh enough. */
const freshForMs = 20_000;

/** An answer that early-start.ts requested, once; undefined when there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return performance.now() < freshForMs ? answer : undefined;
}
