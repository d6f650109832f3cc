import type { Transaction } from '#platform/database/database.server.ts';
import { dayMs } from '#platform/durations.ts';

/** A folder of the file store that the site owns. Files elsewhere, or with other names, are never swept. */
export interface FileFolder {
  /** Prefix of its keys without the slash: 'reports'. */
  name: string;
  /** Names of the site's own files there. */
  fileName: RegExp;
  /** How long a file may be unused before it is swept, in milliseconds. */
  unusedForMs: number;
  /** Keys in use, in addition to those in columns of records. */
  listUsed?(tx: Transaction, now: Date): Promise<string[]>;
}

/** A file can exist before its record, for example an upload in an open form. */
export const usualUnusedForMs = 30 * dayMs;

/** Whether a key is one of the site's own files in the folder. */
export const isOwnFile = ({ name, fileName }: FileFolder, key: string): boolean =>
  key.startsWith(`${name}/`) && fileName.test(key.slice(name.length + 1));
