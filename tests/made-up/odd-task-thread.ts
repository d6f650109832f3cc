import { getHeapStatistics } from 'node:v8';

/** Tasks of a thread: it answers, returns its memory limit in MB, never ends, or uses more and more memory. */
export type OddTask = 'answer' | 'tell the limit' | 'never end' | 'take memory';

export default function perform(task: OddTask): string {
  if (task === 'tell the limit') return String(Math.round(getHeapStatistics().heap_size_limit / 1024 ** 2));
  const kept: number[][] = [];
  while (task !== 'answer') {
    if (task === 'take memory') kept.push(new Array(10_000).fill(0).map((_, index) => index + 0.5));
  }
  return `done ${kept.length}`;
}
