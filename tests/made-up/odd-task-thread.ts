/** Work that a thread is made for in tests: it answers, never ends, or takes ever more memory. */
export type OddTask = 'answer' | 'never end' | 'take memory';

export default function perform(task: OddTask): string {
  const kept: number[][] = [];
  while (task !== 'answer') {
    if (task === 'take memory') kept.push(new Array(10_000).fill(0).map((_, at) => at + 0.5));
  }
  return `done ${kept.length}`;
}
