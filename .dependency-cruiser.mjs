/** Imports run one way: server → app → domain → content → platform, each also to those further right. */
const onlyFrom = (from, to, comment) => ({
  name: `${from}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(app|content|domain|platform|server|tests|script)/', pathNot: to },
});

/** What a folder of app/ may import of the two applications and their shared kit, beside itself. */
const appParts = (from, parts, comment) => ({
  name: `app-${from}-imports`,
  comment,
  severity: 'error',
  from: { path: `^app/${from}/` },
  to: { path: '^app/(workspace|admin|partner-area)/', pathNot: [from, ...parts].map((part) => `^app/${part}/`) },
});

/** What a layer may not import: the layers above it, types included. */
const onlyBelow = (name, from, above, comment) => ({
  name: `${name}-below`,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: above },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    onlyFrom(
      'content',
      ['^content/', '^platform/(languages|numbers|round-decimal)\\.ts$'],
      'What the study says depends on nothing but how numbers are rounded and written.',
    ),
    onlyFrom('platform', ['^platform/'], 'The outside world knows nothing of the business.'),
    onlyFrom('domain', ['^domain/', '^platform/', '^content/'], 'The business knows neither HTTP nor pages.'),
    onlyFrom('app', ['^app/', '^content/', '^domain/', '^platform/'], 'Pages speak to the server by its API only.'),
    appParts('workspace', [], 'The kit serves both applications and knows neither.'),
    appParts('admin', ['workspace'], 'The office and the partner area share the workspace, not each other’s code.'),
    appParts(
      'partner-area',
      ['workspace'],
      'The office and the partner area share the workspace, not each other’s code.',
    ),
    onlyBelow(
      'content-editor',
      '^app/admin/content/',
      '^app/admin/(?:editions|translations)/',
      'The editors of editions and translations build on that of all documents.',
    ),
    {
      name: 'applications-apart-from-pages',
      comment: 'Public pages never load code of the applications.',
      severity: 'error',
      from: { path: '^app/(components|contact|forms|insights|news|order|print-order|site)/' },
      to: { path: '^app/(workspace|admin|partner-area)/' },
    },
    {
      name: 'no-server-code-in-pages',
      comment: 'A .server file must never reach a browser.',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.server\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$' },
    },
    onlyBelow('core', '^domain/core/', '^domain/(?!core/)', 'What nouns have in common knows no noun.'),
    onlyBelow(
      'nouns',
      '^domain/(?!core/|orders/|everything/)',
      '^domain/(orders|everything)/',
      'A noun knows neither orders nor what is made of everything.',
    ),
    onlyBelow('orders', '^domain/orders/', '^domain/everything/', 'Orders know nothing of what is made of everything.'),
    {
      name: 'no-circles-of-folders',
      comment: 'No two folders of domain/ import each other, types included.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^domain' },
      to: { circular: true },
    },
    {
      name: 'tables-by-sql-only',
      comment:
        'A table is known to its own folder, to the SQL of folders above it, and to the kind that describes its records.',
      severity: 'error',
      from: {
        path: '^domain/((?:core/|orders/|everything/)?[^/]+)/',
        pathNot: '-(queries|table|kind)\\.server\\.ts$|^domain/everything/stored-tables/',
      },
      to: { path: '^domain/.+-table\\.server\\.ts$', pathNot: ['^domain/$1/', '^domain/everything/stored-tables/'] },
    },
    {
      name: 'threads-are-opened-by-their-folder',
      severity: 'error',
      from: { path: '^domain/((?:core/|orders/|everything/)?[^/]+)/' },
      to: { path: '^domain/.+(?<!-in)-thread\\.server\\.ts$', pathNot: '^domain/$1/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[#.]' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'Production code never imports tests.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^tests/' },
      to: { path: '\\.test\\.tsx?$|^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['import', 'node', 'types'] },
  },
};
