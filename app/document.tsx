import type { ReactNode } from 'react';
import { languageDetails } from '#platform/languages.ts';
import { toastEvent } from './components/show-toast.ts';
import ToastRegion from './components/toast.tsx';
import { documentWords } from './document-words.ts';
import { Island } from './island.tsx';
import type { LocalAddress, PageRequest } from './page-request.ts';
import type { Route } from './routes.ts';
import { Footer } from './site/frame/footer.tsx';
import { Header } from './site/frame/header.tsx';

/** Built files that a document refers to. */
export interface DocumentAssets {
  /** The page's own script. */
  script: string;
  styles: string[];
  font: string | null;
}

interface DocumentProps {
  request: PageRequest;
  /** The page's address, for the choice of language. */
  page: LocalAddress;
  route: Route;
  title: string;
  assets: DocumentAssets;
  /** Whether the page has an upload for files. */
  hasUpload: boolean;
  /** A notice that may change while the content doesn't. It is before the content or, without a frame, after it. */
  notice: ReactNode;
  /** Description and link preview. */
  meta: ReactNode;
  children: ReactNode;
}

/** The whole page from <html>. Used by the server only. */
export function Document({ request, page, route, title, assets, hasUpload, notice, meta, children }: DocumentProps) {
  const { language, content } = request;
  const hasFrame = route.hasFrame && !request.parameters.has('embed');
  const words = documentWords(language);
  const frame = request.frame ?? request;
  return (
    <html lang={languageDetails[language].locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <title>{title}</title>
        {meta}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161b" media="(prefers-color-scheme: dark)" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        {request.isPreview && (
          <PreviewBanner label={words.preview} notice={words.previewNotice(content.current.edition.facts.title)} />
        )}
        {hasFrame && (
          <a
            href="#inhalt"
            className="no-print fixed top-2 left-2 z-50 -translate-y-16 rounded bg-accent px-4 py-2 text-on-accent focus-visible:translate-y-0"
          >
            {words.skipToContent}
          </a>
        )}
        {hasFrame && <Header page={page} route={route} content={frame.content} />}
        {hasFrame && notice}
        <main id="inhalt" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {!hasFrame && notice}
        {hasFrame && <Footer request={frame} page={page} hasUpload={hasUpload} />}
        {route.path !== '/admin' && (
          <Island
            name="toast"
            component={ToastRegion}
            props={{ words: words.toasts }}
            hydrate="touch"
            hydrateOn={toastEvent}
          />
        )}
      </body>
    </html>
  );
}

/** Banner of a preview, which only the office sees. */
function PreviewBanner({ label, notice }: { label: string; notice: string }) {
  return (
    <aside aria-label={label} data-preview className="no-print bg-signal text-on-signal">
      <p className="container-page py-2 text-sm font-semibold">{notice}</p>
    </aside>
  );
}
