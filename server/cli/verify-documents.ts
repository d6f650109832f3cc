/**
 * script/verify-documents [--timestamps DIRECTORY] [FILE ...]: checks the chain of all documents, their PDFs, and the heads that
 * mails or PDFs show; writes time stamps for openssl.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listTimestamps } from '#domain/orders/invoices/chain/chain-head-queries.server.ts';
import { readShownHeads } from '#domain/orders/invoices/chain/chain-line.ts';
import { checkChain } from '#domain/orders/invoices/chain/check-chain.server.ts';
import type { ShownHead } from '#domain/orders/invoices/chain/verify-chain.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { callersFile, cannotWriteTo, runCommand, withInstallation } from './command.ts';

async function readHeads(name: string): Promise<ShownHead[]> {
  const file = await readFile(callersFile(name)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartFailure(`${name} can’t be read (${code}).`);
  });
  const heads = readShownHeads(file);
  if (heads.length === 0) throw new StartFailure(`${name} shows no head of the chain.`);
  return heads.map((head) => ({ ...head, shownBy: name }));
}

type Timestamps = Awaited<ReturnType<typeof listTimestamps>>;

async function writeTimestamps(directory: string, timestamps: Timestamps): Promise<void> {
  await mkdir(directory, { recursive: true }).catch(cannotWriteTo(directory));
  for (const { position, head, timestamp } of timestamps) {
    await writeFile(path.join(directory, `${position}-${head}.tsr`), timestamp).catch(cannotWriteTo(directory));
  }
  process.stdout.write(`${timestamps.length} time stamps are in ${directory}\n`);
}

const usage = 'script/verify-documents [--timestamps DIRECTORY] [MAIL or PDF ...]';
const options = { timestamps: { type: 'string' } } as const;

await runCommand(usage, options, async ({ values, positionals }) => {
  const shown = (await Promise.all(positionals.map(readHeads))).flat();
  await withInstallation(
    async ({ connect }) => {
      const { documents, entries, last, problem } = await checkChain(connect().db, shown);
      if (problem) {
        const { number, position, reason } = problem;
        throw new StartFailure(`${number ?? 'The end of the chain'} (entry ${position}): ${reason}.`);
      }
      const end = last ? `, up to entry ${last.position}: ${last.head}` : '';
      process.stdout.write(`${documents} documents and ${entries} entries of the chain fit${end}\n`);
      if (shown.length > 0) process.stdout.write(`${shown.length} heads of ${positionals.length} files fit\n`);
      if (values.timestamps) await writeTimestamps(callersFile(values.timestamps), await listTimestamps(connect().db));
    },
    { usesFiles: false },
  );
});
