import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device is named by browser and system', () => {
  const names = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'curl/8',
    undefined,
  ].map(deviceName);
  expect(names).toEqual(['Firefox, Linux', 'Edge, Windows', 'Safari, iOS', 'Anderes Gerät', 'Anderes Gerät']);
});
