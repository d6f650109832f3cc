/** The thread started by thread-mime-reading.server.ts. */
import { type MimeTask, type ReadMail, readMime } from './read-mime.server.ts';

export default function read(task: MimeTask): Promise<ReadMail> {
  return readMime(task);
}
