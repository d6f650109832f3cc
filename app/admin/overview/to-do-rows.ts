import { joinPersonName } from '#domain/core/person-name.ts';
import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { formatLongDate, zurichDay } from '#platform/dates.ts';
import { joinedLanguageNames } from '#platform/language-names.ts';
import { counted } from '../../workspace/list/counted.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { documentParameters } from '../content/translation-links.tsx';
import { deliveryClock, spanText } from '../orders/delivery-clock.ts';
import { copies } from '../orders/order-texts.ts';
import { moneyText } from '../payments/payment-texts.ts';
import { type TabAddress, tabAddressOf } from '../record-kinds.ts';

/** A task of the office, and where it can be done. */
export interface ToDoRow {
  key: string;
  kind: string;
  text: string;
  /** The beginning of a message, whose subject is often the same. */
  beginning?: string;
  /** Waiting time or due date. */
  time?: string;
  isUrgent?: boolean;
  to: TabAddress | { section: string };
}

const maxOrders = 5;

/** A row that counts records; no row for 0. */
const countRow = (kind: string, count: number, [one, several]: [string, string], to: ToDoRow['to']): ToDoRow[] =>
  count > 0 ? [{ key: kind, kind, text: counted(count, one, several), to }] : [];

const editorOf = (name: string): ToDoRow['to'] => ({
  tab: 'studies',
  parameters: documentParameters(name),
});

const dueKinds: Record<Overview['toDo']['due'][number]['recordKind'], string> = {
  'contact-messages': 'Message',
  'print-orders': 'Print order',
  'study-orders': 'Study order',
};

/** Messages and orders whose due date has come. */
function dueRows({ toDo }: Overview, now: Date): ToDoRow[] {
  return toDo.due.map(({ id, recordKind, name, about, dueOn, assigneeName }) => {
    const { tab, parameters } = tabAddressOf(recordKind);
    return {
      key: id,
      kind: dueKinds[recordKind],
      text: [[name, about].filter(Boolean).join(': '), assigneeName].filter(Boolean).join(', for '),
      time: dueOn === zurichDay(now) ? 'Due today' : `Due ${dateOrUnknown(dueOn)}`,
      isUrgent: dueOn < zurichDay(now),
      to: { tab, parameters: { ...parameters, open: id } },
    };
  });
}

/** The waiting time, such as 'Waits 2 d 3 h'. */
const waitingTime = (since: string, now: Date) =>
  `Waits ${spanText(Math.max(0, Math.trunc((now.getTime() - Date.parse(since)) / 60_000)))}`;

/** The rows that are not due yet; due ones have a row already. */
function notDue<Row extends { id: string }>(rows: readonly Row[], { toDo }: Overview): Row[] {
  const due = new Set(toDo.due.map(({ id }) => id));
  return rows.filter(({ id }) => !due.has(id));
}

/** Number of waiting records that have no row yet. */
function moreOf(total: number, shown: number, kind: Overview['toDo']['due'][number]['recordKind'], { toDo }: Overview) {
  return total - shown - toDo.due.filter((due) => due.recordKind === kind && due.isCounted).length;
}

function messageRows(overview: Overview, now: Date): ToDoRow[] {
  const { toDo } = overview;
  const rows = notDue(toDo.messages, overview).map((message) => ({
    key: message.id,
    kind: message.newAnswerAt ? 'New answer' : 'Message',
    text: `${joinPersonName(message)}: ${message.subject}`,
    beginning: message.beginning,
    time: waitingTime(message.newAnswerAt ?? message.createdAt, now),
    to: { tab: 'messages', parameters: { open: message.id } },
  }));
  const more = moreOf(toDo.waitingMessages, rows.length, 'contact-messages', overview);
  return [...rows, ...countRow('Messages', more, ['more message', 'more messages'], { tab: 'messages' })];
}

function studyOrderRows(overview: Overview, now: Date): ToDoRow[] {
  const { waitingStudyOrders, counts } = overview;
  const rows = notDue(waitingStudyOrders, overview)
    .slice(0, maxOrders)
    .map((order) => {
      const { state, text } = deliveryClock(order, now);
      return {
        key: order.id,
        kind: 'Study order',
        text: `${order.orderNumber}, ${order.organization}`,
        time: order.isHeld ? 'Possible spam, to decide' : text,
        isUrgent: state === 'late',
        to: { tab: 'orders', parameters: { list: 'study', search: order.orderNumber, open: order.id } },
      };
    });
  const more = moreOf(counts.studyOrders.waiting, rows.length, 'study-orders', overview);
  const all = { tab: 'orders', parameters: { list: 'study', sort: 'createdAt' } };
  return [...rows, ...countRow('Study orders', more, ['more order to deliver', 'more orders to deliver'], all)];
}

function printOrderRows(overview: Overview, now: Date): ToDoRow[] {
  const { toDo, counts } = overview;
  const rows = notDue(toDo.printOrders, overview).map((order) => ({
    key: order.id,
    kind: 'Print order',
    text: `${joinPersonName(order)}: ${copies(order.quantity)}`,
    time: waitingTime(order.createdAt, now),
    to: { tab: 'orders', parameters: { open: order.id } },
  }));
  const more = moreOf(counts.printOrders.pending, rows.length, 'print-orders', overview);
  const pending = { tab: 'orders', parameters: { status: 'pending', sort: 'createdAt' } };
  return [...rows, ...countRow('Print orders', more, ['more order is pending', 'more orders are pending'], pending)];
}

const correctionRows = ({ toDo }: Overview): ToDoRow[] =>
  toDo.corrections.map(({ id, studyOrderId, orderNumber }) => ({
    key: id,
    kind: 'Correction',
    text: `The buyer of ${orderNumber} proposes a correction of the invoice`,
    to: { tab: 'orders', parameters: { list: 'study', search: orderNumber, open: studyOrderId } },
  }));

const refundRows = ({ toDo }: Overview): ToDoRow[] =>
  toDo.refunds.map(({ id, orderNumber, organization, amountRappen }) => ({
    key: `refund ${id}`,
    kind: 'Refund',
    text: `${orderNumber}, ${organization}: pay back ${moneyText(amountRappen)}`,
    to: { tab: 'orders', parameters: { list: 'study', search: orderNumber, open: id } },
  }));

const requestNames = {
  access: 'access to data',
  handover: 'a copy of data',
  correction: 'a correction of data',
  erasure: 'an erasure of data',
  objection: 'an end of processing',
};

const privacyRows = ({ toDo }: Overview): ToDoRow[] =>
  toDo.privacyRequests.map(({ id, kind, dueOn, isOverdue }) => ({
    key: id,
    kind: 'Privacy',
    text: `A person asks for ${requestNames[kind]}`,
    time: `${isOverdue ? 'Was due' : 'Due'} ${formatLongDate(new Date(dueOn))}`,
    isUrgent: isOverdue,
    to: { tab: 'overview', parameters: { list: 'privacy' } },
  }));

const lostLanguageRows = ({ toDo }: Overview): ToDoRow[] =>
  toDo.lostLanguages.map(({ document, languages }) => ({
    key: `languages ${document}`,
    kind: 'Translation',
    text: `${englishDocumentTitle(document)}: not published in ${joinedLanguageNames(languages)}`,
    to: editorOf(document),
  }));

/** The office's tasks by kind, urgent ones first. */
export function toDoRows(overview: Overview, now: Date): ToDoRow[] {
  const { payments, toDo, mails, proposingFirms, overdueRequests, newPartnerFiles, content } = overview;
  const study = (part: string) => ({ tab: 'orders', parameters: { list: 'study', part } });
  const files = { tab: 'partners', parameters: { list: 'files', status: 'new' } };
  const rows: ToDoRow[] = [
    ...content.blocked.map(({ id, document }) => ({
      key: id,
      kind: 'Publication',
      text: `${englishDocumentTitle(document)} did not go live`,
      isUrgent: true,
      to: editorOf(document),
    })),
    ...countRow('Failed mails', mails.failed, ['mail could not be sent', 'mails could not be sent'], {
      section: 'failed-mails',
    }),
    ...countRow('Held mails', mails.held, ['mail is held back', 'mails are held back'], { section: 'held-mails' }),
    ...privacyRows(overview),
    ...dueRows(overview, now),
    ...messageRows(overview, now),
    ...studyOrderRows(overview, now),
    ...printOrderRows(overview, now),
    ...correctionRows(overview),
    ...refundRows(overview),
    ...countRow('Payments', payments.waiting, ['payment to decide', 'payments to decide'], study('payments')),
    ...countRow('Reminders', toDo.reminders, ['reminder is due', 'reminders are due'], study('reminders')),
    ...countRow('Letters', toDo.letters, ['letter to print', 'letters to print'], study('letters')),
    ...proposingFirms.map(({ id, name }) => ({
      key: id,
      kind: 'Proposal',
      text: `${name} proposes changes to its entry`,
      to: { tab: 'partners', parameters: { open: id } },
    })),
    ...overdueRequests.map(({ id, title, dueOn, firms }) => ({
      key: id,
      kind: 'File request',
      text: `${title}: ${counted(firms, 'firm')} delivered nothing`,
      time: `Was due ${dateOrUnknown(dueOn)}`,
      isUrgent: true,
      to: { tab: 'partners', parameters: { list: 'requests' } },
    })),
    ...countRow('Partner files', newPartnerFiles, ['new file', 'new files'], files),
    ...toDo.differingCopies.map(({ year, before, count }) => ({
      key: `copies ${year}`,
      kind: 'Edition',
      text: `Edition ${year}: ${counted(count, 'value')} of ${before} ${count === 1 ? 'differs' : 'differ'} from edition ${before}`,
      to: { tab: 'studies', parameters: { edition: String(year), section: 'figures' } },
    })),
    ...lostLanguageRows(overview),
    ...toDo.drafts.map(({ document }) => ({
      key: document,
      kind: 'Draft',
      text: `${englishDocumentTitle(document)} has changes to publish`,
      to: editorOf(document),
    })),
  ];
  return rows.toSorted((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false));
}

export const deadLinkRows = (count: number): ToDoRow[] =>
  countRow('Links', count, ['link does not work', 'links do not work'], { section: 'links' });

export const sampleRows = (count: number): ToDoRow[] =>
  countRow('Samples', count, ['sample record is still in place', 'sample records are still in place'], {
    section: 'launch',
  });
