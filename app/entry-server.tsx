import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { AdminHead } from './admin/admin-head.tsx';
import { createQueryClient } from './api-client.ts';
import { Document } from './document.tsx';
import { jsonForScript } from './json-for-script.ts';
import type { DocumentAssets, FormResult, PageData } from './page-data.ts';
import { PageMeta } from './page-meta.tsx';
import { loadPage } from './page-outlet.tsx';
import { findRoute, startupQueries } from './routes.ts';

export interface PageRequest {
  path: string;
  /** Without the question mark. */
  search: string;
  publicUrl: string;
  assetsFor(file: string): DocumentAssets;
  /** The API's answer to an anonymous GET, in process. */
  answer(path: string): Promise<unknown>;
  /** When the page answers a form that was posted without script. */
  formResult?: FormResult;
}

/**
 * Renders a page as an HTML document.
 * @throws when one of the page's API calls fails: a page without its data is never sent as a whole one
 */
export async function renderDocument(request: PageRequest): Promise<string> {
  const route = findRoute(request.path);
  const embedded = new URLSearchParams(request.search).has('embed');
  const ask = async (path: string) => [path, await request.answer(path)] as const;
  const [answers, forLater] = await Promise.all([
    Promise.all(route.queries.map(ask)),
    // The page stands without them, so it doesn't fail with them.
    Promise.all(route.surrounded && !embedded ? startupQueries.map((path) => ask(path).catch(() => null)) : []),
    loadPage(route),
  ]);
  const queryClient = createQueryClient();
  for (const [path, answer] of answers) queryClient.setQueryData([path], answer);
  const isAdmin = route.path === '/admin';
  const assets = request.assetsFor(route.file);
  const data: PageData = {
    // The code goes first: the typeface comes with the first text that uses it.
    assets: isAdmin ? { ...assets, font: null } : assets,
    publicUrl: request.publicUrl,
    embedded,
    answers: Object.fromEntries([...forLater.filter((known) => known !== null), ...answers]),
    ...(request.formResult && { formResult: request.formResult }),
  };
  const html = renderToString(
    <Router ssrPath={request.path} ssrSearch={request.search}>
      <Document
        data={data}
        dataText={jsonForScript(data)}
        queryClient={queryClient}
        meta={
          <>
            {isAdmin && <AdminHead search={request.search} modulesOf={(file) => request.assetsFor(file).modules} />}
            <PageMeta route={route} publicUrl={request.publicUrl} />
          </>
        }
      />
    </Router>,
  );
  queryClient.clear();
  return `<!doctype html>${html}`;
}
