import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { heroVideoCalls } from '#domain/hero-videos/hero-video-calls.ts';
import { libraryItemCalls } from '#domain/library/library-calls.ts';
import { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import { newsSubscriberCalls } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { printOrderCalls } from '#domain/orders/print-orders/print-order-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { teamMemberCalls } from '#domain/team/team-member-calls.ts';

/** A kind of record that can be in the trash. */
export interface TrashKind {
  calls: Pick<RecordCalls, 'name' | 'list' | 'listDeleted' | 'restore' | 'purge'>;
  label: string;
  /** The permission to delete one. */
  permission: Permission;
}

export const trashKinds: readonly TrashKind[] = [
  { calls: contactMessageCalls, label: 'Messages', permission: 'messages' },
  { calls: printOrderCalls, label: 'Print orders', permission: 'orders' },
  { calls: studyOrderCalls, label: 'Study orders', permission: 'orders' },
  { calls: partnerCalls, label: 'Partners', permission: 'content' },
  { calls: studyCalls, label: 'Studies', permission: 'content' },
  { calls: mediaItemCalls, label: 'Media items', permission: 'content' },
  { calls: libraryItemCalls, label: 'Library', permission: 'content' },
  { calls: teamMemberCalls, label: 'Team', permission: 'content' },
  { calls: heroVideoCalls, label: 'Videos', permission: 'content' },
  { calls: newsSubscriberCalls, label: 'News addresses', permission: 'content' },
  { calls: newsReleaseCalls, label: 'News', permission: 'content' },
  { calls: replyTextCalls, label: 'Reply texts', permission: 'messages' },
];
