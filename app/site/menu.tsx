import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { callToAction, navigation } from '#content/site.ts';
import { useIsCurrent } from './use-is-current.ts';

const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close();

/** What the drawer on small screens holds; links are links before React takes it over. */
export default function Menu() {
  const isCurrent = useIsCurrent();
  return (
    <div className="p-5">
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
      <nav aria-label="Menü" className="mt-4">
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
  );
}
