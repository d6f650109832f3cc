import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import type { MessageState } from '#domain/contact-messages/message-state.ts';
import type { TableDescription } from '../../workspace/table/table-description.ts';

export const messageStateLabels: Record<MessageState, string> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  spam: 'Spam',
};

export const stateBefore = ({ state }: ContactMessage): Pick<ContactMessage, 'state'> => ({ state });

export const messageBulkActions: NonNullable<TableDescription<ContactMessage>['bulkActions']> = [
  {
    label: 'Mark as read',
    values: { state: 'open' },
    appliesTo: ({ state }) => state === 'new',
    done: 'marked as read',
  },
  {
    label: 'Answered',
    values: { state: 'answered' },
    appliesTo: ({ state }) => state !== 'answered',
    done: 'marked as answered',
    undo: stateBefore,
    isDone: true,
  },
  {
    label: 'Spam',
    values: { state: 'spam' },
    appliesTo: ({ state }) => state !== 'spam',
    done: 'marked as spam',
    undo: stateBefore,
  },
  {
    label: 'Reopen',
    values: { state: 'open' },
    appliesTo: ({ state }) => state === 'answered' || state === 'spam',
    done: 'reopened',
    undo: stateBefore,
  },
];
