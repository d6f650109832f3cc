import { Menu as MenuIcon, X } from 'lucide-react';
import { orderPath, site } from '#content/site.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import type { LocalAddress } from '../../page-request.ts';
import { canonicalPath, findRoute, notFoundRoute, type Route } from '../../routes.ts';
import { frameWords } from './frame-words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { SiteMark } from './site-mark.tsx';

/** Whether an address leads to the current page, which may have more than one. */
export function leadsTo(href: string, route: Route): boolean {
  const { pathname } = new URL(href, 'http://site.invalid');
  return route !== notFoundRoute && canonicalPath(findRoute(pathname)) === canonicalPath(route);
}

const markedCallToAction = 'aria-[current=page]:underline aria-[current=page]:underline-offset-4';

interface HeaderProps {
  page: LocalAddress;
  route: Route;
  content: SiteContent;
}

export function Header({ page, route, content }: HeaderProps) {
  const { frame, language } = content;
  const words = frameWords(language);
  const current = (href: string) => (leadsTo(href, route) ? 'page' : undefined);
  return (
    <header lang={language === page.language ? undefined : language} className="no-print border-b border-rule bg-paper">
      {/* Wraps instead of overflowing when only the text is enlarged. */}
      <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <a
          {...pageLink(content, '/')}
          className="inline-flex min-h-11 min-w-0 items-center gap-2.5 text-lg font-bold tracking-tight"
        >
          <SiteMark />
          <span className="min-w-0 hyphens-auto wrap-anywhere">{site.name}</span>
        </a>
        <div className="shown-whole hidden flex-wrap items-center gap-x-7 lg:flex">
          <nav aria-label={words.mainNavigation} className="flex flex-wrap items-center gap-x-7">
            <ul className="flex flex-wrap items-center gap-x-7">
              {frame.navigation.map(({ label, href }) => (
                <li key={href} className="flex">
                  <a
                    {...pageLink(content, href)}
                    aria-current={current(href)}
                    className="inline-flex min-h-16 items-center border-y-2 border-transparent font-medium hover:text-accent aria-[current=page]:border-b-accent aria-[current=page]:text-accent forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-b-[Highlight]"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink
              {...pageLink(content, orderPath)}
              look="signal"
              aria-current={current(orderPath)}
              className={markedCallToAction}
            >
              {frame.callToAction}
            </ButtonLink>
          </nav>
          <LanguageChoice
            page={page}
            label={words.chooseLanguage}
            className="-mx-3"
            linkLook="min-h-11 text-sm hover:text-accent"
          />
        </div>
        <Drawer page={page} current={current} content={content} />
      </div>
    </header>
  );
}

interface DrawerProps extends Omit<HeaderProps, 'route'> {
  current: (href: string) => 'page' | undefined;
}

/** The menu on small screens: a popover that works without script. */
function Drawer({ page, current, content }: DrawerProps) {
  const { frame } = content;
  const words = frameWords(content.language);
  return (
    <>
      <IconButton
        icon={MenuIcon}
        iconSize="size-6"
        label={words.openMenu}
        popoverTarget="menu"
        aria-haspopup="dialog"
        className="-mr-2 lg:hidden"
      />
      <dialog
        id="menu"
        popover="auto"
        aria-label={words.menu}
        className="drawer m-0 ml-auto h-dvh max-h-none w-[min(22rem,86vw)] max-w-none bg-paper p-5 text-ink shadow-float"
      >
        <div className="flex items-center justify-between">
          <p className="kicker">{words.menu}</p>
          <IconButton
            icon={X}
            iconSize="size-6"
            label={words.closeMenu}
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="-mr-2"
          />
        </div>
        <nav aria-label={words.menu} className="mt-4">
          <ul>
            {frame.navigation.map(({ label, href }) => (
              <li key={href} className="border-t border-rule">
                <a
                  {...pageLink(content, href)}
                  aria-current={current(href)}
                  className="flex min-h-14 items-center text-xl font-semibold aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:underline-offset-8"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <a
            {...pageLink(content, orderPath)}
            aria-current={current(orderPath)}
            className={`mt-6 flex min-h-12 items-center justify-center rounded bg-signal px-5 font-semibold text-on-signal ${markedCallToAction}`}
          >
            {frame.callToAction}
          </a>
        </nav>
        <LanguageChoice page={page} label={words.chooseLanguage} className="mt-6" linkLook="min-h-11 font-semibold" />
      </dialog>
    </>
  );
}
