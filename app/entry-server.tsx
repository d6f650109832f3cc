import { renderToString } from 'react-dom/server';
import { AdminHead } from './admin/admin-head.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { feedOf } from './feed-path.ts';
import { insightsNotice } from './insights/insights-notice.tsx';
import { MetaTags, pageMeta } from './page-meta.tsx';
import type { PageRequest } from './page-request.ts';
import { findRoute } from './routes.ts';

/** The built files of documents, and the modules that a source file imports. */
export interface BuiltFiles {
  document: DocumentAssets;
  modulesOf(file: string): string[];
}

/** Path and query of a page or, on a 404 page, of the page in other languages. The query of a private page is its token. */
function addressOf({ path, parameters, order, news, onlyInGerman }: PageRequest): string {
  if (onlyInGerman) return onlyInGerman;
  const token = order ? `beleg=${order.view.token}` : news && 'token' in news.view ? `news=${news.view.token}` : '';
  const query = token || parameters.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Renders a page as an HTML document.
 * @throws if one of the page's API calls fails: an incomplete page is never sent
 */
export async function renderDocument(request: PageRequest, files: BuiltFiles): Promise<string> {
  const route = findRoute(request.path);
  const isAdmin = route.path === '/admin';
  const isAreaOpen = route.path === '/partner-area' && (await request.data('is-partner-area-open'));
  const described = pageMeta(route, request);
  // Until the first invitation, the description is that of the demo.
  const meta = isAreaOpen ? { ...described, description: request.content['partner-area'].invited } : described;
  const { language, publishedIn } = request;
  const page = { language, publishedIn, address: addressOf(request) };
  const { default: renderPage } = await route.load();
  const html = renderToString(
    <Document
      request={request}
      page={page}
      route={route}
      title={meta.title}
      // In the admin area scripts have priority, so the font isn't preloaded.
      assets={isAdmin ? { ...files.document, font: null } : files.document}
      hasUpload={isAreaOpen}
      notice={insightsNotice(route, request)}
      meta={
        <>
          {isAdmin && <AdminHead search={request.parameters.toString()} modulesOf={files.modulesOf} />}
          <MetaTags
            meta={meta}
            isIndexed={route.isIndexed && !request.order && !request.news}
            publicUrl={request.publicUrl}
            page={page}
            // An embedded card stays the same when a new edition, on which the feed depends, becomes current.
            feed={request.parameters.has('embed') ? undefined : feedOf(request.content)}
          />
        </>
      }
    >
      {await renderPage(request)}
    </Document>,
  );
  return `<!doctype html>${html}`;
}
