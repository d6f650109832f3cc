import { type Clock, systemClock } from 'pg-boss';

/**
 * The clock of the job queue, which doesn't follow changes of the system's clock. The queue waits until a time of this clock, so
 * after the system's clock was set back by a day no scheduled job would run for a day. It compares this clock with the
 * database's every minute (see openJobs) and schedules by that.
 */
export const queueClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};
