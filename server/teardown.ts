import { reasonOf } from '#platform/log/described-error.server.ts';

/** Milliseconds that all steps together may take, so that a stop ends within 10 s. */
const maxTeardownMs = 9_500;

/** Collects cleanup functions and runs them once, in reverse order. */
export function createTeardown() {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  let running: Promise<void> | undefined;

  async function undo() {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        process.stderr.write(`${reasonOf(error)}\n`);
      }
    }
  }

  return {
    add(step: () => Promise<unknown> | unknown): void {
      steps.push(step);
    },
    /** Resolves when everything is stopped, or at the timeout. */
    run(): Promise<void> {
      running ??= Promise.race([undo(), new Promise<void>((resolve) => setTimeout(resolve, maxTeardownMs).unref())]);
      return running;
    },
  };
}
