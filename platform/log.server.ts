import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. What is logged holds no bodies, names, addresses or tokens, and routes instead of URLs. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** An IP address cut to its network (/24, /48): enough to see a pattern, too little to name a person. */
export function shortenIp(address: string): string {
  if (address.includes('.')) return address.replace(/^::ffff:/, '').replace(/\.\d+$/, '.0');
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
