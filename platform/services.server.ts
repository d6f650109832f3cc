import type { Database } from './database/database.server.ts';
import type { Files } from './files.server.ts';
import type { Jobs } from './jobs/jobs.server.ts';
import type { Log } from './log/log.server.ts';
import type { Mailer } from './mailer.server.ts';
import type { Internet } from './network/open-internet.server.ts';
import type { Settings } from './settings.server.ts';

/** External services, passed to all code that needs them instead of globals. */
export interface Services {
  settings: Settings;
  db: Database;
  jobs: Jobs;
  files: Files;
  mailer: Mailer;
  log: Log;
  /** Access to other servers. */
  internet: Internet;
  /**
   * Drops the cached pages of every instance; call after a change to public content.
   * @param change isNotified: the other instances were notified inside the transaction of the change
   */
  contentChanged(change?: { isNotified: boolean }): Promise<void>;
}
