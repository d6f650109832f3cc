import { type Clock, systemClock } from 'pg-boss';
import { dayMs } from '../durations.ts';

const maxSleepMs = dayMs;

/**
 * The system's clock for the job queue, which computes pauses from the time of day. After the clock was set back by weeks a
 * pause would exceed what timers can wait for, and Node would end each at once.
 */
export const queueClock: Clock = {
  ...systemClock,
  setTimeout: (run, ms) => systemClock.setTimeout(run, Math.min(ms, maxSleepMs)),
};
