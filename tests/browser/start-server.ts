/** Starts the built server for browser tests on a fresh directory, which is removed when it ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-browser-'));
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: path.join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'muster-passwort-fuer-tests',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
});
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));
