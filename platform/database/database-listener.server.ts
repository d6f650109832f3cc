import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** `payload` is undefined after a lost connection, when notifications may have been missed. */
export type NotificationHandler = (payload: string | undefined) => void;

const heartbeatMs = 15_000;
const maxPauseMs = 2_000;

/**
 * Listens to a channel on its own connection and reconnects if it is lost.
 * @returns a function that stops listening
 * @throws if the database is unavailable
 */
export async function openListener(
  { config, log }: { config: pg.ClientConfig; log: Pick<Logger, 'info' | 'warn'> },
  channel: string,
  handler: NotificationHandler,
): Promise<() => Promise<void>> {
  const end = new AbortController();

  function callHandler(payload: string | undefined) {
    try {
      handler(payload);
    } catch (error) {
      log.warn({ err: error, channel }, 'a notification could not be handled');
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...config,
      application_name: `${config.application_name} listener`,
      query_timeout: 5_000,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => callHandler(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    // Detects a connection that died silently, as behind a firewall or after a power cut.
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.connection.stream.destroy());
    }, heartbeatMs);
    heartbeat.unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (end.signal.aborted) return;
      log.warn('lost the connection that listens to notifications');
      connection = reconnect();
      connection.catch(() => undefined);
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      await sleep(pauseMs, undefined, { signal: end.signal });
      const client = await connect().catch(() => undefined);
      if (!client) continue;
      log.info('listening to notifications again');
      callHandler(undefined);
      return client;
    }
  }

  let connection = connect();
  await connection;
  return async () => {
    end.abort();
    const client = await connection.catch(() => undefined);
    await client?.end();
  };
}
