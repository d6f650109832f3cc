import type { ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { InlineText } from '../components/formatted-text.tsx';
import { showToast } from '../components/show-toast.ts';
import { SignInBackdrop } from './sign-in-backdrop.tsx';

interface SignInFrameProps {
  kicker?: string;
  title: string;
  lead: string;
  /** Language of kicker, title and lead, if not German. */
  lang?: Language | undefined;
  children: ReactNode;
}

/** The page around the sign-in. Its content is aligned to the top, so that nothing moves while it loads. */
export function SignInFrame({ kicker, title, lead, lang, children }: SignInFrameProps) {
  return (
    <div className="focus-light relative isolate overflow-hidden bg-petrol text-on-petrol print:bg-transparent print:text-ink">
      <SignInBackdrop />
      <div className="container-page page-grid min-h-[min(40rem,85dvh)] content-start md:grid-rows-[auto_1fr] items-start gap-y-10 py-[clamp(3rem,12dvh,8rem)]">
        <div lang={lang} className="md:col-span-6">
          {kicker && <p className="kicker mb-4 text-on-petrol/80">{kicker}</p>}
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-6 max-w-[48ch] text-lg">
            <InlineText text={lead} />
          </p>
        </div>
        <div className="rounded-md bg-surface p-6 text-ink sm:p-8 md:col-span-5 md:col-start-8 md:row-span-2 [&_:focus-visible]:outline-accent">
          {children}
        </div>
        <p className="md:col-span-6">
          <ButtonLink href="/partners" look="light">
            Partner des Monitors
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Reports that the session or the dashboard's code could not be loaded. */
export const showNotLoaded = () =>
  showToast({
    title: 'Fehler',
    description: 'Der Partnerbereich konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  });
