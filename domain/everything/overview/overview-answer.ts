import * as z from 'zod/mini';
import { mailDeliveries } from '../../core/mails/mail-delivery.ts';
import { instant, optionalInstant, optionalText, recordFields, text } from '../../core/records/record-answer.ts';
import { documentKinds } from '../../orders/invoices/document-content.ts';
import { sellerStates } from '../../orders/invoices/terms/seller-states.ts';
import { printOrderStatuses } from '../../orders/print-orders/print-order-status.ts';
import { studyOrderStatuses } from '../../orders/study-orders/study-order-status.ts';
import { auditEntry } from '../audit-log/audit-answer.ts';

const total = z.int();

/** What the administrator's overview shows: counts, recent activity, and what needs attention. */
export const overviewAnswer = z.object({
  counts: z.object({
    partners: z.object({ total, active: z.int() }),
    /** `currentEdition` is its title. */
    studies: z.object({ total, currentEdition: optionalText }),
    media: z.object({ total, articles: z.int(), videos: z.int() }),
    messages: z.object({ total, unread: z.int() }),
    printOrders: z.object({ total, pending: z.int() }),
    /** `waiting`: the report has not been sent yet. */
    studyOrders: z.object({ total, pending: z.int(), waiting: z.int() }),
    teamMembers: z.object({ total, active: z.int() }),
    heroVideos: z.object({ total, active: z.int() }),
  }),
  /** The newest three. */
  recentMessages: z.array(
    z.object({ ...recordFields, firstName: text, lastName: text, subject: text, isRead: z.boolean() }),
  ),
  /** The newest two. */
  recentPrintOrders: z.array(
    z.object({
      ...recordFields,
      firstName: text,
      lastName: text,
      quantity: z.int(),
      status: z.enum(printOrderStatuses),
    }),
  ),
  /** Orders whose report has not been sent; it is due 24 hours after the order. */
  waitingStudyOrders: z.array(
    z.object({
      ...recordFields,
      orderNumber: text,
      firstName: text,
      lastName: text,
      organization: text,
      status: z.enum(studyOrderStatuses),
      dueAt: instant,
      isOverdue: z.boolean(),
      waitsForSeller: z.boolean(),
      releasedAt: optionalInstant,
      /** It waits for the office to look at it. */
      isHeld: z.boolean(),
    }),
  ),
  /** What the bank told: payments that wait for a decision, and when its last file was read. */
  payments: z.object({ waiting: z.int(), lastImportAt: optionalInstant }),
  /** Files of partner firms whose newest version nobody of the office has fetched. */
  newPartnerFiles: z.int(),
  /** Firms that propose changes of their public entry. */
  proposingFirms: z.array(z.object({ id: z.uuid(), name: text })),
  /** Invoices and credit notes whose PDF is not what was stored, as of the last look at all of them. */
  documentsCheckedAt: optionalInstant,
  damagedDocuments: z.array(
    z.object({ number: text, kind: z.enum(documentKinds), studyOrderId: z.uuid(), orderNumber: text }),
  ),
  /** Whether what is sold now can be delivered, and is by itself. */
  editionOnSale: z.object({ year: z.int(), hasReport: z.boolean(), deliversAutomatically: z.boolean() }),
  /** What the site says: publications that didn't go live, and the year of the current study while nothing of it is published. */
  content: z.object({
    blocked: z.array(z.object({ id: z.uuid(), document: text, dueAt: instant, problem: text })),
    unpublishedYear: z.nullable(z.int()),
  }),
  /** `held`: they wait for the office. */
  mails: z.object({ delivery: z.enum(mailDeliveries), waiting: z.int(), failed: z.int(), held: z.int() }),
  /** `visitorsAreToldApart`: false behind a proxy that isn't trusted, see seesVisitorsAsOne. */
  /** While the seller is a sample, documents carry 'Muster' or wait, see readSellerState. */
  sellerState: z.enum(sellerStates),
  settings: z.object({ smtpIsSet: z.boolean(), ibanIsSet: z.boolean(), visitorsAreToldApart: z.boolean() }),
  /** For administrators: the settings' account while its password alone, or its mailbox, opens everything; `isOwn`: the sender's. */
  accountWithoutFactor: z.nullable(z.object({ email: text, isOwn: z.boolean() })),
  /** The latest changes, without content. */
  latestChanges: z.array(auditEntry),
});

export type Overview = z.infer<typeof overviewAnswer>;
