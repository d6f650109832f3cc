import { type DestinationStream, type Logger, type LogFn as LogMethod, pino } from 'pino';
import { describeError } from './described-error.server.ts';

export type Log = Logger;

/** JSON lines on stdout. What is logged holds no bodies, names, addresses or tokens, and routes instead of URLs. */
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

/** Without words of ours pino would say the error's. */
function withOwnMessage(this: Logger, args: Parameters<LogMethod>, method: LogMethod) {
  const [first, ...words] = args as unknown[];
  const isError = first instanceof Error;
  const isAlone = words.length === 0 && (isError || (typeof first === 'object' && first !== null && 'err' in first));
  const said = [isError ? { err: first } : first, ...(isAlone ? ['error'] : words)];
  method.apply(this, said as Parameters<LogMethod>);
}

/** The last line of a process that an error nobody expected ends: written at once, whatever its log is doing. */
export function fatalLine(error: unknown): string {
  return `${JSON.stringify({ level: 60, time: new Date().toISOString(), err: describeError(error), msg: 'unhandled error' })}\n`;
}

/** An IP address cut to its network (/24, /48): enough to see a pattern, too little to name a person. */
export function shortenIp(address: string): string {
  if (address.includes('.')) return address.replace(/^::ffff:/, '').replace(/\.\d+$/, '.0');
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
