/** Imports run one way: server → app, server → domain → platform, app → domain (nothing of the server's), app → content. */
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

/** SQL that a folder of domain/ makes for the others. */
const offeredQueries = [
  '^domain/core/account-links/account-link-queries',
  '^domain/core/audit/audit-queries',
  '^domain/backups/backup-queries',
  '^domain/entry-proposals/entry-proposal-queries',
  '^domain/firm-people/firm-person-queries',
  '^domain/partners/firm-access-queries',
  '^domain/orders/invoices/(invoice-document|document-check)-queries',
  '^domain/core/mails/mail-queries',
  '^domain/orders/order-facts/order-fact-queries',
  '^domain/partner-files/(partner-file(-list)?|file-recipient)-queries',
  '^domain/partner-uploads/upload-queries',
  '^domain/orders/payments/bank-transaction-queries',
  '^domain/people/(sign-in/(short-lived|signed-in-person)|user)-queries',
  '^domain/core/accounts/sign-in-generation-queries',
  '^domain/core/records/(lists/list|record)-queries',
  '^domain/orders/report-delivery/report-download-queries',
  '^domain/people/second-factor/second-factor-queries',
  '^domain/studies/(report|study-of-year)-queries',
  '^domain/orders/study-orders/study-order-queries',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    onlyFrom(
      'content',
      ['^content/', '^platform/(languages|numbers)\\.ts$'],
      'What the study says depends on nothing but how languages write numbers.',
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
    {
      name: 'tables-by-sql-only',
      comment: 'A noun’s table is known to its own folder, and to the SQL of others that joins it or refers to it.',
      severity: 'error',
      from: {
        path: '^domain/((?:core/|orders/|everything/)?[^/]+)/',
        pathNot: '-(queries|table|kind)\\.server\\.ts$|/open-sessions\\.server\\.ts$|^domain/everything/stored-tables/',
      },
      to: {
        path: '^domain/.+-table\\.server\\.ts$',
        pathNot: ['^domain/$1/', '^domain/everything/stored-tables/stored-table'],
      },
    },
    {
      name: 'a-noun-by-what-it-offers',
      comment:
        'Use cases, types and kinds of another folder; of its SQL only the reads and writes that are made for others.',
      severity: 'error',
      from: {
        path: '^domain/((?:core/|orders/|everything/)?[^/]+)/',
        pathNot: '^domain/everything/',
      },
      to: { path: '^domain/.+-(queries|thread)\\.server\\.ts$', pathNot: ['^domain/$1/', ...offeredQueries] },
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
      comment: 'What runs never needs what tests.',
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
