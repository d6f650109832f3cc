import { contactMessageKind } from '../../contact-messages/contact-message-kind.server.ts';
import type { RecordKind } from '../../core/records/record-kind.server.ts';
import { heroVideoKind } from '../../hero-videos/hero-video-kind.server.ts';
import { libraryItemKind } from '../../library/library-item-kind.server.ts';
import { mediaItemKind } from '../../media/media-item-kind.server.ts';
import { newsReleaseKind } from '../../news/releases/news-release-kind.server.ts';
import { newsSubscriberKind } from '../../news/subscribers/news-subscriber-kind.server.ts';
import { studyOrderKind } from '../../orders/order-list/study-order-kind.server.ts';
import { printOrderKind } from '../../orders/print-orders/print-order-kind.server.ts';
import { partnerKind } from '../../partners/partner-kind.server.ts';
import { replyTextKind } from '../../reply-texts/reply-text-kind.server.ts';
import { studyKind } from '../../studies/study-kind.server.ts';
import { teamMemberKind } from '../../team/team-member-kind.server.ts';

/** All record kinds. A kind that is not listed has no calls, so none of its records can be stored. */
export const recordKinds: readonly RecordKind[] = [
  partnerKind,
  studyKind,
  mediaItemKind,
  teamMemberKind,
  heroVideoKind,
  libraryItemKind,
  contactMessageKind,
  replyTextKind,
  printOrderKind,
  studyOrderKind,
  newsSubscriberKind,
  newsReleaseKind,
];
