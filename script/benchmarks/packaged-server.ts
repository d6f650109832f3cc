import { edition } from '../../content/built-in-editions.ts';
import { packageAddress } from '../../domain/insights/insight-files.ts';
import { type BuiltServer, startBuiltServer } from '../../tests/built-server/built-server.ts';
import { eventually } from '../../tests/eventually.ts';
import { get } from './processes.ts';

const maxMakingMs = 120_000;

/**
 * Starts a server and waits until its edition's package is made. A new installation makes it once, with up to half a
 * minute of CPU and 250 MB, which would be counted as part of the load.
 */
export async function startPackagedServer(dataDir: string, environment?: Record<string, string>): Promise<BuiltServer> {
  const server = await startBuiltServer(dataDir, environment);
  const address = `${server.url}${packageAddress(edition.facts.year)}`;
  await eventually(async () => (await get(address, {})).status === 200, maxMakingMs);
  return server;
}
