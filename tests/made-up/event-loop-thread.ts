/** A thread whose tasks schedule work on its event loop. */
let turns = 0;

/** @returns number of event loop turns after earlier tasks */
export default function countTurns(): number {
  setImmediate(() => {
    turns += 1;
  });
  return turns;
}
