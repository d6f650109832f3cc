import { contactMessageAnswer } from '#domain/contact-messages/contact-message-answer.ts';
import {
  contactMessageList,
  listContactMessages,
} from '#domain/contact-messages/contact-message-list-queries.server.ts';
import { contactMessages } from '#domain/contact-messages/contact-message-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { removalCalls, searchedListCall, stateCall } from './record-calls.ts';

const kind = {
  name: 'contact-messages',
  noun: 'contact message',
  table: contactMessages,
  answer: contactMessageAnswer,
  isPublic: false,
};

export const contactMessageCalls = (services: Services) => [
  searchedListCall(kind, contactMessageList, (input) => listContactMessages(services.db, input)),
  stateCall(services, kind, {
    path: '/read',
    summary: 'Mark a contact message as read',
    action: 'read',
    values: () => ({ isRead: true }),
  }),
  ...removalCalls(services, kind),
];
