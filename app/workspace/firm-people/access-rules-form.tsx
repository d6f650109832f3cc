import type { userKinds } from '#domain/core/accounts/roles.ts';
import type { AccessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import type { AccessRulesChange } from '#domain/firm-people/access-rules/access-rules-input.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { languageOfToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { changedAccessRules } from './changed-access-rules.ts';
import { firmPeopleTexts } from './firm-people-texts.ts';

interface AccessRulesFormProps {
  lang: WorkspaceLanguage;
  rules: AccessRules;
  /** The side that uses the form. */
  by: (typeof userKinds)[number];
  change: (body: AccessRulesChange) => Promise<unknown>;
  onChanged: () => void;
}

export function AccessRulesForm({ lang, rules, by, change, onChanged }: AccessRulesFormProps) {
  const texts = firmPeopleTexts[lang];
  const { secondFactorSince, secondFactorSide, allowedDomains } = rules;
  const isFixed = by === 'partner' && secondFactorSide === 'office';
  const form = useWorkspaceForm({
    initial: { requiresSecondFactor: secondFactorSince !== null, allowedDomains: allowedDomains.join('\n') },
    version: JSON.stringify(rules),
    lang,
    async send(entered) {
      await change(changedAccessRules(rules, entered));
      showToast({ title: texts.rulesSaved, ...languageOfToast(lang) });
      form.saved(entered);
      onChanged();
    },
  });
  const isByOther = secondFactorSide !== null && secondFactorSide !== by;
  const factorHelp = [
    texts.factorHelp(secondFactorSince && dateOrUnknown(secondFactorSince)),
    isByOther ? texts.factorByOther : '',
  ];
  return (
    <form {...form.attributes}>
      <div className="grid gap-4 sm:grid-cols-2">
        <fieldset disabled={isFixed} className="sm:col-span-2">
          <FormField
            form={form}
            name="requiresSecondFactor"
            label={texts.requiresFactor}
            type="check"
            help={factorHelp.join(' ')}
          />
        </fieldset>
        <FormField
          form={form}
          name="allowedDomains"
          label={texts.allowedDomains}
          rows={3}
          isWide
          help={texts.domainsHelp}
        />
        <div className="sm:col-span-2">
          <Button type="submit">{texts.saveRules}</Button>
          <FormFailure message={form.failure} />
        </div>
      </div>
    </form>
  );
}
