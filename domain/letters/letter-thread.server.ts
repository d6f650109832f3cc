/** The thread that writes mails and invoices, see write-letter.server.ts. */
import { answerTasks } from '#platform/lasting-thread.server.ts';
import { type LetterTask, writeHere } from './letter-writers.server.ts';

answerTasks<LetterTask>(writeHere);
