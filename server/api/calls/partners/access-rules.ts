import { accessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import { accessRulesChange } from '#domain/firm-people/access-rules/access-rules-input.ts';
import { changeAccessRules } from '#domain/firm-people/access-rules/change-access-rules.server.ts';
import {
  changeFirmAccessRulesCall,
  changeOwnAccessRulesCall,
  readFirmAccessRulesCall,
  readOwnAccessRulesCall,
} from '#domain/firm-people/firm-people-calls.ts';
import { readAccessRules } from '#domain/partners/firm-access-rules-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, partnerLeadCall, recentSignIn } from '../../call.ts';
import { forFirm } from './for-firm.ts';

const answer = { status: 200, description: 'The rules', schema: accessRules } as const;
const change = {
  answer,
  example: { requiresSecondFactor: true, allowedDomains: ['example.org'] },
  ...recentSignIn,
} as const;

/** What firms require of their people: a second factor, and domains of addresses. */
export function accessRulesCalls(services: Services) {
  const { db } = services;
  return [
    partnerLeadCall(readOwnAccessRulesCall, {
      summary: 'The access rules of the user’s firm',
      answer,
      handle: ({ firmPerson }) => readAccessRules(db, firmPerson.firmId),
    }),
    partnerLeadCall(changeOwnAccessRulesCall, {
      ...change,
      summary: 'Require a second factor of the people of the user’s firm, or limit the domains of their addresses',
      body: accessRulesChange.de,
      refusals: [409],
      handle: ({ firmPerson, body }) =>
        changeAccessRules(services, firmPerson, { id: firmPerson.firmId, name: firmPerson.firmName }, body),
    }),
    officeCall('read-content', readFirmAccessRulesCall, {
      summary: 'The access rules of a firm',
      answer,
      handle: ({ params }) => forFirm(services, params.id, ({ id }) => readAccessRules(db, id)),
    }),
    officeCall('firm-people', changeFirmAccessRulesCall, {
      ...change,
      summary: 'Require a second factor of a firm’s people, or limit the domains of their addresses',
      body: accessRulesChange.en,
      handle: ({ administrator, params, body }) =>
        forFirm(services, params.id, (firm) => changeAccessRules(services, administrator, firm, body)),
    }),
  ];
}
