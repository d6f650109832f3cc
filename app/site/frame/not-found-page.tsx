import { orderPath } from '#content/site.ts';
import { localPath } from '#platform/languages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/section-heading.tsx';
import type { PageRequest } from '../../page-request.ts';
import { frameWords } from './frame-words.ts';

export default function notFoundPage({ language, content: { frame } }: PageRequest) {
  const words = frameWords(language);
  return (
    <>
      <PageHeading kicker="404" title={words.pageNotFound} lead={frame.notFound} />
      <nav aria-label={words.waysOn} className="container-page pb-20">
        <ul>
          {frame.navigation.map(({ label, href }) => (
            <li key={href} className="border-t border-rule">
              <a
                href={localPath(language, href)}
                className="flex min-h-14 items-center text-xl font-semibold hover:text-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 border-t border-rule pt-8">
          <ButtonLink href={localPath(language, '/')} look="signal">
            {words.toHome}
          </ButtonLink>
          <ButtonLink href={localPath(language, orderPath)}>{frame.callToAction}</ButtonLink>
        </div>
      </nav>
    </>
  );
}
