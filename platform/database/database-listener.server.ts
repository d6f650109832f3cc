import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** `payload` is undefined when the connection was lost for a while: notifications may have been missed. */
export type NotificationHandler = (payload: string | undefined) => void;

/** Resolves when the channel is being listened to; gives a function that ends it. Throws when the database is away. */
export type Listen = (channel: string, handler: NotificationHandler) => Promise<() => void>;

const heartbeatMs = 15_000;
const maxPauseMs = 2_000;

/**
 * One connection for all channels, opened at the first listen() and kept open: when it is lost it is opened again, and
 * every handler is called once.
 */
export function createListener(input: { config: pg.ClientConfig; log: Pick<Logger, 'info' | 'warn'> }) {
  const { config, log } = input;
  const handlers = new Map<string, Set<NotificationHandler>>();
  const end = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  function tell(channel: string, payload: string | undefined) {
    for (const handler of handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        log.warn({ err: error, channel }, 'a notification could not be handled');
      }
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...config,
      application_name: `${config.application_name} listener`,
      query_timeout: 5_000,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    // Finds a connection that died without a word, as behind a firewall or after a power cut.
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
      for (const channel of handlers.keys()) tell(channel, undefined);
      return client;
    }
  }

  return {
    async listen(channel: string, handler: NotificationHandler) {
      const known = handlers.get(channel);
      const channelHandlers = known ?? new Set();
      channelHandlers.add(handler);
      handlers.set(channel, channelHandlers);
      const before = connection;
      connection ??= connect().catch((error) => {
        connection = undefined;
        throw error;
      });
      try {
        const client = await connection;
        if (before) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        channelHandlers.delete(handler);
        throw error;
      }
      return () => void channelHandlers.delete(handler);
    },
    async close() {
      end.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
