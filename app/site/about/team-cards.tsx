import { Mail, Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { TranslatedText } from '#domain/core/records/translated-text.ts';
import type { TeamMember } from '#domain/team/team-member-answer.ts';
import type { Language } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { safeHref } from '../../components/safe-href.ts';
import type { PictureSources } from '../../components/shown-picture.ts';
import type { TeamCardWords } from './team-card-words.ts';

/** Laid over the portrait on hover and focus; until then hidden from view and from Tab. */
const details =
  'invisible absolute inset-0 flex flex-col justify-end gap-4 overflow-y-auto bg-petrol/95 p-5 text-on-petrol opacity-0 transition-opacity duration-200 focus-light group-hover/card:visible group-hover/card:opacity-100 group-focus-within/card:visible group-focus-within/card:opacity-100 group-data-open/card:visible group-data-open/card:opacity-100 group-data-shut/card:invisible! print:visible! print:static print:bg-transparent print:p-0 print:pt-2 print:text-ink print:opacity-100';

type Texts = Pick<TeamMember, 'title' | 'role' | 'department' | 'bio' | 'expertise'>;

/** A team member with the texts in the page's language. */
export type ShownMember = Pick<TeamMember, 'id' | 'name' | 'organization' | 'email' | 'linkedinUrl'> & {
  [Name in keyof Texts]: TranslatedText<Texts[Name]>;
} & { portrait: PictureSources | undefined };

interface CardTexts {
  words: TeamCardWords;
  /** Language of organizations' names, if not the page's. */
  textLang?: Language | undefined;
}

interface TeamCardsProps extends CardTexts {
  people: ShownMember[];
}

/** The members of the team, three in a row. */
export default function TeamCards({ people, ...texts }: TeamCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <TeamCard key={person.id} {...person} {...texts} />
      ))}
    </ul>
  );
}

/** One person: portrait, role and contact; bio, expertise and 'Kontakt' on hover, focus or touch. */
function TeamCard({ words, textLang, ...person }: ShownMember & CardTexts) {
  const { id, name, title, role, organization, department, email, bio, expertise, portrait } = person;
  /** State set by the button: false from closing until the focus leaves, then undefined as before its first use. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const linkedin = safeHref(person.linkedinUrl);
  const mailLink = email ? `mailto:${email}` : undefined;
  const panel = `person-${id}`;
  // A touch anywhere opens the card. A mouse opens it by hovering, so its clicks count on the button only.
  const onClick = ({ target, nativeEvent }: MouseEvent<HTMLElement>) => {
    const isByMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
    const pressed = (target as Element).closest('a, button');
    if (pressed ? pressed.matches('button') : !isByMouse) setIsOpen(!isOpen);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by keyboard
    <li
      data-press=""
      onClick={onClick}
      className="group/card"
      data-open={isOpen || undefined}
      data-shut={isOpen === false || undefined}
      onBlur={() => isOpen || setIsOpen(undefined)}
    >
      <div className="relative">
        <Portrait portrait={portrait} alt={fill(words.portraitOf, { name })} />
        <p
          lang={role.lang}
          className="absolute top-0 left-0 z-10 max-w-full bg-paper px-3 py-1.5 text-sm font-semibold print:static print:px-0"
        >
          {role.text}
        </p>
        <button
          type="button"
          aria-expanded={isOpen === true}
          aria-controls={panel}
          aria-label={fill(words.more, { name })}
          className="no-print absolute right-3 bottom-3 z-10 inline-flex size-11 items-center justify-center rounded bg-paper text-ink"
        >
          <Plus aria-hidden="true" className="size-5 group-data-open/card:rotate-45" />
        </button>
        <div id={panel} className={mailLink ? details : `${details} pb-16`}>
          {bio.text && (
            <p lang={bio.lang} className="whitespace-pre-line">
              {bio.text}
            </p>
          )}
          {expertise.text.length > 0 && (
            <ul aria-label={words.expertise} className="flex flex-wrap gap-1.5">
              {expertise.text.map((subject) => (
                <li
                  key={subject}
                  lang={expertise.lang}
                  className="rounded-sm border border-current/40 px-2 py-0.5 text-sm"
                >
                  {subject}
                </li>
              ))}
            </ul>
          )}
          {mailLink && (
            <a
              href={mailLink}
              className="no-print inline-flex min-h-11 items-center self-start rounded bg-white px-5 font-semibold text-petrol hover:bg-on-petrol"
            >
              {words.contact}
            </a>
          )}
        </div>
      </div>
      <h3 className="mt-4 text-xl">{name}</h3>
      {title.text && <p lang={title.lang}>{title.text}</p>}
      <p className="mt-1 text-ink-muted">
        <span lang={textLang}>{organization}</span>
        {department.text && (
          <>
            <br />
            <span lang={department.lang}>{department.text}</span>
          </>
        )}
      </p>
      {(mailLink || linkedin) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {mailLink && (
            <a href={mailLink} className={contactLook}>
              <Mail aria-hidden="true" className="size-4" />
              <span>
                {words.email}
                <span className="sr-only">{fill(words.emailTo, { name })}</span>
              </span>
            </a>
          )}
          {linkedin && (
            <a href={linkedin} target="_blank" rel="noopener" className={contactLook}>
              <span>
                LinkedIn<span className="sr-only">{fill(words.profileOf, { name })}</span>
              </span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

const contactLook =
  'inline-flex min-h-11 items-center gap-2 rounded border border-control px-4 font-medium hover:border-ink';

/** Shows a placeholder if the picture fails to load. */
function Portrait({ portrait, alt }: { portrait: PictureSources | undefined; alt: string }) {
  const look = 'aspect-4/5 w-full bg-rule object-cover';
  const size = { width: 480, height: 600, loading: 'lazy' } as const;
  return (
    <>
      {portrait && (
        <img
          {...size}
          {...portrait}
          sizes={portrait.srcSet && '(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw'}
          alt={alt}
          className={`peer data-failed:hidden ${look}`}
        />
      )}
      <img
        {...size}
        src="/assets/team/placeholder.svg"
        alt=""
        className={portrait ? `hidden peer-data-failed:block ${look}` : look}
      />
    </>
  );
}
