import { ArrowUpRight, ChartNoAxesColumn, GraduationCap, Mail, ShieldCheck, Users } from 'lucide-react';
import { translatedText } from '#domain/core/records/translated-text.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import type { PartnerType } from '#domain/partners/partner-type.ts';
import type { Language } from '#platform/languages.ts';
import { PartnerLogo } from '../../components/partner-logo.tsx';
import { safeHref } from '../../components/safe-href.ts';
import { partnersWords } from './partners-words.ts';

const icons = {
  academic: GraduationCap,
  industry: ShieldCheck,
  research: ChartNoAxesColumn,
  association: Users,
} satisfies Record<PartnerType, unknown>;

const linkLook =
  'max-w-full inline-flex min-h-11 items-center gap-2 font-medium text-accent wrap-anywhere hover:underline underline-offset-4';

/** A partner as a row between hairlines; without a logo an icon of its kind is shown. */
export function PartnerEntry({ language, partner }: { language: Language; partner: Partner }) {
  const words = partnersWords(language);
  const { name, type, logoUrl, contactEmail } = partner;
  const description = translatedText(partner, 'description', language);
  const Icon = icons[type];
  const label = words.kinds[type];
  const website = safeHref(partner.websiteUrl);
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-rule py-8 first:pt-0 last:border-b-0 last:pb-0 grid-cols-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="flex h-24 w-40 max-w-full items-center justify-center rounded-sm border border-rule bg-white text-petrol">
        <PartnerLogo
          name={name}
          logoUrl={logoUrl}
          fallback={<Icon role="img" aria-label={label} className="size-10" />}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-xl">{name}</h3>
          <p className="max-w-full rounded-sm border border-control px-2 text-sm hyphens-auto wrap-anywhere">{label}</p>
        </div>
        {description.text && (
          <p lang={description.lang} className="measure mt-2 whitespace-pre-line">
            {description.text}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className={linkLook}>
              <Mail aria-hidden="true" className="size-4" />
              {contactEmail}
            </a>
          )}
          {website && (
            <a href={website} target="_blank" rel="noopener" className={linkLook}>
              <ArrowUpRight aria-hidden="true" className="size-4" />
              <span>
                {words.website}
                <span className="sr-only">{words.of(name)}</span>
              </span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
