import type { Edition } from '#content/schemas.ts';
import { surveyProfile } from '#domain/insights/survey-profile.ts';
import { surveyProfileWords } from '#domain/insights/survey-profile-words.ts';
import type { Language } from '#platform/languages.ts';

/** The survey profile of an edition; items not stated are marked as such. */
export function SurveyProfile({ language, edition }: { language: Language; edition: Edition }) {
  const { notStated } = surveyProfileWords(language);
  return (
    <dl className="border-b border-rule">
      {surveyProfile(edition, language).map(({ item, label, text }) => (
        <div key={item} className="gap-x-6 border-t border-rule py-3 md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="font-semibold">{label}</dt>
          <dd className={`measure ${text === null ? 'text-ink-muted' : ''}`}>{text ?? notStated}</dd>
        </div>
      ))}
    </dl>
  );
}
