import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Hit } from './cached-page-connections.ts';
import { createHitLog } from './request-log.ts';

function logged(level: string, head: string, trustProxy = false) {
  let text = '';
  const stream = new Writable({
    write(part, _encoding, done) {
      text += part;
      done();
    },
  });
  const note = createHitLog({ settings: { trustProxy }, log: pino({ level, base: undefined }, stream) });
  note?.({ socket: { remoteAddress: '192.0.2.77' } as Hit['socket'], head: Buffer.from(head), status: 304, ms: 0.123 });
  return text && JSON.parse(text);
}

test('cached answers are logged like other reads: by route, with a shortened network', () => {
  const head = 'GET /insights?card=3 HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.51.100.9, 203.0.113.4\r\n\r\n';
  const line = { method: 'GET', route: '/insights', status: 304, ms: 0.1, network: '192.0.2.0', msg: 'request' };
  expect(logged('debug', head)).toMatchObject(line);
  expect(logged('debug', head, true)).toMatchObject({ ...line, network: '203.0.113.0' });
  expect(logged('debug', head.replace('/insights?card=3', '/api/partners'))).toMatchObject({ route: '/api/partners' });
  expect(logged('info', head)).toBe('');
});
