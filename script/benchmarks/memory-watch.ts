import type { BuiltServer } from '../../tests/built-server/built-server.ts';
import { slope } from '../../tests/built-server/slope.ts';
import { megabytesOfAll, processesOf } from './process-tree.ts';
import { line } from './processes.ts';

const everyMs = 10_000;
const minuteMs = 60_000;
/** Caches fill and heaps reach their size in the first minutes of a load. */
const settlingMinutes = 10;

interface Sample {
  minutes: number;
  megabytes: number;
}

/** Reads the memory of all processes of a server every ten seconds and prints it every minute. */
export function watchMemory(server: BuiltServer, dataDir: string) {
  const samples: Sample[] = [];
  const begun = performance.now();
  function read(): Sample {
    const megabytes = megabytesOfAll(processesOf(server, dataDir));
    return { minutes: (performance.now() - begun) / minuteMs, megabytes };
  }
  const timer = setInterval(() => {
    const sample = read();
    samples.push(sample);
    if (samples.length % (minuteMs / everyMs) !== 0) return;
    const node = megabytesOfAll([server.pid]);
    const figure = `${sample.megabytes.toFixed(0)} MB, node alone ${node.toFixed(0)}`;
    line(`  memory after ${sample.minutes.toFixed(0)} minutes`, figure);
  }, everyMs);
  return {
    /** Prints the maximum and the slope; if a load is too short to settle, the slope of its second half. */
    end() {
      clearInterval(timer);
      const most = Math.max(...samples.map(({ megabytes }) => megabytes));
      line('memory under load (at most 300 MB)', `${most.toFixed(0)} MB at the most`);
      const last = samples.at(-1)?.minutes ?? 0;
      const from = last > settlingMinutes + 1 ? settlingMinutes : last / 2;
      const settled = samples.filter(({ minutes }) => minutes >= from);
      const growth = slope(settled.map(({ minutes: x, megabytes: y }) => ({ x, y })));
      line(`  growth from minute ${from.toFixed(0)} on (after 10: at most 1 MB)`, `${growth.toFixed(2)} MB a minute`);
    },
  };
}
