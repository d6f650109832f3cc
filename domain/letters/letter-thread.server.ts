/** The thread that writes mails and invoices, see write-letter.server.ts. */
import os from 'node:os';
import { answerTasks } from '#platform/lasting-thread.server.ts';
import { type LetterTask, writeHere } from './letter-writers.server.ts';

// Where processors are scarce, requests and the database come first. Only Linux means this thread, others the process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

answerTasks<LetterTask>(writeHere);
