import { expect, test } from 'vitest';
import { sampleSender } from '#tests/made-up/sample-seller.ts';
import { peopleReviewText } from './people-review/people-review-text.server.tsx';
import { unusedAccessText } from './unused-people/unused-access-text.server.tsx';

test('a deadline in the morning is given with its time, not as a whole day', async () => {
  const asked = { firmName: 'Muster AG', until: new Date('2027-03-29T04:37:00Z'), address: 'https://www.example.org' };
  const mails = [
    await unusedAccessText({ ...asked, staysIn: false }, sampleSender),
    await peopleReviewText({ ...asked, isReminder: false }, sampleSender),
  ];
  for (const { text } of mails) expect(text.replaceAll(/\s+/g, ' ')).toContain('bis 29. März 2027, 6:37 Uhr');
});

test('the last lead of a firm is not told that the access ends, because it stays', async () => {
  const asked = { firmName: 'Muster AG', until: new Date(), address: 'https://www.example.org' };
  expect((await unusedAccessText({ ...asked, staysIn: false }, sampleSender)).text).toContain('abgeschaltet');
  expect((await unusedAccessText({ ...asked, staysIn: true }, sampleSender)).text).not.toContain('abgeschaltet');
});
