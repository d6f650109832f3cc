import { navigation, orderPath } from '#content/site.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/section-heading.tsx';
import type { PageRequest } from '../../page-request.ts';

export default function notFoundPage({ content: { frame } }: PageRequest) {
  return (
    <>
      <PageHeading kicker="404" title="Page Not Found" lead={frame.notFound} />
      <nav aria-label="Weiter zu" className="container-page pb-20">
        <ul>
          {navigation.map(({ page, href }) => (
            <li key={href} className="border-t border-rule">
              <a href={href} className="flex min-h-14 items-center text-xl font-semibold hover:text-accent">
                {frame.navigation[page]}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 border-t border-rule pt-8">
          <ButtonLink href="/" look="signal">
            Zur Startseite
          </ButtonLink>
          <ButtonLink href={orderPath}>{frame.callToAction}</ButtonLink>
        </div>
      </nav>
    </>
  );
}
