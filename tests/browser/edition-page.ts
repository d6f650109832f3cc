/** What tests of an edition's editor read and do on its page. */
import { type BrowserContext, expect, type Page } from '@playwright/test';

export const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name}`) });

export const expectSaved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible({ timeout: 30_000 });

export const draftOf = async (context: BrowserContext, year: number) =>
  (await (await context.request.get(`/api/content/edition-${year}`)).json()).content;

export async function openEdition(page: Page, year: number, shown: string): Promise<void> {
  await page.goto(`/admin?tab=studies&edition=${year}&section=${shown}`);
  await expect(page.getByRole('heading', { name: `Edition ${year}`, exact: true })).toBeVisible();
}
