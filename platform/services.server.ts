import type { Database } from './database/database.server.ts';
import type { Files } from './files.server.ts';
import type { Jobs } from './jobs/jobs.server.ts';
import type { Log } from './log/log.server.ts';
import type { Mailer } from './mailer.server.ts';
import type { Internet } from './network/open-internet.server.ts';
import type { Settings } from './settings.server.ts';

/** The outside world, handed to whatever needs it: there are no globals. */
export interface Services {
  settings: Settings;
  db: Database;
  jobs: Jobs;
  files: Files;
  mailer: Mailer;
  log: Log;
  /** Other people's servers. */
  internet: Internet;
  /**
   * To be called after a change to what the public sees: drops the finished pages of every instance.
   * @param change isTold: the others were told inside the transaction that made the change
   */
  contentChanged(change?: { isTold: boolean }): Promise<void>;
}
