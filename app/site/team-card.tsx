import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TeamMember } from '../api-records.ts';
import { safeHref } from '../components/safe-href.ts';

const placeholder = '/assets/team/placeholder.svg';

/** What shows on hover and focus: hidden for the eye and for Tab until then, laid over the portrait. */
const details =
  'invisible absolute inset-0 flex flex-col justify-end gap-4 overflow-y-auto bg-petrol/95 p-5 text-on-petrol opacity-0 transition-opacity duration-200 focus-light group-hover/card:visible group-hover/card:opacity-100 group-focus-within/card:visible group-focus-within/card:opacity-100 group-data-open/card:visible group-data-open/card:opacity-100 group-data-shut/card:invisible! print:visible! print:static print:bg-transparent print:p-0 print:pt-2 print:text-ink print:opacity-100';

/** One person: portrait, role and how to reach her; bio, expertise and 'Kontakt' on hover, focus or touch. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { name, title, role, organization, department, email, bio, expertise } = member;
  /** What the button said; nothing before it was used, and once it has closed the card until the focus is elsewhere. */
  const [open, setOpen] = useState<boolean>();
  const linkedin = safeHref(member.linkedinUrl);
  const mailLink = email ? `mailto:${email}` : undefined;
  const panel = `person-${member.id}`;
  return (
    <li
      className="group/card"
      data-open={open || undefined}
      data-shut={open === false || undefined}
      onBlur={() => open || setOpen(undefined)}
    >
      <div className="relative">
        <Portrait url={safeHref(member.profileImageUrl)} name={name} />
        <p className="absolute top-0 left-0 z-10 max-w-full bg-paper px-3 py-1.5 text-sm font-semibold print:static print:px-0">
          {role}
        </p>
        <button
          type="button"
          aria-expanded={open === true}
          aria-controls={panel}
          aria-label={`Mehr über ${name}`}
          onClick={() => setOpen(!open)}
          className="no-print absolute right-3 bottom-3 z-10 inline-flex size-11 items-center justify-center rounded bg-paper text-ink"
        >
          <Plus aria-hidden="true" className="size-5 group-data-open/card:rotate-45" />
        </button>
        <div id={panel} className={mailLink ? details : `${details} pb-16`}>
          {bio && <p className="whitespace-pre-line">{bio}</p>}
          {expertise.length > 0 && (
            <ul aria-label="Fachgebiete" className="flex flex-wrap gap-1.5">
              {expertise.map((subject) => (
                <li key={subject} className="rounded-sm border border-current/40 px-2 py-0.5 text-sm">
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
              Kontakt
            </a>
          )}
        </div>
      </div>
      <h3 className="mt-4 text-xl">{name}</h3>
      {title && <p>{title}</p>}
      <p className="mt-1 text-ink-muted">
        {organization}
        {department && (
          <>
            <br />
            {department}
          </>
        )}
      </p>
      {(mailLink || linkedin) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {mailLink && (
            <a href={mailLink} className={contactLook}>
              <Mail aria-hidden="true" className="size-4" />
              <span>
                E-Mail<span className="sr-only"> an {name}</span>
              </span>
            </a>
          )}
          {linkedin && (
            <a href={linkedin} target="_blank" rel="noopener" className={contactLook}>
              <span>
                LinkedIn<span className="sr-only"> Profil von {name}</span>
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

function Portrait({ url, name }: { url: string | undefined; name: string }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const shown = url && failedUrl !== url ? url : placeholder;
  const fail = () => setFailedUrl(url);
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && shown !== placeholder) fail();
      }}
      src={shown}
      alt={shown === placeholder ? '' : `Porträt von ${name}`}
      width={480}
      height={600}
      loading="lazy"
      onError={fail}
      className="aspect-4/5 w-full bg-rule object-cover"
    />
  );
}
