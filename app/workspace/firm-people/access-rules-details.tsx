import type { AccessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { DetailsList } from '../table/details-list.tsx';
import type { FirmPeopleTexts } from './firm-people-texts.ts';

/** The access rules of a firm, for those who may only read them. */
export function AccessRulesDetails({ rules, texts }: { rules: AccessRules; texts: FirmPeopleTexts }) {
  const { secondFactorSince, allowedDomains } = rules;
  return (
    <DetailsList
      entries={[
        [texts.requiresFactor, texts.factorSince(secondFactorSince && dateOrUnknown(secondFactorSince))],
        [texts.allowedDomains, allowedDomains.join('\n') || texts.anyDomain],
      ]}
    />
  );
}
