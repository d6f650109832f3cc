import type { AccessRules, AccessRulesChange } from '#domain/firm-people/access-rules/access-rules-answer.ts';

/** Only what was changed: saving domains must not take over the other side's rule, nor undo what it changed meanwhile. */
export function changedAccessRules(
  { secondFactorSince, allowedDomains }: AccessRules,
  entered: { requiresSecondFactor: boolean; allowedDomains: string },
): AccessRulesChange {
  const domains = entered.allowedDomains.split('\n').filter((line) => line.trim() !== '');
  const { requiresSecondFactor } = entered;
  return {
    ...(requiresSecondFactor !== (secondFactorSince !== null) && { requiresSecondFactor }),
    ...(domains.join('\n') !== allowedDomains.join('\n') && { allowedDomains: domains }),
  };
}
