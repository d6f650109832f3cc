import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBuiltServer } from '../../tests/built-server/built-server.ts';
import { line, work } from './processes.ts';
import { steadyLoad, takeOneCore } from './steady-load.ts';

/** How long reads and orders wait under a steady load: `--minutes 12`, `--one-core-taken` with a busy loop beside the server. */
export async function steady(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '1' }, 'one-core-taken': { type: 'boolean', default: false } },
  });
  const server = await startBuiltServer(path.join(work, 'steady'));
  const burner = values['one-core-taken'] ? takeOneCore() : undefined;
  const { reads, orders, acceptedOrders, unansweredStoredOrders } = await steadyLoad(server.url, {
    minutes: Number(values.minutes),
  });
  burner?.kill();
  for (const [name, waits] of Object.entries({ reads, orders })) {
    line(`${name}: sent, refused with 503`, `${waits.requests}, ${waits.refused}`);
    line(`${name}: without an answer after 15 s (at most 0)`, `${waits.unanswered}`);
    line(`${name}: median, p99`, `${waits.medianMs.toFixed(0)} ms, ${waits.p99Ms.toFixed(0)} ms`);
    line(`${name}: longest (at most 5000 ms)`, `${waits.longestMs.toFixed(0)} ms`);
  }
  line('orders accepted, retries included', `${acceptedOrders}`);
  line('orders stored without an answer (at most 0)', `${unansweredStoredOrders}`);
  await server.end();
}
