import { routes } from '#app/routes.ts';

/** Addresses for search engines: every indexed page once, under its canonical address. */
function sitemap(publicUrl: string): string {
  const paths = new Set(routes.filter(({ indexed }) => indexed).map(({ canonical, path }) => canonical ?? path));
  const urls = [...paths].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Files that hold the site's own address and so are made at start: path → media type and text. */
export function siteFiles(publicUrl: string): Map<string, { type: string; text: string }> {
  return new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', text: robots(publicUrl) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', text: sitemap(publicUrl) }],
  ]);
}
