import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt, projectRoot } from '#platform/installation/project-root.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { MimeResult } from './incoming-mail-process.server.ts';
import type { MimeTask, ReadMail } from './read-mail.ts';

const program = path.join(
  projectRoot,
  isBuilt ? 'dist/server/incoming-mail-process.js' : 'domain/contact-messages/incoming/incoming-mail-process.server.ts',
);
const maxReadingMs = 10_000;
const idleAfterMs = 10_000;
/** A mail of 30 MB takes 200 MB, nearly all of it outside of the heap. */
const maxReaderBytes = 256 * 1024 ** 2;
const pollIntervalMs = 50;
/** Signals that end the server; sent to its process group, as by Ctrl-C, they end the child too. */
const endsServer = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

let reader: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * A process and not a thread: a thread's limit doesn't count the bytes of mails and attachments, and a mail of millions of parts
 * would take hundreds of MB.
 */
function startReader(): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    // Its output would mix with the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=4'],
    env: {},
  });
  const forget = () => {
    if (reader === child) reader = undefined;
  };
  // A task sent to a process that has just ended emits 'error'; unhandled, it would end the server.
  child.once('exit', forget).on('error', forget);
  // Ends with the server, and does not keep it running.
  child.unref();
  child.channel?.unref();
  return child;
}

function endReader(): void {
  reader?.kill('SIGKILL');
  reader = undefined;
}

/**
 * Reads a mail in the child process, one at a time.
 * @returns undefined if it exceeds the limits of time and memory, or can't be read
 * @throws if the cause is not the mail
 */
export async function readMimeInProcess({ log }: Pick<Services, 'log'>, task: MimeTask): Promise<ReadMail | undefined> {
  clearTimeout(idle);
  reader ??= startReader();
  const result = await resultOf(reader, task);
  idle = setTimeout(endReader, idleAfterMs).unref();
  if ('read' in result) return result.read;
  if (result.isSystemFailure) throw new Error(result.failure);
  log.warn({ reason: result.failure }, 'a mail could not be read');
  return undefined;
}

/** Memory of a process; 0 on systems without /proc, where time and heap alone are limited. */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

function resultOf(child: ChildProcess, task: MimeTask): Promise<MimeResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), maxReadingMs);
    const memoryCheck = setInterval(
      () => residentBytes(child) > maxReaderBytes && child.kill('SIGKILL'),
      pollIntervalMs,
    );
    const end = (result: MimeResult) => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      child.off('message', end).off('exit', onExit).off('error', onError);
      resolve(result);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      end(
        signal && endsServer.has(signal)
          ? { failure: signal, isSystemFailure: true }
          : { failure: 'too much time or memory', isSystemFailure: false },
      );
    const onError = (error: Error) => end({ failure: String(error), isSystemFailure: true });
    child.once('message', end).once('exit', onExit).once('error', onError);
    child.send(task);
  });
}
