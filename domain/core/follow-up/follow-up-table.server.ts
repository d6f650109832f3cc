import { date, text } from 'drizzle-orm/pg-core';
import { user } from '../accounts/user-table.server.ts';

/** The day by which a message or order is to be done, and the user it is assigned to. */
export const followUpColumns = () => ({
  dueOn: date({ mode: 'string' }),
  /** Id of an account of the office. */
  assigneeId: text().references(() => user.id, { onDelete: 'set null' }),
});
