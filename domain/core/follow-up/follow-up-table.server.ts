import { date } from 'drizzle-orm/pg-core';
import { byUser } from '../accounts/user-table.server.ts';

/** The day by which a message or order is to be done, and the user it is assigned to. */
export const followUpColumns = () => ({
  dueOn: date({ mode: 'string' }),
  /** Id of an account of the office. */
  assigneeId: byUser(),
});
