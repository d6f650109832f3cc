import { type DestinationStream, type Logger, type LogFn as LogMethod, pino } from 'pino';
import { describeError } from './described-error.server.ts';

export type Log = Logger;

/** JSON lines on stdout, without bodies, names, addresses or tokens, and with routes instead of URLs. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: { logMethod: withOwnMessage },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** By default pino would log the error's message. */
function withOwnMessage(this: Logger, args: Parameters<LogMethod>, method: LogMethod) {
  const [first, ...words] = args as unknown[];
  const isError = first instanceof Error;
  const isExclusive =
    words.length === 0 && (isError || (typeof first === 'object' && first !== null && 'err' in first));
  const withMessage = [isError ? { err: first } : first, ...(isExclusive ? ['error'] : words)];
  method.apply(this, withMessage as Parameters<LogMethod>);
}

/** The last log line when an unexpected error ends the process; returned as text to be written synchronously. */
export function fatalLine(error: unknown): string {
  return `${JSON.stringify({ level: 60, time: new Date().toISOString(), err: describeError(error), msg: 'unhandled error' })}\n`;
}

/** An IP address shortened to its network (/24, /48): shows patterns without identifying a person. */
export function shortenIp(address: string): string {
  if (address.includes('.')) return address.replace(/^::ffff:/, '').replace(/\.\d+$/, '.0');
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
