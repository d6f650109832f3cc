import { expect, test } from 'vitest';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { fileRequestText } from './file-request-text.server.tsx';

test('the message keeps its line breaks', async () => {
  const request = {
    name: 'Lea Muster',
    title: 'Logo',
    message: 'Als PDF.\nDanke!',
    dueOn: '2026-06-03',
    isPast: false,
  };
  const { text } = await fileRequestText('asked', request, 'https://www.example.org/partner-area', sampleSender);
  expect(text).toContain('Als PDF.\nDanke!');
});
