import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';

const [user, password] = ['team', 'zwei-blaue-Teller'];
const nobody = 65_534;

/**
 * Options of setpriv for a root directory that only root may enter, such as a chroot in a private directory. Dovecot checks
 * its programs by access(2), which ignores capabilities without the securebit.
 */
const capabilities = () =>
  (statSync('/').mode & 0o001) === 0
    ? ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
    : [];

/** Starts Dovecot for one account, on loopback only, in a directory; as nobody where the tests run as root. */
export async function startDovecot(directory: string, tls?: { certificate: string; key: string }) {
  const isRoot = process.getuid?.() === 0;
  const { username, uid, gid } = isRoot ? { username: 'nobody', uid: nobody, gid: nobody } : userInfo();
  const port = await freePort();
  const folder = path.join(directory, 'mail');
  for (const name of ['', 'new', 'cur', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  const settings = `
protocols = imap
listen = 127.0.0.1
base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/log
default_internal_user = ${username}
default_internal_group = ${isRoot ? 'nogroup' : String(gid)}
default_login_user = ${username}
disable_plaintext_auth = no
ssl = ${tls ? 'required' : 'no'}
${tls ? `ssl_cert = <${directory}/cert.pem\nssl_key = <${directory}/key.pem` : ''}
mail_location = maildir:${folder}
first_valid_uid = ${uid}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${directory}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${tls ? 0 : port}
  }
  inet_listener imaps {
    port = ${tls ? port : 0}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`;
  const file = path.join(directory, 'dovecot.conf');
  writeFileSync(file, settings);
  const files = [directory, folder, ...['new', 'cur', 'tmp'].map((name) => path.join(folder, name))];
  if (tls) {
    for (const [name, source] of [['cert.pem', tls.certificate] as const, ['key.pem', tls.key] as const]) {
      copyFileSync(source, path.join(directory, name));
      files.push(path.join(directory, name));
    }
  }
  if (isRoot) for (const own of files) chownSync(own, uid, gid);
  const dovecot = ['/usr/sbin/dovecot', '-F', '-c', file];
  const asNobody = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities()];
  const [program = '', ...options] = isRoot ? [...asNobody, ...dovecot] : dovecot;
  const child = spawn(program, options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  // A failing proof ends without calling stop.
  process.once('exit', () => child.kill('SIGTERM'));
  const host = tls ? 'localhost' : '127.0.0.1';

  async function withMailbox<Result>(use: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({
      ...{ host, port, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
      ...(tls ? { secure: true } : { doSTARTTLS: false }),
      tls: { rejectUnauthorized: false },
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.mailboxOpen('INBOX', { readOnly: true });
      return await use(client);
    } finally {
      await client.logout();
    }
  }
  await eventually(() => withMailbox(async () => true).catch(() => false));

  let delivered = 0;
  return {
    imapUrl: (pass = password) => `${tls ? 'imaps' : 'imap'}://${user}:${pass}@${host}:${port}/INBOX`,
    /** Delivers a mail as a mail server does, by renaming a whole file into the folder. */
    deliver(mail: string | Buffer): void {
      const bytes = Buffer.isBuffer(mail) ? mail : Buffer.from(mail.replaceAll(/\r?\n/g, '\r\n'));
      const name = `${1_000_000_000 + delivered++}.M1P1.localhost`;
      const unfinished = path.join(folder, 'tmp', name);
      writeFileSync(unfinished, bytes);
      if (isRoot) chownSync(unfinished, uid, gid);
      renameSync(unfinished, path.join(folder, 'new', name));
    },
    /** The number of mails, and all flags except the one that the server sets itself. */
    state: () =>
      withMailbox(async (client) => {
        const mails = await client.fetchAll('1:*', { flags: true });
        return {
          mails: mails.length,
          flags: mails.flatMap(({ flags = new Set() }) => [...flags]).filter((flag) => flag !== '\\Recent'),
        };
      }),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
