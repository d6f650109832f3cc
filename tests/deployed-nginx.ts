import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from './eventually.ts';
import { send } from './test-server.ts';

export const nginxProgram = '/usr/sbin/nginx';

const deployed = (name: string) => path.join(import.meta.dirname, '../deploy', name);

/**
 * Starts an nginx on `port` with `deploy/nginx.conf`, without TLS, in front of servers on `serverPorts`. Its logs are
 * `access.log` and `error.log` in `directory`.
 */
export async function startNginx(directory: string, port: number, serverPorts: number[]): Promise<ChildProcess> {
  const site = (await readFile(deployed('nginx.conf'), 'utf8'))
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replaceAll(/^ *(listen \[|ssl_).*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3000;', serverPorts.map((server) => `server 127.0.0.1:${server};`).join(' '))
    .replaceAll('/etc/nginx/snippets/versicherungsmonitor-proxy.conf', deployed('nginx-proxy-snippet.conf'));
  const config = path.join(directory, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${directory}/${kind};`,
  );
  await writeFile(
    config,
    `daemon off; pid ${directory}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log ${directory}/access.log; ${temporary.join(' ')}
    ${site}
    }`,
  );
  const started = spawn(nginxProgram, ['-c', config, '-e', `${directory}/error.log`], { stdio: 'ignore' });
  await eventually(() => send(port, 'GET', '/api/health').catch(() => undefined));
  return started;
}
