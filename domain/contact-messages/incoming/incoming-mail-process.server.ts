/** The child process that reads mails, see read-mime-in-process.server.ts. */
import type { MimeTask, ReadMail } from './read-mail.ts';
import { readMime } from './read-mime.server.ts';

/** `isSystemFailure`: the cause is not the mail, but for example a full disk. */
export type MimeResult = { read: ReadMail } | { failure: string; isSystemFailure: boolean };

process.on('message', async (task: MimeTask) => {
  let result: MimeResult;
  try {
    result = { read: await readMime(task) };
  } catch (error) {
    result = { failure: String(error), isSystemFailure: error instanceof Error && 'errno' in error };
  }
  process.send?.(result);
});
