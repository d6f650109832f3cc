/** What tests of the inbox store, read and open. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openTab, unique } from './admin-area.ts';

/** The messages of an office's database. */
export function messagesOf(office: { database: pg.Client }) {
  /** Stores messages, the first one being the newest. @returns their subject */
  async function storeMessages(name: string, count: number): Promise<string> {
    const subject = unique(name);
    await office.database.query(
      `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
       select 'Anna', 'Muster ' || n, 'anna' || n || '@example.org', $1, 'Frage ' || n, now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [subject, count],
    );
    return subject;
  }

  /** The runs of equal states, from the newest message on: ['25 answered', '10 spam']. */
  async function statesOf(subject: string): Promise<string[]> {
    const { rows } = await office.database.query(
      `select case when deleted_at is null then state else 'deleted' end as state
       from contact_messages where subject = $1 order by created_at desc`,
      [subject],
    );
    const runs: { state: string; count: number }[] = [];
    for (const { state } of rows as { state: string }[]) {
      const last = runs.at(-1);
      if (last && last.state === state) last.count += 1;
      else runs.push({ state, count: 1 });
    }
    return runs.map(({ state, count }) => `${count} ${state}`);
  }
  return { storeMessages, statesOf };
}

export const openInbox = async (page: Page, search: string, status = '') => {
  await openTab(page, `messages&search=${encodeURIComponent(search)}${status && `&status=${status}`}`);
  await expect(page.getByRole('tabpanel').locator('tbody tr').first()).toBeVisible();
};
