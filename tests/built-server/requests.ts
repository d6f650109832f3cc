import http from 'node:http';

export interface TimedAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: proofs look at all kinds of answers
  json: any;
  milliseconds: number;
}

/**
 * Sends a request and reads its whole answer. Rejects if the answer is truncated or the connection fails; `wasOpen` of
 * the error is true if the connection had delivered a response before.
 */
export function request(
  url: string,
  {
    method = 'GET',
    json,
    headers = {},
    agent,
    timeoutMs = 30_000,
  }: {
    method?: string;
    json?: unknown;
    headers?: Record<string, string>;
    agent?: http.Agent;
    /** Maximum silence of a connection. */
    timeoutMs?: number;
  } = {},
): Promise<TimedAnswer> {
  const begun = performance.now();
  const payload = json === undefined ? undefined : JSON.stringify(json);
  const sent =
    payload === undefined
      ? headers
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)), ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      url,
      { method: json !== undefined && method === 'GET' ? 'POST' : method, headers: sent, agent, timeout: timeoutMs },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const promised = response.headers['content-length'];
          if (promised !== undefined && method !== 'HEAD' && Number(promised) !== body.length)
            reject(new Error('truncated'));
          else
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
              get text() {
                return body.toString();
              },
              get json() {
                return JSON.parse(body.toString());
              },
              milliseconds: performance.now() - begun,
            });
        });
        response.on('close', () => reject(new Error('truncated')));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    outgoing.on('error', (error) => reject(Object.assign(error, { wasOpen: outgoing.reusedSocket })));
    outgoing.end(payload);
  });
}

/** Repeats work in so many concurrent loops until `stop`, which resolves when all have ended. */
export function keepBusy(atOnce: number, work: () => Promise<unknown>) {
  let isRunning = true;
  const worker = async () => {
    while (isRunning) await work();
  };
  const all = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    async stop(): Promise<void> {
      isRunning = false;
      await all;
    },
  };
}

/** The quantile of values: for 0.99, the value below which 99% of them are. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
