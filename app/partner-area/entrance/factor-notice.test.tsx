import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { FactorNotice } from './factor-notice.tsx';

test('the notice names the time by which a second factor is required', () => {
  const secondFactor = { hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 };
  const profile = { secondFactor, secondFactorDueAt: '2027-03-29T04:37:00Z' } as unknown as FirmProfile;
  expect(renderToStaticMarkup(<FactorNotice profile={profile} />)).toContain('bis 29. März 2027, 6:37 Uhr');
});
