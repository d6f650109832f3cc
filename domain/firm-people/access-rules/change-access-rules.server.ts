import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { holdsValues } from '../../core/records/holds-values.server.ts';
import {
  type FirmAccessRules,
  readAccessRules,
  storeAccessRules,
} from '../../partners/firm-access-rules-queries.server.ts';
import type { SignedInPerson } from '../../people/signed-in-person.server.ts';
import { lockAccounts } from '../../people/user-queries.server.ts';
import type { AccessRulesChange } from './access-rules-input.ts';

const setByOffice = refuse(
  409,
  'set-by-office',
  'Die Studienleitung verlangt den zweiten Faktor. Nur sie kann das ändern.',
);

/** The grace begins when the rule is first set; a rule of the firm becomes the office's when the office requires it too. */
function factorRule(before: FirmAccessRules, isRequired: boolean | undefined, kind: SignedInPerson['kind']) {
  const { secondFactorSince, secondFactorSide } = before;
  if (isRequired === undefined) return { secondFactorSince, secondFactorSide };
  if (!isRequired) return { secondFactorSince: null, secondFactorSide: null };
  return {
    secondFactorSince: secondFactorSince ?? new Date(),
    secondFactorSide: secondFactorSide === 'office' ? 'office' : kind,
  };
}

/** Changes the access rules of a firm, for its lead or the office. */
export async function changeAccessRules(
  { db }: Pick<Services, 'db'>,
  caller: SignedInPerson,
  firm: { id: string; name: string },
  { requiresSecondFactor, allowedDomains }: AccessRulesChange,
): Promise<FirmAccessRules | Refusal> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const before = await readAccessRules(tx, firm.id);
    const isOfOffice = before.secondFactorSide === 'office';
    if (requiresSecondFactor === false && isOfOffice && caller.kind === 'partner') return setByOffice;
    const rules = {
      ...factorRule(before, requiresSecondFactor, caller.kind),
      allowedDomains: allowedDomains ? [...new Set(allowedDomains)] : before.allowedDomains,
    };
    if (holdsValues(before, rules)) return rules;
    await storeAccessRules(tx, firm.id, rules);
    const record = { recordKind: 'firm-access-rules', recordId: firm.id, recordName: firm.name, firmId: firm.id };
    await recordAudit(tx, { actor: caller.email, action: 'change', ...record });
    return rules;
  });
}
