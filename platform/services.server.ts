import type { Disk } from 'flydrive';
import type { Database } from './database.server.ts';
import type { Log } from './log.server.ts';
import type { Settings } from './settings.server.ts';

/** The outside world, handed to whatever needs it: there are no globals. */
export interface Services {
  settings: Settings;
  db: Database;
  files: Disk;
  log: Log;
  /** To be called after a change to what the public sees: drops the finished pages of every instance. */
  contentChanged(): Promise<void>;
}
