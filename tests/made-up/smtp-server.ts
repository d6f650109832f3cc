import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

interface ReceivedMail {
  /** Envelope. */
  from: string;
  to: string[];
  /** Times before the first and after the last byte, in milliseconds. */
  begunAt: number;
  at: number;
  /** The whole message as it came. */
  source: string;
}

/**
 * How the server handles the next mails. refuse: it doesn't listen; stall: it accepts the connection and stays silent;
 * slow: it accepts the mail and replies once the behaviour changes; drop: it accepts the mail and disconnects without a
 * reply; a number: that reply to the recipient, 'not today' or with the text after the number.
 */
type SmtpBehaviour = 'well' | 'refuse' | 'stall' | 'slow' | 'drop' | number | `${number} ${string}`;

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Number of connections, with or without a mail. */
  connections: number;
  setBehaviour(behaviour: SmtpBehaviour): Promise<void>;
  stop(): Promise<void>;
}

/** A field of smtp-server that its types lack. */
interface Connection {
  session: unknown;
  close(): void;
}

/** Starts a real mail server on a free port that can misbehave. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const state = { behaviour: 'well' as SmtpBehaviour, connections: 0 };
  const received: ReceivedMail[] = [];
  const stalled = new Set<() => void>();
  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      disableReverseLookup: true,
      onConnect(_session, done) {
        state.connections += 1;
        if (state.behaviour === 'stall') stalled.add(() => done());
        else done();
      },
      onRcptTo(_address, _session, done) {
        const [, code, text = 'not today'] = /^(\d+)(?: (.+))?$/.exec(String(state.behaviour)) ?? [];
        if (code === undefined) return done();
        done(Object.assign(new Error(text), { responseCode: Number(code) }));
      },
      async onData(stream, session, done) {
        const begunAt = Date.now();
        // A sender that was killed leaves half a mail: nothing was received.
        const source = await text(stream).catch(() => undefined);
        if (source === undefined) return;
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          begunAt,
          at: Date.now(),
          source,
        });
        if (state.behaviour === 'drop') {
          for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
            if (connection.session === session) connection.close();
          }
          return;
        }
        if (state.behaviour === 'slow') stalled.add(() => done());
        else done();
      },
    });
  let server = create();
  const port = await freePort();
  const listen = async () => {
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get connections() {
      return state.connections;
    },
    async setBehaviour(behaviour) {
      if (state.behaviour === 'refuse' && behaviour !== 'refuse') {
        server = create();
        await listen();
      }
      const wasListening = state.behaviour !== 'refuse';
      state.behaviour = behaviour;
      for (const goOn of stalled) goOn();
      stalled.clear();
      if (behaviour === 'refuse' && wasListening) await close();
    },
    async stop() {
      for (const goOn of stalled) goOn();
      if (state.behaviour !== 'refuse') await close();
    },
  };
}

/** The id of a mail, which its Message-ID contains. */
export const mailIdOf = (source: string) => /^message-id: *<([^@>]+)@/im.exec(source)?.[1] ?? '';

/** Whether a mail is about an order. At 23:55 the office also gets the head of the document chain. */
export const isOrderMail = (source: string) => !/^subject: *=\?UTF-8\?Q\?Pr=C3=BCfkette/im.test(source);
