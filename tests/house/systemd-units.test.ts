import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const unit = (name: string) => path.join(import.meta.dirname, '../../deploy', name);
const exposure = (file: string) =>
  spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' });

test.for(['versicherungsmonitor.service', 'versicherungsmonitor-backup.service'])(
  '%s exposes at most 2.0 of 10',
  (name, { skip }) => {
    const { error, stdout } = exposure(unit(name));
    skip(error !== undefined || process.platform !== 'linux', 'there is no systemd here');
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
  },
);
