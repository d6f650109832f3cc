import type { AccessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import type { AccessRulesChange } from '#domain/firm-people/access-rules/access-rules-input.ts';

/** Returns only the rules changed in the form, so that saving one doesn't overwrite another that the other side has set. */
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
