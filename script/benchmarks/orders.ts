import path from 'node:path';
import { sampleStudyOrder } from '../../domain/study-orders/sample-study-order.ts';
import { startBuiltServer } from '../../tests/built-server/built-server.ts';
import { cpuSeconds, line, seconds, work } from './processes.ts';

/** Orders a second, and their CPU. */
export async function orders(): Promise<void> {
  const ours = await startBuiltServer(path.join(work, 'orders'));
  const pid = ours.pid;
  const body = JSON.stringify({ ...sampleStudyOrder, wantsPresentation: false });
  const place = async (until: number) => {
    let placed = 0;
    while (performance.now() < until) {
      const answer = await fetch(`${ours.url}/api/study-orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      if (answer.status === 201) placed += 1;
    }
    return placed;
  };
  const many = (until: number) => Promise.all(Array.from({ length: 16 }, () => place(until)));
  await many(performance.now() + 2_000);
  const before = cpuSeconds(pid);
  const placed = (await many(performance.now() + seconds * 1000)).reduce((sum, each) => sum + each, 0);
  const used = cpuSeconds(pid) - before;
  line('orders a second, 16 at a time, mails beside', (placed / seconds).toFixed(0));
  line('CPU of an order, its mails begun meanwhile included', `${((used / placed) * 1000).toFixed(1)} ms`);
  await ours.end();
}
