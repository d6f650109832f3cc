import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { callToAction, navigation, site } from '#content/site.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { findRoute } from '../routes.ts';
import { SiteMark } from './site-mark.tsx';

function useIsCurrent() {
  const [path] = useLocation();
  const shown = findRoute(path);
  return (href: string) => findRoute(href).file === shown.file;
}

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
        <Drawer isCurrent={isCurrent} />
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
function Drawer({ isCurrent }: { isCurrent: (href: string) => boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const open = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
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
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; a click beside it is only a short cut */}
      <dialog
        id="menu"
        ref={dialog}
        aria-label="Menü"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="drawer m-0 ml-auto h-dvh max-h-none w-[min(22rem,86vw)] max-w-none bg-paper text-ink shadow-float"
      >
        <div className="flex h-full flex-col p-5">
          <div className="flex items-center justify-between">
            <p className="kicker">Menü</p>
            <button
              type="button"
              {...{ command: 'close', commandfor: 'menu' }}
              onClick={close}
              aria-label="Menü schliessen"
              className="-mr-2 inline-flex size-11 items-center justify-center rounded"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <nav aria-label="Menü" className="mt-4 flex-1">
            <ul>
              {navigation.map(({ href, label }) => (
                <li key={href} className="border-t border-rule">
                  <Link
                    href={href}
                    onClick={close}
                    aria-current={isCurrent(href) ? 'page' : undefined}
                    className="flex min-h-14 items-center text-xl font-semibold aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:underline-offset-8"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <Link
              href={callToAction.href}
              onClick={close}
              className="mt-6 flex min-h-12 items-center justify-center rounded bg-signal px-5 font-semibold text-on-signal"
            >
              {callToAction.label}
            </Link>
          </nav>
        </div>
      </dialog>
    </>
  );
}
