import { eq, getTableColumns } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';

export interface Inviter {
  name: string;
  email: string;
}

/** A link with the firm's name and the inviter. */
export const findLink = (db: Readable, id: string) =>
  firstRow(
    db
      .select({
        ...getTableColumns(accountLinks),
        firmName: partners.name,
        inviter: { name: user.name, email: user.email },
      })
      .from(accountLinks)
      .leftJoin(user, eq(user.id, accountLinks.inviterId))
      .leftJoin(partners, eq(partners.id, accountLinks.firmId))
      .where(eq(accountLinks.id, id)),
  );
