import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ToastRegion } from './components/toast.tsx';
import { type PageData, PageDataContext } from './page-data.ts';
import { PageOutlet } from './page-outlet.tsx';
import { documentTitle, findRoute } from './routes.ts';
import { Footer } from './site/footer.tsx';
import { Header } from './site/header.tsx';

interface DocumentProps {
  data: PageData;
  /** `data` as it stands in the document, so that both sides render the same text. */
  dataText: string;
  queryClient: QueryClient;
  /** Description and preview, from the server alone: what it put into the head stays there. */
  meta?: ReactNode;
}

/** The whole page, from <html> on; rendered on the server, taken over by the browser. */
export function Document({ data, dataText, queryClient, meta }: DocumentProps) {
  const [path] = useLocation();
  const route = findRoute(path);
  const surrounded = route.surrounded && !data.embedded;
  return (
    <html lang="de-CH">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data.assets.font && (
          <link rel="preload" href={data.assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {data.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <title>{documentTitle(route)}</title>
        {meta}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161b" media="(prefers-color-scheme: dark)" />
        <script type="module" src={data.assets.script} data-modules={data.assets.modules.join(' ')} />
      </head>
      <body>
        <PageDataContext value={data}>
          <QueryClientProvider client={queryClient}>
            {surrounded && (
              <a
                href="#inhalt"
                className="no-print fixed top-2 left-2 z-50 -translate-y-16 rounded bg-accent px-4 py-2 text-on-accent focus-visible:translate-y-0"
              >
                Zum Inhalt springen
              </a>
            )}
            {surrounded && <Header />}
            <main id="inhalt" tabIndex={-1} className="outline-none">
              <PageOutlet />
            </main>
            {surrounded && <Footer />}
            <ToastRegion />
          </QueryClientProvider>
        </PageDataContext>
        <script id="page-data" type="application/json" dangerouslySetInnerHTML={{ __html: dataText }} />
      </body>
    </html>
  );
}
