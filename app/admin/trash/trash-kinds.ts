import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { ApiCall } from '#domain/core/api-call.ts';
import { heroVideoCalls } from '#domain/hero-videos/hero-video-calls.ts';
import { libraryItemCalls } from '#domain/library/library-calls.ts';
import { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import { newsSubscriberCalls } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { printOrderCalls } from '#domain/orders/print-orders/print-order-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { fileRequestCalls } from '#domain/partner-files/file-request-calls.ts';
import { officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { teamMemberCalls } from '#domain/team/team-member-calls.ts';

/** A kind of record that can be in the trash. */
export interface TrashKind {
  calls: {
    list: ApiCall<'GET'>;
    restore: ApiCall<'POST', `/${string}/{id}/restore`>;
    purge?: ApiCall<'POST', `/${string}/{id}/purge`>;
  };
  /** The kind of several records, and of one. */
  label: string;
  one: string;
  /** The permission to delete one. */
  permission: Permission;
}

/** By their names in the audit log. */
export const trashKinds: Readonly<Record<string, TrashKind>> = {
  'contact-messages': { calls: contactMessageCalls, label: 'Messages', one: 'Message', permission: 'messages' },
  'print-orders': { calls: printOrderCalls, label: 'Print orders', one: 'Print order', permission: 'orders' },
  'study-orders': { calls: studyOrderCalls, label: 'Study orders', one: 'Study order', permission: 'orders' },
  partners: { calls: partnerCalls, label: 'Partners', one: 'Partner', permission: 'content' },
  studies: { calls: studyCalls, label: 'Studies', one: 'Study', permission: 'content' },
  media: { calls: mediaItemCalls, label: 'Media items', one: 'Media item', permission: 'content' },
  library: { calls: libraryItemCalls, label: 'Library', one: 'Library item', permission: 'content' },
  'team-members': { calls: teamMemberCalls, label: 'Team', one: 'Team member', permission: 'content' },
  'hero-videos': { calls: heroVideoCalls, label: 'Videos', one: 'Video', permission: 'content' },
  'news-subscribers': {
    calls: newsSubscriberCalls,
    label: 'News addresses',
    one: 'News address',
    permission: 'content',
  },
  'news-releases': { calls: newsReleaseCalls, label: 'News', one: 'News release', permission: 'content' },
  'reply-texts': { calls: replyTextCalls, label: 'Reply texts', one: 'Reply text', permission: 'messages' },
  'file-requests': { calls: fileRequestCalls, label: 'File requests', one: 'File request', permission: 'content' },
  'partner-files': { calls: officeFileCalls, label: 'Partner files', one: 'Partner file', permission: 'content' },
};
