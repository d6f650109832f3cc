import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createQueryClient } from './api-client.ts';
import { Document } from './document.tsx';
import { jsonForScript } from './json-for-script.ts';
import type { DocumentAssets, FormResult, PageData } from './page-data.ts';
import { PageMeta } from './page-meta.tsx';
import { loadPage } from './page-outlet.tsx';
import { findRoute } from './routes.ts';

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
  const [answers] = await Promise.all([
    Promise.all(route.queries.map(async (path) => [path, await request.answer(path)] as const)),
    loadPage(route),
  ]);
  const queryClient = createQueryClient();
  for (const [path, answer] of answers) queryClient.setQueryData([path], answer);
  const data: PageData = {
    assets: request.assetsFor(route.file),
    publicUrl: request.publicUrl,
    embedded: new URLSearchParams(request.search).has('embed'),
    answers: Object.fromEntries(answers),
    ...(request.formResult && { formResult: request.formResult }),
  };
  const html = renderToString(
    <Router ssrPath={request.path} ssrSearch={request.search}>
      <Document
        data={data}
        dataText={jsonForScript(data)}
        queryClient={queryClient}
        meta={<PageMeta route={route} publicUrl={request.publicUrl} />}
      />
    </Router>,
  );
  queryClient.clear();
  return `<!doctype html>${html}`;
}
