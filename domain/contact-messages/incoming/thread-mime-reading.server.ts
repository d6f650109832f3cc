import { reasonOf } from '#platform/log/described-error.server.ts';
import type { Services } from '#platform/services.server.ts';
import { openThread } from '#platform/threads.server.ts';
import type { MimeTask, ReadMail } from './read-mime.server.ts';

const thread = openThread<MimeTask, ReadMail>({
  name: 'incoming-mail-thread',
  source: 'domain/contact-messages/incoming/incoming-mail-thread.server.ts',
  maxHeapMb: 128,
  idleAfterMs: 10_000,
  maxTaskMs: 10_000,
});

/** Reads a mail in a thread with limits of time and memory; undefined if it exceeds them or can't be read. */
export async function readMimeInThread({ log }: Pick<Services, 'log'>, task: MimeTask): Promise<ReadMail | undefined> {
  try {
    return await thread.run(task);
  } catch (error) {
    // A failure of the system, such as a full disk, says nothing about the mail.
    if (error instanceof Error && 'errno' in error) throw error;
    log.warn({ reason: reasonOf(error) }, 'a mail could not be read');
    return undefined;
  }
}
