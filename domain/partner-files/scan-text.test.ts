import { expect, test } from 'vitest';
import { scanText } from './scan-text.ts';

test('states the day of the scan, that there was none, or that it is unknown', () => {
  const scanned = { isScanned: true, scannedAt: '2026-11-24T12:00:00Z' };
  expect(scanText(scanned, 'de')).toBe('Auf Viren geprüft am 24. November 2026');
  expect(scanText(scanned, 'en')).toBe('Scanned for viruses on 24. November 2026');
  expect(scanText({ isScanned: false, scannedAt: null }, 'de')).toBe('Nicht auf Viren geprüft');
  expect(scanText({ isScanned: null, scannedAt: null }, 'de')).toBe('Nicht bekannt, ob auf Viren geprüft');
});
