import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';

/** Descriptions of groups of calls, other than those of a record kind. */
const descriptions: Record<string, string> = {
  admin: 'Signing in and out, and what the overview shows.',
  accounts: 'Accounts of the office, and one’s own.',
  'account-links': 'What the links in mails about accounts lead to.',
  'read-tokens': 'Tokens with which programs read.',
  invitations: 'Invitations into the office.',
  'firm-people': 'The people of a firm with access to the partner area.',
  'entry-proposals': 'What firms propose for their public entries.',
  'partner-area': 'What the people of partner firms do: sign in, keep their profile.',
  content: 'What the pages say: drafts, versions, and when they go live.',
  'correction-proposals': 'What buyers propose to correct on their invoices.',
  privacy: 'Data of a person, requests about data, and the register of processing activities.',
  'order-pages': 'What a buyer finds on the page of the order.',
  downloads: 'The report, by the personal links that its buyers get.',
  mails: 'What was mailed, and what waits to be.',
  payments: 'What the bank’s files say, and what becomes of it.',
  links: 'Whether external links of pages and records still work.',
  'file-requests': 'Files that the office asks partner firms for.',
  'partner-files': 'Files that the office shares with partner firms, and that these send.',
  'partner-uploads': 'Files on their way, piece by piece.',
  news: 'News for everybody who subscribed: subscriptions, figures and addresses.',
  usage: 'How the site is used: sums, and nothing of who used it.',
  service: 'How the service is, and this description.',
};

/** The calls of a group whose paths do not begin with its name. */
const otherPaths: Record<string, string[]> = {
  admin: ['launch', 'samples', 'sample-removals', 'trash'],
  accounts: ['audit-log', 'assignees'],
  'account-links': ['password-resets'],
  'firm-people': [
    'firm-invitations',
    'partners/{id}/people',
    'partners/{id}/people-review',
    'partners/{id}/invitations',
    'partners/{id}/access-rules',
    'partners/{id}/log',
  ],
  'contact-messages': ['incoming-attachments'],
  'partner-files': ['partner-area/files'],
  'partner-uploads': ['partner-area/uploads'],
  content: ['content-translations', 'content-publications', 'content-versions'],
  news: ['news-subscriptions', 'news-figures', 'news-addresses'],
  partners: ['upload'],
  payments: ['bank-imports', 'bank-transactions', 'reminders'],
  privacy: ['person', 'privacy-requests', 'processing-register'],
  service: ['health', 'openapi.json'],
  'study-orders': ['letters', 'bookkeeping-entries', 'sales'],
};

const groupsOfPaths = Object.entries(otherPaths).flatMap(([group, paths]) =>
  paths.map((path) => [`/${path}`, group] as const),
);

/** The group of a call in the description: the first part of its path, unless it is listed above. */
export function groupOf(path: string): string {
  const listed = groupsOfPaths.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  return listed?.[1] ?? path.split('/')[1] ?? '';
}

export function groupDescription(group: string): string | undefined {
  const kind = recordKinds.find(({ name }) => name === group);
  return kind ? `Records of the kind '${kind.noun}'.` : descriptions[group];
}
