declare global {
  /** Answers requested by app/admin/early-start.ts, by address; each is used once. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Time after the start of the document during which an early answer may be used. */
const usableForMs = 20_000;

/** Takes the early answer for an address, if there is a fresh one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return performance.now() < usableForMs ? answer : undefined;
}
