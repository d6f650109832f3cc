import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { callToAction, navigation, site } from '#content/site.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { deferred } from '../components/deferred.tsx';
import { SiteMark } from './site-mark.tsx';
import { useIsCurrent } from './use-is-current.ts';

const Menu = deferred(() => import('./menu.tsx'), 'used');

export function Header() {
  const isCurrent = useIsCurrent();
  return (
    <header className="no-print border-b border-rule bg-paper">
      <div className="container-page flex min-h-16 items-center justify-between gap-6">
        <SiteTitle />
        <nav aria-label="Hauptnavigation" className="hidden items-center gap-7 lg:flex">
          <ul className="flex items-center gap-7">
            {navigation.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isCurrent(href) ? 'page' : undefined}
                  className="inline-flex min-h-16 items-center border-y-2 border-transparent font-medium hover:text-accent aria-[current=page]:border-b-accent aria-[current=page]:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink href={callToAction.href} look="signal">
            {callToAction.label}
          </ButtonLink>
        </nav>
        <Drawer />
      </div>
    </header>
  );
}

function SiteTitle() {
  return (
    <Link href="/" className="inline-flex min-h-11 items-center gap-2.5 text-lg font-bold tracking-tight">
      <SiteMark />
      {site.name}
    </Link>
  );
}

/** The menu on small screens: a modal dialog that opens without script where browsers know invoker commands. */
function Drawer() {
  const [path] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Where browsers know the button's command they open it themselves.
  const open = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={open}
        aria-haspopup="dialog"
        aria-label="Menü öffnen"
        className="-mr-2 inline-flex size-11 items-center justify-center rounded lg:hidden"
      >
        <MenuIcon aria-hidden="true" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; a click beside it is only a short cut */}
      <dialog
        id="menu"
        ref={dialog}
        aria-label="Menü"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="drawer m-0 ml-auto h-dvh max-h-none w-[min(22rem,86vw)] max-w-none bg-paper text-ink shadow-float"
      >
        {/* A new one for every page, because what was never used still stands as the first page had it. */}
        <Menu key={path} />
      </dialog>
    </>
  );
}
