interface Waiting {
  rank: number;
  start(isTurn: boolean): void;
}

/**
 * Lets a few work at a time. Of those that wait the lowest rank comes first, of one rank who came last: behind a crowd that
 * came before, whoever comes now would wait as long as all of it. Whoever waits too long, or is the last of too many, gets
 * no turn.
 * @param limits.maxWaitMs how long anybody waits
 */
export function createTurns(limits: { atOnce: number; maxWaiting: number; maxWaitMs: number }) {
  let working = 0;
  /** In their order. */
  const waiting: Waiting[] = [];

  function leave(one: Waiting): void {
    waiting.splice(waiting.indexOf(one), 1);
    one.start(false);
  }

  function queue(rank: number): Promise<boolean> {
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => leave(one), limits.maxWaitMs);
      const one: Waiting = {
        rank,
        start(isTurn) {
          clearTimeout(tooLong);
          resolve(isTurn);
        },
      };
      const behind = waiting.findIndex((other) => other.rank >= rank);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, one);
      const last = waiting.length > limits.maxWaiting ? waiting.at(-1) : undefined;
      if (last) leave(last);
    });
  }

  /** The result of the work; undefined when no turn came. */
  return async function inTurn<Result>(rank: number, work: () => Promise<Result>): Promise<Result | undefined> {
    if (working < limits.atOnce) working += 1;
    else if (!(await queue(rank))) return undefined;
    try {
      return await work();
    } finally {
      // The place goes to the next one in line, or is free.
      const next = waiting.shift();
      if (next) next.start(true);
      else working -= 1;
    }
  };
}
