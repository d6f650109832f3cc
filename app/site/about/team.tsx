import { translatedText } from '#domain/core/records/translated-text.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { type Language, langOfOriginal } from '#platform/languages.ts';
import { Section } from '../../components/section-heading.tsx';
import { pictureSources } from '../../components/shown-picture.ts';
import { Island } from '../../island.tsx';
import { aboutWords } from './about-words.ts';
import { teamCardWords } from './team-card-words.ts';
import TeamCards, { type ShownMember } from './team-cards.tsx';

interface TeamProps {
  content: SiteContent;
  members: TeamMember[];
  pictures: readonly ShownPicture[];
}

export function Team({ content, members, pictures }: TeamProps) {
  const { language, about } = content;
  const active = members.filter(({ isActive }) => isActive).map((member) => personOf(member, language, pictures));
  return (
    <Section id="team" title={content.current.edition.aboutTexts.teamTitle} kicker={about.teamKicker} layout="stacked">
      {active.length === 0 ? (
        <p className="text-ink-muted">{aboutWords(language).noMembers}</p>
      ) : (
        <Island
          name="team-cards"
          component={TeamCards}
          props={{ people: active, words: teamCardWords(language), textLang: langOfOriginal(language) }}
        />
      )}
    </Section>
  );
}

function personOf(member: TeamMember, language: Language, pictures: readonly ShownPicture[]): ShownMember {
  const { id, name, organization, email, linkedinUrl, profileImageUrl } = member;
  return {
    ...{ id, name, organization, email, linkedinUrl },
    title: translatedText(member, 'title', language),
    role: translatedText(member, 'role', language),
    department: translatedText(member, 'department', language),
    bio: translatedText(member, 'bio', language),
    expertise: translatedText(member, 'expertise', language),
    portrait: pictureSources(profileImageUrl, pictures, 'portrait'),
  };
}
