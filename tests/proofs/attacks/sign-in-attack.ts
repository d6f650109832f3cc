/**
 * 400 networks guess the administrator's password without a pause: the device that signed in
 * before can sign in every time, an unknown one with the right password within a minute, and visitors are served.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { builtAdministrator, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { megabytesOf } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, quantile, request, type TimedAnswer } from '../../built-server/requests.ts';

const networks = 400;
const email = 'admin@example.com';
/** An unknown device must be signed in within this time, with any number of attempts. */
const withinMs = 60_000;

await prove('sign-in-attack', async (report, { isShort }) => {
  const [strangers, roundSeconds] = isShort ? [1, 5] : [5, 30];
  await using server = await startBuiltServer(await installedDirectory(), {
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'on',
  });
  const login = (network: string, password: string, headers: Record<string, string> = {}) =>
    request(`${server.url}/api/admin/login`, {
      json: { email, password },
      headers: { 'x-forwarded-for': network, ...headers },
    });
  const waitTold = (answer: TimedAnswer | undefined) =>
    Math.max(Number(answer?.headers['retry-after'] ?? 1), 1) * 1_000;

  const first = await login('192.0.2.1', builtAdministrator.password);
  const device = first.headers['set-cookie']?.find((line) => line.includes('-device='))?.split(';')[0] ?? '';
  report.check('the first sign-in makes a device known', first.status === 200 && device !== '', first.status);
  const before = megabytesOf(server.pid);

  /** Number of guesses by status, or by the error instead of a response. */
  const answers = new Map<string, number>();
  const guesses: number[] = [];
  let turn = 0;
  const attack = keepBusy(networks, async () => {
    turn += 1;
    const number = turn % networks;
    const from = `10.${number >> 8}.${number & 255}.7`;
    const outcome = await login(from, `geraten-${turn}-und-lang`).then(
      ({ status, milliseconds }) => {
        guesses.push(milliseconds);
        return String(status);
      },
      ({ message }: Error) => message,
    );
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
  });
  const begun = performance.now();

  /** Signs in from an unknown device: tries, waits for Retry-After, and retries. @returns milliseconds */
  async function getIn(network: string): Promise<number> {
    const start = performance.now();
    for (;;) {
      const answer = await login(network, builtAdministrator.password).catch(() => undefined);
      if (answer?.status === 200 || performance.now() - start > withinMs) return performance.now() - start;
      await sleep(Math.min(waitTold(answer), withinMs));
    }
  }

  const known: number[] = [];
  const pages: number[] = [];
  let refused = 0;
  const unknown: number[] = [];
  for (let stranger = 1; stranger <= strangers; stranger++) {
    const gettingIn = getIn(`203.0.113.${stranger}`).then((took) => unknown.push(took));
    const until = performance.now() + roundSeconds * 1_000;
    while (performance.now() < until || unknown.length < stranger) {
      const answer = await login('192.0.2.1', builtAdministrator.password, { cookie: device, origin: server.url });
      if (answer.status === 200) known.push(answer.milliseconds);
      else refused += 1;
      pages.push((await request(`${server.url}/`)).milliseconds);
      await sleep(200);
    }
    await gettingIn;
  }
  const during = megabytesOf(server.pid);
  await attack.stop();

  const seconds = (performance.now() - begun) / 1_000;
  const byAnswer = Object.fromEntries(answers);
  report.figure(`guesses by ${networks} networks in ${Math.round(seconds)} s, by answer`, JSON.stringify(byAnswer));
  report.figure('wait of a guess, median, ms', Math.round(quantile(guesses, 0.5)));
  const late = 'no answer within 30 s';
  const areRefused = Object.keys(byAnswer).every((outcome) => ['401', '429', late].includes(outcome));
  report.check('every guess is refused with 401 or 429', areRefused, Object.keys(byAnswer).join(' '));
  report.bound('every guess is answered within 30 s', !answers.has(late), `${answers.get(late) ?? 0} later`);
  report.check('the known device can always sign in', refused === 0, `${known.length} of ${known.length + refused}`);
  const ms = (values: number[]) => `${Math.round(quantile(values, 0.5))}, ${Math.round(Math.max(...values))}`;
  report.figure('  time of these sign-ins, median and longest, ms', ms(known));
  const longest = Math.max(...unknown);
  report.check('an unknown device can sign in within 60 s', longest < withinMs, `${(longest / 1_000).toFixed(1)} s`);
  report.figure('home page meanwhile, median and longest, ms', ms(pages));
  report.figure('memory before and during the attack, MB', `${Math.round(before)} ${Math.round(during)}`);
});
