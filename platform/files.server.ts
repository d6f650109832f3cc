import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from './settings.server.ts';

/** Where uploads and reports lie: DATA_DIR/files. */
export function openFiles(settings: Pick<Settings, 'dataDir' | 'filesUrl'>): Disk {
  return new Disk(new FSDriver({ location: path.join(settings.dataDir, 'files'), visibility: 'private' }));
}
