import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2a00:1450:400a::1%eth0',
  'localhost',
  '2130706433',
  '0x7f.1',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '223.255.255.255', '2a00:1450:400a::1', '2606:4700::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('no address in a private network is public', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  forAll(octet, octet, octet, (b, c, d) => {
    for (const first of [0, 10, 127, 224 + (b % 32)]) expect(isPublicAddress(`${first}.${b}.${c}.${d}`)).toBe(false);
    expect(isPublicAddress(`::ffff:${b}.${c}.${d}.1`)).toBe(false);
    expect(isPublicAddress(`f${(c % 16).toString(16)}${(d % 16).toString(16)}0::${b}`)).toBe(false);
  });
});
