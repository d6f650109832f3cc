import { cookies } from '#platform/access/cookies.ts';
import { longestLimit, rateLimitExpiresAt, rateLimits } from '#platform/rate-limit-table.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import {
  endedLinkDays,
  invitationOpenFor,
  removedPersonDays,
  resetOpenFor,
  reviewOpenFor,
  unusedAnswerTime,
} from '../../core/account-links/link-terms.ts';
import { account, removedFromFirmAt, session, user, verification } from '../../core/accounts/user-table.server.ts';
import { administratorSecrets } from '../../people/administrator-secret-table.server.ts';
import { termsAcceptances } from '../../people/area-terms/area-terms-table.server.ts';
import { knownDevices } from '../../people/known-device-table.server.ts';
import { endedTokenDays } from '../../people/read-tokens/read-token-answer.ts';
import { readTokenEndsAt, readTokens } from '../../people/read-tokens/read-token-table.server.ts';
import { authenticators, passkeys, recoveryCodes } from '../../people/second-factor/second-factor-table.server.ts';
import { noPersonalData, office, type StoredTable } from './stored-table.server.ts';

const ofAnAccount = { activity: 'accounts', sources: ['person', 'office', 'firm'], recipients: office } as const;
const ofSignIns = { activity: 'accounts', sources: ['use'], recipients: office } as const;

export const accountTables: readonly StoredTable[] = [
  // Accounts of the office stay, deactivated or not.
  {
    table: user,
    privacy: { ...ofAnAccount, data: 'accounts', recipients: [...office, 'firm'] },
    end: {
      name: `people of firms ${removedPersonDays} days after their removal`,
      since: removedFromFirmAt,
      after: `${removedPersonDays} days`,
    },
    exportedAs: 'accounts',
  },
  {
    table: account,
    privacy: { ...ofAnAccount, data: 'passwords', sources: ['person'], recipients: ['operators'] },
    end: { with: user },
  },
  { ...noPersonalData, table: administratorSecrets, end: 'never: every instance needs them' },
  {
    table: authenticators,
    privacy: { ...ofAnAccount, data: 'authenticators', sources: ['person'], recipients: ['operators'] },
    end: { with: user },
    exportedAs: 'authenticators',
  },
  {
    table: passkeys,
    privacy: { ...ofAnAccount, data: 'passkeys', sources: ['person'], recipients: ['operators'] },
    end: { with: user },
    exportedAs: 'passkeys',
  },
  {
    table: recoveryCodes,
    privacy: { ...ofAnAccount, data: 'recovery-codes', sources: ['use'], recipients: ['operators'] },
    end: { with: user },
  },
  {
    table: termsAcceptances,
    privacy: { ...ofAnAccount, data: 'terms-acceptances', sources: ['use'], recipients: [...office, 'firm'] },
    end: { with: user },
    exportedAs: 'termsAcceptances',
  },
  {
    table: accountLinks,
    lasts: [invitationOpenFor, resetOpenFor, unusedAnswerTime, reviewOpenFor],
    privacy: { ...ofAnAccount, data: 'account-links', recipients: [...office, 'firm'] },
    isBackedUp: false,
    end: {
      name: `links to accounts ${endedLinkDays} days after they ended`,
      since: accountLinks.expiresAt,
      after: `${endedLinkDays} days`,
    },
    exportedAs: 'accountLinks',
  },
  // A restored backup must not bring revoked tokens back.
  {
    table: readTokens,
    privacy: { ...ofAnAccount, data: 'read-tokens', sources: ['office'] },
    isBackedUp: false,
    end: {
      name: `tokens of programs ${endedTokenDays} days after they ended`,
      since: readTokenEndsAt,
      after: `${endedTokenDays} days`,
    },
    exportedAs: 'readTokens',
  },
  // After a restore all users have to sign in again.
  {
    table: session,
    lasts: [cookies.session.lasts],
    privacy: { ...ofSignIns, data: 'session' },
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: session.expiresAt, after: '0' },
    exportedAs: 'sessions',
  },
  {
    table: verification,
    lasts: [cookies.step.lasts],
    privacy: { ...ofSignIns, data: 'sign-in-steps' },
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: verification.expiresAt, after: '0' },
  },
  {
    table: knownDevices,
    lasts: [cookies.device.lasts],
    privacy: { ...ofSignIns, data: 'known-devices' },
    isBackedUp: false,
    end: { name: 'sessions and known devices at expiry', since: knownDevices.expiresAt, after: '0' },
    exportedAs: 'knownDevices',
  },
  {
    table: rateLimits,
    lasts: [longestLimit],
    privacy: { activity: 'protection', data: 'rate-limits', sources: ['use'], recipients: ['operators'] },
    isBackedUp: false,
    end: { name: 'counters against spam at expiry', since: rateLimitExpiresAt, after: '0' },
  },
];
