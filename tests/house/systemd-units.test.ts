import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../deploy');

test.for(['versicherungsmonitor.service', 'versicherungsmonitor-backup.service'])(
  '%s exposes at most 2.0 of 10',
  (name, { skip }) => {
    const args = ['security', '--offline=true', '--no-pager', path.join(folder, name)];
    const { error, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    skip(error !== undefined || process.platform !== 'linux', 'there is no systemd here');
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
  },
);
