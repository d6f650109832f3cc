import * as z from 'zod/mini';
import { asciiDomain } from '../../partners/mail-domain.ts';

const maxDomains = 20;
const longestDomain = 253;

const change = (texts: { yesOrNo: string; domain: string; tooMany: string }) => {
  const mailDomain = z.pipe(
    z.string(texts.domain).check(z.maxLength(longestDomain, texts.domain)),
    z.pipe(
      z.transform((typed: string) => asciiDomain(typed) ?? ''),
      z.string().check(z.minLength(1, texts.domain), z.maxLength(longestDomain, texts.domain)),
    ),
  );
  return z.object({
    requiresSecondFactor: z.optional(z.boolean(texts.yesOrNo)),
    allowedDomains: z.optional(z.array(mailDomain, texts.domain).check(z.maxLength(maxDomains, texts.tooMany))),
  });
};

export const accessRulesChange = {
  en: change({
    yesOrNo: 'Please choose yes or no',
    domain: 'Please enter domains like example.org, one per line',
    tooMany: `At most ${maxDomains} domains`,
  }),
  de: change({
    yesOrNo: 'Bitte wählen Sie ja oder nein',
    domain: 'Bitte geben Sie Domains wie example.org ein, eine pro Zeile',
    tooMany: `Höchstens ${maxDomains} Domains`,
  }),
};
export type AccessRulesChange = z.infer<(typeof accessRulesChange)['en']>;
