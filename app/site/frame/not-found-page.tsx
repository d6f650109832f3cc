import { orderPath } from '#content/site.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/section-heading.tsx';
import type { PageRequest } from '../../page-request.ts';
import { frameWords } from './frame-words.ts';

export default function notFoundPage({ language, content, onlyInGerman }: PageRequest) {
  const { frame } = content;
  const words = frameWords(language);
  return (
    <>
      <PageHeading kicker="404" title={words.pageNotFound} lead={frame.notFound} />
      {onlyInGerman && (
        <p className="container-page pb-8">
          <a
            href={onlyInGerman}
            hrefLang="de"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.onlyInGerman}
          </a>
        </p>
      )}
      <nav aria-label={words.waysOn} className="container-page pb-20">
        <ul>
          {frame.navigation.map(({ label, href }) => (
            <li key={href} className="border-t border-rule">
              <a
                {...pageLink(content, href)}
                className="flex min-h-14 items-center text-xl font-semibold hover:text-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 border-t border-rule pt-8">
          <ButtonLink {...pageLink(content, '/')} look="signal">
            {words.toHome}
          </ButtonLink>
          <ButtonLink {...pageLink(content, orderPath)}>{frame.callToAction}</ButtonLink>
        </div>
      </nav>
    </>
  );
}
