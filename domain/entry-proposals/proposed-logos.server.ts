import { type FileFolder, usualUnusedForMs } from '../core/records/file-folder.server.ts';
import { listProposedLogos } from './entry-proposal-queries.server.ts';

/** Logos of waiting proposals. They are in the library's folder, whose unused files are deleted. */
export const proposedLogosFolder: FileFolder = {
  name: 'uploads',
  // No files of its own.
  fileName: /^$/,
  unusedForMs: usualUnusedForMs,
  listUsed: listProposedLogos,
};
