/** The built server for browser tests, on a fresh directory that is removed at its end. */
import { freshDirectory, startBuiltServer } from '../built-server/built-server.ts';
import { sampleIban } from '../made-up/made-up-bank-file.ts';

const server = await startBuiltServer(freshDirectory(), { PORT: process.env.PORT ?? '', INVOICE_IBAN: sampleIban });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => process.exit((await server.end()).status ?? 1));
}
