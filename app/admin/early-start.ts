/**
 * Requests the session and, for a signed-in user, the first list of the tab, while the other code of the admin area is
 * still loading. It may import types only.
 */
import type { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import type { AddressOf } from '#domain/core/api-call.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import type { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import type { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import type { heroVideoCalls } from '#domain/hero-videos/hero-video-calls.ts';
import type { libraryItemCalls } from '#domain/library/library-calls.ts';
import type { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import type { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import type { printOrderCalls } from '#domain/orders/print-orders/print-order-calls.ts';
import type { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import type { fileRequestCalls } from '#domain/partner-files/file-request-calls.ts';
import type { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import type { partnerCalls } from '#domain/partners/partner-calls.ts';
import type { officeSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import type { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import type { studyCalls } from '#domain/studies/study-calls.ts';
import type { teamMemberCalls } from '#domain/team/team-member-calls.ts';
import type {} from '../workspace/calls/early-answers.ts';

type ListOf<Calls extends { list: RecordCalls['list'] }> = AddressOf<Calls['list']>;

/** The addresses of the lists, checked against the types of their calls. */
const partners: ListOf<typeof partnerCalls> = '/api/partners';
const files: AddressOf<(typeof officeFileCalls)['list']> = '/api/partner-files';
const firmsOfFiles: AddressOf<(typeof officeFileCalls)['listFirms']> = '/api/partner-files/firms';
const fileRequests: AddressOf<(typeof fileRequestCalls)['list']> = '/api/file-requests';
const studies: ListOf<typeof studyCalls> = '/api/studies';
const documents: AddressOf<typeof listDocumentsCall> = '/api/content';
const media: ListOf<typeof mediaItemCalls> = '/api/media';
const library: ListOf<typeof libraryItemCalls> = '/api/library';
const releases: ListOf<typeof newsReleaseCalls> = '/api/news-releases';
const messages: ListOf<typeof contactMessageCalls> = '/api/contact-messages';
const replyTexts: ListOf<typeof replyTextCalls> = '/api/reply-texts';
const printOrders: ListOf<typeof printOrderCalls> = '/api/print-orders';
const studyOrders: ListOf<typeof studyOrderCalls> = '/api/study-orders';
const team: ListOf<typeof teamMemberCalls> = '/api/team-members';
const videos: ListOf<typeof heroVideoCalls> = '/api/hero-videos';
const session: AddressOf<typeof officeSignInCalls.readSession> = '/api/admin/session';

const parameters = new URLSearchParams(location.search);

/** The first page of a paged list; a filtered list is requested by the tab. */
const pagedList = (path: string, filter = '', order = 'sort=-createdAt&page=1&pageSize=25') =>
  ['search', 'status', 'sort', 'isOverdue', 'firm', 'page', 'part'].some((name) => parameters.has(name))
    ? []
    : [`${path}?${filter}${order}`];

const overview: AddressOf<typeof readOverviewCall> = '/api/admin/overview';

function partnerLists(): string[] {
  if (parameters.get('list') === 'files') return [firmsOfFiles, ...pagedList(files, '', 'page=1&pageSize=100')];
  return [parameters.get('list') === 'requests' ? fileRequests : partners];
}

function mediaLists(): string[] {
  if (parameters.get('list') === 'news') return parameters.has('part') ? [] : [releases];
  return [parameters.get('list') === 'library' ? library : media];
}

/** The first requests of each tab. */
const lists = new Map<string, () => string[]>([
  ['partners', () => partnerLists()],
  [
    'studies',
    () => {
      const document = parameters.has('edition') ? `edition-${parameters.get('edition')}` : parameters.get('texts');
      if (document) return [`${documents}/${encodeURIComponent(document)}`];
      return [parameters.get('list') === 'texts' ? documents : studies];
    },
  ],
  ['media', () => mediaLists()],
  [
    'messages',
    () =>
      parameters.get('list') === 'reply-texts' ? [replyTexts] : [...pagedList(messages, 'status=to-do&'), overview],
  ],
  ['orders', () => pagedList(parameters.get('list') === 'study' ? studyOrders : printOrders)],
  ['team', () => [team]],
  ['videos', () => [videos]],
]);

const answers = new Map<string, Promise<Response>>();
globalThis.earlyAnswers = answers;

function request(address: string): Promise<Response> {
  const answer = fetch(address, { credentials: 'include' });
  answers.set(address, answer);
  // The caller that takes the answer handles the failure.
  answer.catch(() => {});
  return answer;
}

async function start(): Promise<void> {
  const answer = await request(session);
  // A clone, because the page reads the answer itself.
  const { isAuthenticated } = await answer.clone().json();
  if (isAuthenticated)
    for (const address of lists.get(parameters.get('tab') ?? '')?.() ?? [overview]) void request(address);
}

start().catch(() => {});
