import { refuseUnknownAssignee } from '../core/follow-up/assignee-queries.server.ts';
import { joinPersonName } from '../core/person-name.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { contactMessageAnswer } from './contact-message-answer.ts';
import { contactMessageCalls } from './contact-message-calls.ts';
import { contactMessageChange } from './contact-message-change.ts';
import { contactMessageList, listContactMessages } from './contact-message-list-queries.server.ts';
import { contactMessages } from './contact-message-table.server.ts';

export const contactMessageKind = recordKind({
  calls: contactMessageCalls,
  noun: 'contact message',
  nameOf: joinPersonName,
  language: 'en',
  permissions: { read: 'read-messages', change: 'messages' },
  table: contactMessages,
  answer: contactMessageAnswer,
  present: (row) => row,
  list: { administrator: { query: contactMessageList, find: listContactMessages } },
  change: { body: contactMessageChange, example: { notes: 'Ruft zurück' } },
  refuseValues: refuseUnknownAssignee,
  files: {},
  daysAfterDeletion: trashDays,
  terms: [{ name: 'contact messages after 24 months', since: 'createdAt', months: 24 }],
  privacy: { activity: 'contact', data: 'contact-messages', sources: ['person'], recipients: ['office', 'operators'] },
  personalData: {
    email: 'email',
    exportedAs: 'contactMessages',
    erasedAs: 'contact messages',
  },
  starterRows: null,
  samples: null,
});
