import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { signIn } from '../../tests/built-server/administer.ts';
import { quantile, request, type TimedAnswer } from '../../tests/built-server/requests.ts';

const readsPerSecond = 60;
const ordersPerSecond = 4;
/** A request without an answer within this time counts as unanswered. */
const timeoutMs = 15_000;
/** As many as the form makes with one key after a 503 or a lost connection. */
const maxOrderTries = 4;

const pages = ['/', '/about', '/partners', '/studies', '/media', '/order', '/insights', '/impressum'];
const lists = ['/api/partners', '/api/studies', '/api/media', '/api/team-members'];
const files = ['/favicon.svg', '/site.webmanifest', '/robots.txt', '/sitemap.xml'];
const readAddresses = [...pages, ...pages, ...lists, ...files];
const isPage = new Set(pages);

interface Waits {
  requests: number;
  refused: number;
  unanswered: number;
  medianMs: number;
  p99Ms: number;
  longestMs: number;
}

export interface SteadyLoadReport {
  waits: { pages: Waits; 'lists and files': Waits; orders: Waits };
  /** Orders, each with its retries. */
  sent: number;
  /** Orders answered with 201, including those of a later try. */
  accepted: number;
  stored: number;
  /** Stored orders for which neither an answer nor a retry with their key gave the stored order number. */
  storedUnanswered: number;
}

function createWaits() {
  const answeredMs: number[] = [];
  let [refused, unanswered] = [0, 0];
  return {
    /** @param scheduledAt when the request was due: a late generator counts as waiting too */
    async measure(
      scheduledAt: number,
      name: string,
      send: () => Promise<TimedAnswer>,
    ): Promise<TimedAnswer | undefined> {
      const answer = await send().catch(() => undefined);
      if (!answer) unanswered += 1;
      else {
        answeredMs.push(performance.now() - scheduledAt);
        if (answer.status === 503) refused += 1;
        else if (answer.status >= 400) throw new Error(`${name} was answered with ${answer.status}`);
      }
      return answer;
    },
    result: (): Waits => ({
      requests: answeredMs.length + unanswered,
      refused,
      unanswered,
      medianMs: quantile(answeredMs, 0.5),
      p99Ms: quantile(answeredMs, 0.99),
      longestMs: answeredMs.reduce((longest, answered) => Math.max(longest, answered), 0),
    }),
  };
}

/** Starts work at a fixed rate, however long each piece takes; resolves when all of it has ended. */
async function atRate(perSecond: number, until: number, work: (scheduledAt: number, index: number) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let failure: unknown;
  for (let index = 0; ; index++) {
    const scheduledAt = begun + (index * 1_000) / perSecond;
    if (scheduledAt >= until) break;
    const pause = scheduledAt - performance.now();
    if (pause > 0) await sleep(pause);
    const one = work(scheduledAt, index)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(one));
    underWay.add(one);
  }
  await Promise.all(underWay);
  if (failure) throw failure;
}

/**
 * Sends 60 reads (pages, lists, files) and 4 orders a second for some minutes, without waiting for answers before the
 * next request, then compares what is stored with what was answered.
 * @param load.onSent is called before the comparison, which reads all orders at once and takes 30 MB of the database
 */
export async function steadyLoad(
  url: string,
  { minutes, onSent }: { minutes: number; onSent: () => void },
): Promise<SteadyLoadReport> {
  const agent = new http.Agent({ keepAlive: true });
  const [pageWaits, otherWaits] = [createWaits(), createWaits()];
  const orders = createWaits();
  const sent: { email: string; key: string; orderNumber?: string }[] = [];
  const headers = { 'accept-encoding': 'br, gzip' };
  const ask = (path: string) => request(`${url}${path}`, { headers, agent, timeoutMs });
  const post = ({ email, key }: { email: string; key: string }) =>
    request(`${url}/api/study-orders`, {
      json: { ...sampleStudyOrder, email },
      headers: { 'idempotency-key': key },
      agent,
      timeoutMs,
    });

  async function placeOrder(firstDue: number, index: number): Promise<void> {
    const order: (typeof sent)[number] = { email: `bestellung-${index}@example.org`, key: randomUUID() };
    sent.push(order);
    for (let tries = 0, due = firstDue; tries < maxOrderTries; tries++, due = performance.now()) {
      const answer = await orders.measure(due, 'an order', () => post(order));
      if (answer?.status === 201) {
        order.orderNumber = answer.json.orderNumber;
        return;
      }
      await sleep(1_000 * Number(answer?.headers['retry-after'] ?? 2));
    }
  }

  const until = performance.now() + minutes * 60_000;
  await Promise.all([
    atRate(readsPerSecond, until, async (due, index) => {
      const path = readAddresses[index % readAddresses.length] as string;
      await (isPage.has(path) ? pageWaits : otherWaits).measure(due, path, () => ask(path));
    }),
    atRate(ordersPerSecond, until, placeOrder),
  ]);

  onSent();
  const administrator = await signIn(url);
  const stored: { email: string; orderNumber: string }[] = (await administrator('GET', '/api/study-orders')).json;
  const sentByEmail = new Map(sent.map((order) => [order.email, order]));
  let storedUnanswered = 0;
  for (const { email, orderNumber } of stored) {
    const order = sentByEmail.get(email);
    if (!order || order.orderNumber === orderNumber) continue;
    const replayed = await post(order);
    if (replayed.json.orderNumber !== orderNumber) storedUnanswered += 1;
  }
  agent.destroy();
  return {
    waits: { pages: pageWaits.result(), 'lists and files': otherWaits.result(), orders: orders.result() },
    sent: sent.length,
    accepted: sent.filter(({ orderNumber }) => orderNumber !== undefined).length,
    stored: stored.length,
    storedUnanswered,
  };
}
