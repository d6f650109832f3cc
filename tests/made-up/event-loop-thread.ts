/** A thread whose tasks leave something to their event loop. */
let turns = 0;

/** @returns how often the event loop has come round after earlier tasks */
export default function countTurns(): number {
  setImmediate(() => {
    turns += 1;
  });
  return turns;
}
