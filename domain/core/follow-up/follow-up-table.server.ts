import { date, text } from 'drizzle-orm/pg-core';
import { user } from '../accounts/user-table.server.ts';

/** Until when the office wants to be done with a message or order, and who does it. */
export const followUpColumns = () => ({
  dueOn: date({ mode: 'string' }),
  /** Id of an account of the office. */
  assigneeId: text().references(() => user.id, { onDelete: 'set null' }),
});
