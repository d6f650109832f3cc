import { expect, test } from 'vitest';
import { changedAccessRules } from './changed-access-rules.ts';

const rules = {
  secondFactorSince: '2027-03-01T08:00:00Z',
  secondFactorSide: 'partner',
  allowedDomains: ['muster.example'],
} as const;
const ofFirm = { ...rules, allowedDomains: [...rules.allowedDomains] };

test('only changed rules are sent, so that neither side overwrites a rule that the other has set', () => {
  expect(
    changedAccessRules(ofFirm, { requiresSecondFactor: true, allowedDomains: 'muster.example\n\nneu.example' }),
  ).toEqual({ allowedDomains: ['muster.example', 'neu.example'] });
  expect(changedAccessRules(ofFirm, { requiresSecondFactor: false, allowedDomains: 'muster.example\n' })).toEqual({
    requiresSecondFactor: false,
  });
  expect(changedAccessRules(ofFirm, { requiresSecondFactor: true, allowedDomains: '' })).toEqual({
    allowedDomains: [],
  });
});
