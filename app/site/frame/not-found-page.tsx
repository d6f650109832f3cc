import { callToAction, navigation } from '#content/site.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/section-heading.tsx';

export default function notFoundPage() {
  return (
    <>
      <PageHeading
        kicker="404"
        title="Page Not Found"
        lead="Diese Seite gibt es nicht oder nicht mehr. Vielleicht hilft Ihnen eine der folgenden Seiten weiter."
      />
      <nav aria-label="Weiter zu" className="container-page pb-20">
        <ul>
          {navigation.map(({ href, label }) => (
            <li key={href} className="border-t border-rule">
              <a href={href} className="flex min-h-14 items-center text-xl font-semibold hover:text-accent">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 border-t border-rule pt-8">
          <ButtonLink href="/" look="signal">
            Zur Startseite
          </ButtonLink>
          <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>
        </div>
      </nav>
    </>
  );
}
