import { afterEach, expect, test, vi } from 'vitest';
import { prepareAnswer } from '../pages/prepared-answer.ts';
import { cachedBytes } from './cached-bytes.ts';

afterEach(() => void vi.useRealTimers());

test.each([15, 100_000])(
  'bytes given out earlier are unchanged while the next second has its own date: %d bytes',
  (length) => {
    const text = 'x'.repeat(length);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-03T10:00:00Z') });
    const page = prepareAnswer(200, text, [['Content-Type', 'text/html; charset=utf-8']]);
    const ask = () => cachedBytes(Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), () => page);
    const held = ask();
    const before = held?.head.toString();
    expect(before).toContain('\r\nDate: Wed, 03 Jun 2026 10:00:00 GMT\r\n');
    vi.setSystemTime(new Date('2026-06-03T10:00:01Z'));
    const next = ask();
    expect(next?.head.toString()).toContain('\r\nDate: Wed, 03 Jun 2026 10:00:01 GMT\r\n');
    expect(held?.head.toString()).toBe(before);
    for (const { head, body = '' } of [held, next].filter((answer) => answer !== undefined))
      expect(`${head}${body}`.endsWith(`\r\n\r\n${text}`)).toBe(true);
    // Slow readers of different seconds share one body if it is large.
    expect(next?.body).toBe(held?.body);
    expect(held?.body === undefined).toBe(length < 16_384);
  },
);
