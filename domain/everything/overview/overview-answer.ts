import * as z from 'zod/mini';
import { otherLanguages } from '#platform/languages.ts';
import { mailDeliveries } from '../../core/mails/mail-status.ts';
import { instant, optionalInstant, optionalText, recordFields, text } from '../../core/records/record-answer.ts';
import { documentKinds } from '../../orders/invoices/document-content.ts';
import { sellerStates } from '../../orders/invoices/terms/seller-states.ts';
import { printOrderStatuses } from '../../orders/print-orders/print-order-status.ts';
import { studyOrderStatuses } from '../../orders/study-orders/study-order-status.ts';
import { auditEntry } from '../audit-log/audit-answer.ts';
import { privacyRequest } from '../privacy-requests/privacy-request-answer.ts';

const total = z.int();

/** The overview of the admin area: counts, recent activity, and what needs attention. */
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
  /** What waits for the office, in addition to the lists below. */
  toDo: z.object({
    /** New and open messages: their number, and those that have waited longest. */
    waitingMessages: z.int(),
    messages: z.array(
      z.object({
        ...recordFields,
        firstName: text,
        lastName: text,
        subject: text,
        /** The first characters of the text. */
        beginning: text,
        /** When the sender's latest answer by mail came, to which nobody has replied. */
        newAnswerAt: optionalInstant,
      }),
    ),
    /** Unfinished messages and orders whose due date has come. */
    due: z.array(
      z.object({
        id: z.uuid(),
        recordKind: z.enum(['contact-messages', 'print-orders', 'study-orders']),
        name: text,
        /** Subject of a message, number of a study order. */
        about: text,
        dueOn: z.iso.date(),
        assigneeName: optionalText,
        /** Whether it also counts as a waiting message or order. */
        isCounted: z.boolean(),
      }),
    ),
    /** The pending print orders that have waited longest. */
    printOrders: z.array(z.object({ ...recordFields, firstName: text, lastName: text, quantity: z.int() })),
    /** Payment reminders that are due. */
    reminders: z.int(),
    /** Corrections of their invoices that buyers propose, oldest first. */
    corrections: z.array(z.object({ ...recordFields, studyOrderId: z.uuid(), orderNumber: text })),
    /** Orders whose buyers are to be paid back. */
    refunds: z.array(z.object({ id: z.uuid(), orderNumber: text, organization: text, amountRappen: z.int() })),
    /** Letters to print. */
    letters: z.int(),
    /** Documents and translations with changes that are neither published nor scheduled. */
    drafts: z.array(z.object({ document: text, savedAt: instant })),
    /** Live editions with `count` figures of the year `before` that differ from the edition of that year. */
    differingCopies: z.array(z.object({ year: z.int(), before: z.int(), count: z.int() })),
    /** Published documents with the languages that their pages are no longer shown in, because texts aren't translated. */
    lostLanguages: z.array(z.object({ document: text, languages: z.array(z.enum(otherLanguages)) })),
    /** Open requests of people about their data, for administrators, the first due first. */
    privacyRequests: z.array(z.pick(privacyRequest, { id: true, kind: true, dueOn: true, isOverdue: true })),
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
      /** Whether it waits for the office's decision. */
      isHeld: z.boolean(),
    }),
  ),
  /** Payments of bank files that wait for a decision, and the time of the last import. */
  payments: z.object({ waiting: z.int(), lastImportAt: optionalInstant }),
  /** Files sent by firms whose newest version nobody in the office has downloaded. */
  newPartnerFiles: z.int(),
  /** Open requests to firms whose due date has passed; `firms` have delivered nothing. */
  overdueRequests: z.array(z.object({ id: z.uuid(), title: text, dueOn: z.iso.date(), firms: z.int() })),
  /** Firms with a proposal that waits for the office. */
  proposingFirms: z.array(z.object({ id: z.uuid(), name: text })),
  /** The last check of all invoices and credit notes, and those whose stored PDF is damaged. */
  documentsCheckedAt: optionalInstant,
  damagedDocuments: z.array(
    z.object({ number: text, kind: z.enum(documentKinds), studyOrderId: z.uuid(), orderNumber: text }),
  ),
  /** Why the latest head of the document chain has no time stamp yet; null without a failure. */
  timestampFailure: optionalText,
  /** The edition on sale, its prices in whole francs, and whether it has a report and is delivered automatically. */
  editionOnSale: z.object({
    year: z.int(),
    title: text,
    prices: z.object({ small: z.int(), large: z.int(), presentation: z.int() }),
    hasReport: z.boolean(),
    deliversAutomatically: z.boolean(),
  }),
  /** Blocked publications, and the year of the current study if its edition isn't published. */
  content: z.object({
    blocked: z.array(z.object({ id: z.uuid(), document: text, dueAt: instant, problem: text })),
    unpublishedYear: z.nullable(z.int()),
  }),
  /** `held` mails wait for the office. */
  mails: z.object({ delivery: z.enum(mailDeliveries), waiting: z.int(), failed: z.int(), held: z.int() }),
  /** The mailbox of IMAP_URL; null without it. `failure` is why it can't be read, since `failingSince`. */
  mailbox: z.nullable(
    z.object({
      readAt: optionalInstant,
      failingSince: optionalInstant,
      failure: optionalText,
      stored: z.int(),
      leftAlone: z.int(),
      loops: z.int(),
    }),
  ),
  /** Uploads and attachments that have waited for their check for more than two minutes; null for none. */
  lateFileChecks: z.nullable(z.object({ waiting: z.int(), since: instant })),
  /** While the seller is a sample, documents are marked 'Muster' or held, see readSellerState. */
  sellerState: z.enum(sellerStates),
  /** `visitorsAreToldApart` is false behind a proxy that isn't trusted, see seesVisitorsAsOne. */
  settings: z.object({ smtpIsSet: z.boolean(), ibanIsSet: z.boolean(), visitorsAreToldApart: z.boolean() }),
  /** The settings' account while it has no second factor; `isOwn` if it is the reader's. */
  accountWithoutFactor: z.nullable(z.object({ email: text, isOwn: z.boolean() })),
  /** The latest changes, without content. */
  latestChanges: z.array(auditEntry),
});

export type Overview = z.infer<typeof overviewAnswer>;
