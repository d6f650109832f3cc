import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createConnectionLimits } from './connection-limits.ts';

/** A socket with the members that the limits use. */
const connectionFrom = (remoteAddress: string) => Object.assign(new EventEmitter(), { remoteAddress }) as Socket;

/** Opens connections until one is refused. @returns those that were accepted */
function fill(limits: ReturnType<typeof createConnectionLimits>, address: (index: number) => string): Socket[] {
  const open: Socket[] = [];
  for (let index = 0; index < 20_000; index++) {
    const socket = connectionFrom(address(index));
    if (!limits.admit(socket)) break;
    open.push(socket);
  }
  return open;
}

test('one address can hold a part of all connections, and gets room again when some end', () => {
  const limits = createConnectionLimits({ countsNetworks: true });
  const open = fill(limits, () => '192.0.2.1');
  expect(open).toHaveLength(500);
  expect(limits.admit(connectionFrom('::ffff:192.0.2.1'))).toBe(false);
  expect(limits.admit(connectionFrom('192.0.2.2'))).toBe(true);
  for (const socket of open.slice(0, 3)) socket.emit('close');
  expect(fill(limits, () => '192.0.2.1')).toHaveLength(3);
});

test('the networks of one customer count together', () => {
  const limits = () => createConnectionLimits({ countsNetworks: true });
  expect(fill(limits(), (index) => `2001:db8:1:2::${index.toString(16)}`)).toHaveLength(500);
  expect(fill(limits(), (index) => `2001:db8:1:${(0x1200 + (index % 256)).toString(16)}::1`)).toHaveLength(2_000);
  expect(fill(limits(), (index) => `2001:db8:1:${index.toString(16)}::1`)).toHaveLength(8_000);
});

test('the total is limited, behind a proxy and on this machine too', () => {
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  expect(fill(createConnectionLimits({ countsNetworks: true }), address)).toHaveLength(12_000);
  expect(fill(createConnectionLimits({ countsNetworks: false }), () => '192.0.2.1')).toHaveLength(12_000);
  for (const own of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) {
    expect(fill(createConnectionLimits({ countsNetworks: true }), () => own)).toHaveLength(12_000);
  }
});
