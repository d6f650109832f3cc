/** Shared by tests of the admin area: signing in, calls of the API, locators. */
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { builtAdministrator } from '../built-server/built-server.ts';
import { onePagePdf } from '../made-up/sample-files.ts';

/** The tabs, as an administrator sees them. */
export const tabLabels = ['Overview', 'Partners', 'Studies', 'Media', 'Messages', 'Orders', 'Team', 'Videos'];

/** A study order without a presentation, to which tests add its organization. */
export const studyOrder = { ...sampleStudyOrder, wantsPresentation: false };

/** Signs in without the form. */
export async function signInOffice(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/admin/login', { data: builtAdministrator });
  expect(answer.status()).toBe(200);
}

/** Texts of the errors that a test provokes on purpose, by its page. */
const expectedErrors = new WeakMap<Page, RegExp>();

/** Lets errors pass in the console of the signed-in administrator that match a text. */
export const expectErrors = (admin: Page, text: RegExp) => void expectedErrors.set(admin, text);

/** Makes a call of the API. */
export type Api = <Answer = { id: string }>(method: string, path: string, data?: unknown) => Promise<Answer>;

/** Makes calls with the session of `request`, as a page of the site does. */
export const apiOf =
  (request: APIRequestContext, origin: string): Api =>
  async (method, path, data) => {
    const options = { method, headers: { origin }, ...(data !== undefined && { data }) };
    const answer = await request.fetch(`${origin}${path}`, options);
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };

/** Stores a report for the edition of 2024. */
export async function storeReport2024(request: APIRequestContext, origin: string): Promise<void> {
  const studies = await apiOf(request, origin)<{ id: string; year: number }[]>('GET', '/api/studies');
  const { id } = studies.find(({ year }) => year === 2024) ?? {};
  const report = { name: 'bericht.pdf', mimeType: 'application/pdf', buffer: await onePagePdf() };
  const options = { headers: { origin }, multipart: { report } };
  expect((await request.put(`${origin}/api/studies/${id}/report`, options)).status()).toBe(200);
}

interface AdminFixtures {
  /** A page of the signed-in administrator; any unexpected error in its console fails the test. */
  admin: Page;
  /** Makes calls as the signed-in administrator. */
  api: Api;
}

export const test = base.extend<AdminFixtures>({
  admin: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await signInOffice(page.request);
    await use(page);
    expect(errors.filter((text) => !expectedErrors.get(page)?.test(text))).toEqual([]);
  },
  api: async ({ admin, baseURL }, use) => {
    await use(apiOf(admin.request, baseURL ?? ''));
  },
});

/** Changes the draft of a document, and publishes it if wanted. @returns the content before */
export async function changeDraft<Content extends object>(
  api: Api,
  document: string,
  change: (content: Content) => object,
  { isPublished = false, note }: { isPublished?: boolean; note?: string } = {},
): Promise<Content> {
  const path = `/api/content/${document}`;
  const { revision, content } = await api<{ revision: number; content: Content }>('GET', path);
  const changed = await api<{ revision: number }>('PUT', path, { revision, content: change(content) });
  if (isPublished) await api('POST', `${path}/publish`, { revision: changed.revision, note });
  return content;
}

let made = 0;

/** A name no other test uses. */
export function unique(name: string): string {
  made += 1;
  return `${name} ${process.pid}-${Date.now().toString(36)}-${made}`;
}

/**
 * Opens an address. A dialog that was just closed goes back in the history asynchronously, which can abort the navigation;
 * then it is repeated. A reload at that moment may never end.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    await page.goto(address);
  }
}

/** Opens a tab and waits until it is hydrated. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await openAddress(page, `/admin?tab=${tab}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expect(page.locator('#admin-tab-heading')).toBeVisible();
}

/** The card or row that shows a text. */
export const item = (page: Page, text: string): Locator =>
  page.getByRole('tabpanel').locator('li, tbody tr').filter({ hasText: text });

/** A button of the card or row that shows a text, by the first words of its name. */
export const itemButton = (page: Page, text: string, name: string): Locator =>
  item(page, text).getByRole('button', { name: new RegExp(`^${name}`) });

/** Deletes the record of the card or row that shows a text, and confirms. */
export async function deleteItem(page: Page, text: string): Promise<void> {
  await itemButton(page, text, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

export const toast = (page: Page, text: string): Locator => page.locator('[role=status], [role=alert]').getByText(text);

/** Stores messages that contain `mark`, and opens their list. */
export async function openMessages(page: Page, api: Api, mark: string, names: readonly string[]) {
  for (const name of names) {
    await api('POST', '/api/contact-messages', { name, email: 'x@example.org', subject: mark, message: 'Guten Tag' });
  }
  await page.goto(`/admin?tab=messages&search=${encodeURIComponent(mark)}`);
  await expect(page.locator('tbody tr')).toHaveCount(names.length);
}

/** Opens the list of a company's study orders. */
export const openStudyOrders = (page: Page, organization: string) =>
  openTab(page, `orders&list=study&search=${encodeURIComponent(organization)}`);

export interface PlacedOrder {
  id: string;
  orderNumber: string;
}

/** Stores a study order of a company. */
export const sendOrder = (api: Api, organization: string, overrides: object = {}) =>
  api<PlacedOrder>('POST', '/api/study-orders', { ...studyOrder, organization, ...overrides });
