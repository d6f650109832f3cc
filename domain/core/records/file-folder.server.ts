import type { Transaction } from '#platform/database/database.server.ts';

/** A folder of the file store that the house writes to. What lies anywhere else, or under another name, is somebody else's. */
export interface FileFolder {
  /** The beginning of its keys, without the slash: 'reports'. */
  name: string;
  /** The names that the house gives there. */
  fileName: RegExp;
  /** Milliseconds that a file may lie there before anything names it. */
  unusedForMs: number;
  /** Keys in use beside those that columns of records name. */
  listUsed?(tx: Transaction, now: Date): Promise<string[]>;
}

/** A file may be there before the record that speaks of it: an upload in a form. */
export const usualUnusedForMs = 30 * 24 * 3_600_000;

/** Whether a key is one that the house made below the folder. */
export function isOwnFile({ name, fileName }: FileFolder, key: string): boolean {
  return key.startsWith(`${name}/`) && fileName.test(key.slice(name.length + 1));
}
