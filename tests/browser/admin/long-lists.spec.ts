/** Lists of 5,000 messages and 5,000 orders, and hundreds of files and firms, on a separate server. */
import { expect } from '@playwright/test';
import { expectErrors, item, openTab, toast } from '../admin-area.ts';
import { ownOffice } from '../own-server.ts';

const { test, office } = ownOffice();

test.beforeAll(async () => {
  await office.database.query(`
    insert into contact_messages (first_name, last_name, email, subject, message, state, created_at)
    select 'Anna', 'Muster ' || n, 'person' || n || '@example.org', 'Frage ' || n, repeat('Text ', 100), case when n % 5 > 0 then 'open' else 'new' end,
           now() - n * interval '1 hour'
    from generate_series(1, 5000) n`);
  await office.database.query(`
    insert into print_orders (first_name, last_name, email, street, zip_code, city, quantity, status, created_at)
    select 'Beat', 'Beispiel ' || n, 'besteller' || n || '@example.org', 'Musterweg ' || n, '9999',
           'Ort ' || lpad(n::text, 4, '0'), 1 + n % 9, (array['pending', 'processed', 'shipped'])[1 + n % 3],
           now() - n * interval '1 hour'
    from generate_series(1, 5000) n`);
  await office.database.query(`
    with firms as (
      insert into partners (name, sort_order) select 'Muster ' || n || ' AG', n from generate_series(1, 250) n
      returning id, sort_order
    ), files as (
      insert into partner_files (title, category, year, file_name, sender_firm_id)
      select 'Bestand ' || sort_order, case when sort_order % 2 = 0 then 'data' else 'study' end, 2024,
             'bestand-' || sort_order || '.pdf', id from firms
      returning id, title
    ), request as (
      insert into file_requests (title, due_on, is_for_all_firms) values ('Bestand 2024', '2027-01-31', false) returning id
    ), asked as (
      insert into file_request_firms select request.id, firms.id from request, firms
    )
    insert into partner_file_versions (partner_file_id, number, stored_at, type, bytes, sha256, stored_file)
    select id, 1, now() - replace(title, 'Bestand ', '')::int * interval '1 hour', 'pdf', 1000, 'abc', 'abc' from files`);
  await office.database.query(`
    insert into library_items (type, title, file_url, media_type, bytes, created_at)
    select 'pdf', 'Merkblatt ' || n, '/uploads/' || n || '.pdf', 'application/pdf', 1000, now() - n * interval '1 hour'
    from generate_series(1, 150) n`);
});

for (const { tab, search, wanted, found, states, sort, first, second } of [
  {
    tab: 'messages',
    search: 'Search messages',
    wanted: 'person4321@',
    found: 'Muster 4321',
    states: { initial: 'status=to-do&', filter: 'unread', count: "1'000" },
    sort: 'createdAt',
    first: 'Frage 5000',
    second: 'Muster 26',
  },
  {
    tab: 'orders',
    search: 'Search orders',
    wanted: 'besteller4321@',
    found: 'Beispiel 4321',
    states: { initial: '', filter: 'shipped', count: "1'667" },
    sort: 'city',
    first: 'Ort 0001',
    second: 'Beispiel 26',
  },
]) {
  test(`${tab}: searched, sorted, filtered and paged on the server`, async ({ admin }) => {
    const asked: string[] = [];
    admin.on('request', (call) => {
      const { pathname, searchParams } = new URL(call.url());
      if (/api\/(contact-messages|print-orders)$/.test(pathname)) asked.push(String(searchParams));
    });
    await openTab(admin, tab);
    const panel = admin.getByRole('tabpanel');
    const rows = panel.locator('tbody tr');
    const pages = panel.getByRole('navigation', { name: 'Pages' });
    await expect(rows).toHaveCount(25);
    await expect(pages).toContainText(/1–25 of 5'000/);
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText('26–50');
    await expect(rows.first()).toContainText(second);
    await expect(admin).toHaveURL(/page=2/);
    await panel.getByLabel('Sort').selectOption(sort);
    await expect(rows.first()).toContainText(first);
    await expect(pages).toContainText('1–25');
    expect(asked).toEqual([
      `${states.initial}sort=-createdAt&page=1&pageSize=25`,
      `${states.initial}sort=-createdAt&page=2&pageSize=25`,
      `${states.initial}sort=${sort}&page=1&pageSize=25`,
    ]);
    await panel.getByLabel('Filter').selectOption(states.filter);
    await expect(pages).toContainText(`of ${states.count}`);
    await panel.getByLabel('Filter').selectOption('all');
    await panel.getByLabel(search).fill(wanted);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(found);
    await expect(pages).toHaveCount(0);
    for (const query of asked) expect(query).toContain('pageSize=25');
  });
}

test('an emptied last page links back', async ({ admin }) => {
  await admin.goto('/admin?tab=messages&page=9000');
  const panel = admin.getByRole('tabpanel');
  await expect(panel.getByText('No more messages')).toBeVisible();
  await expect(panel.getByText('No messages yet')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect(admin).toHaveURL(/page=200/);
  await expect(panel.locator('tbody tr')).toHaveCount(25);
});

test('partner files are loaded and drawn a page at a time', async ({ admin }) => {
  const whole: string[] = [];
  admin.on('request', (request) => request.url().endsWith('/api/partner-files') && whole.push(request.url()));
  await openTab(admin, 'partners');
  await admin.getByRole('button', { name: /^Files/ }).click();
  const panel = admin.getByRole('tabpanel');
  const rows = panel.getByRole('button', { name: /^Details/ });
  const pages = panel.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–100 of 250');
  await expect(rows).toHaveCount(100);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('101–200');
  await expect(rows.first()).toHaveAccessibleName(/Bestand 101$/);
  await panel.getByLabel('Order').selectOption('groups');
  await expect(pages).toContainText('1–100');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Study 2024', 'Data 2024']);
  await panel.getByLabel('Firm', { exact: true }).selectOption({ label: 'Muster 250 AG' });
  await expect(rows).toHaveCount(1);
  await expect(pages).toBeHidden();
  await panel.getByLabel('Firm', { exact: true }).selectOption('');
  await expect(rows).toHaveCount(100);
  await panel.getByLabel('Search files').fill('Bestand 250');
  await expect(rows).toHaveCount(1);
  await expect(pages).toBeHidden();
  expect(whole).toEqual([]);
});

test('the firms of a request are drawn once they are opened', async ({ admin }) => {
  await openTab(admin, 'partners');
  await admin.getByRole('button', { name: /^Requests/ }).click();
  const firms = admin.locator('details li');
  await expect(admin.getByText('0 of 250 delivered')).toBeVisible();
  await expect(firms).toHaveCount(0);
  await admin.getByText('Firms', { exact: true }).click();
  await expect(firms).toHaveCount(250);
});

test('the library is drawn a page at a time', async ({ admin }) => {
  await openTab(admin, 'media');
  await admin.getByRole('button', { name: 'Library', exact: true }).click();
  const panel = admin.getByRole('tabpanel');
  const cards = panel.getByRole('heading', { level: 3, name: /^Merkblatt/ });
  const pages = panel.getByRole('navigation', { name: 'Pages' });
  await expect(cards).toHaveCount(60);
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(cards).toHaveCount(30);
  await panel.getByLabel('Search the library').fill('Merkblatt 150');
  await expect(cards).toHaveText(['Merkblatt 150']);
});

test('partners are drawn a page at a time, and a moved one keeps its focus on the next page', async ({ admin }) => {
  await openTab(admin, 'partners');
  const panel = admin.getByRole('tabpanel');
  const cards = panel.locator('ol > li');
  const pages = panel.getByRole('navigation', { name: 'Pages' });
  await expect(cards).toHaveCount(60);
  await expect(pages).toContainText('1–60 of');
  const name = await cards.last().getByRole('heading').textContent();
  const back = panel.getByRole('button', { name: `Move ${name} back` });
  await back.press('Enter');
  await expect(pages).toContainText('61–120 of');
  await expect(cards.first()).toContainText(name ?? '');
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport();
  await panel.getByRole('button', { name: `Move ${name} forward` }).press('Enter');
  await expect(pages).toContainText('1–60 of');
  await expect(cards.last()).toContainText(name ?? '');
  await panel.getByLabel('Search partners').fill('Muster 237');
  await expect(cards).toHaveText([/Muster 237 AG/]);
});

test('a card is moved far by entering its place', async ({ admin }) => {
  await openTab(admin, 'partners');
  const panel = admin.getByRole('tabpanel');
  const pages = panel.getByRole('navigation', { name: 'Pages' });
  for (const from of ['61', '121']) {
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText(`${from}–`);
  }
  const place = panel.getByLabel('Place of Muster 150 AG');
  const before = await place.inputValue();
  await place.press('Enter');
  await place.fill('keiner');
  await place.press('Enter');
  await expect(place).toHaveValue(before);
  await place.fill('5');
  await place.press('Enter');
  await expect(pages).toContainText('1–60 of');
  await expect(place).toHaveValue('5');
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  await expect(panel.getByRole('status').filter({ hasText: /^Muster 150 AG: place 5 of/ })).toBeAttached();
  await expect(toast(admin, 'Partners reordered successfully')).toBeVisible();
  await admin.reload();
  await expect(place).toHaveValue('5');
  await place.fill('9999');
  await place.press('Tab');
  await expect(pages).not.toContainText('1–60 of');
  const [last] =
    /\d+$/.exec(
      (await panel
        .getByRole('status')
        .getByText(/^Muster 150 AG/)
        .textContent()) ?? '',
    ) ?? [];
  await expect(place).toHaveValue(String(last));

  // Found by its name, while the card that gives way isn't shown.
  await panel.getByLabel('Search partners').fill('Muster 150');
  await expect(panel.locator('ol > li')).toHaveText([/Muster 150 AG/]);
  await place.fill('7');
  await place.press('Enter');
  await expect(place).toHaveValue('7');
  await expect(place).toBeFocused();
});

test('a card is moved although another of its group has just been deleted', async ({ admin, api }) => {
  const names = ['Musterbund A', 'Musterbund B', 'Musterbund C'] as const;
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    const { id } = await api('POST', '/api/partners', { name, type: 'association', sortOrder: 900 + index });
    ids.push(id);
  }
  await openTab(admin, 'partners');
  await admin.getByLabel('Search partners').fill('Musterbund');
  await expect(item(admin, names[2])).toBeVisible();
  await api('DELETE', `/api/partners/${ids.shift()}`);
  expectErrors(admin, /404/);
  await admin.getByRole('button', { name: `Move ${names[2]} forward` }).press('Enter');
  await expect(toast(admin, 'Partners reordered successfully')).toBeVisible();
  await expect(item(admin, names[0])).toHaveCount(0);
  const order = async () =>
    (await api<{ id: string; sortOrder: number }[]>('GET', '/api/partners'))
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map(({ id }) => id);
  await expect.poll(order).toEqual(ids.toReversed());
  for (const id of ids) await api('DELETE', `/api/partners/${id}`);
});

test('one of many firms is found by its name, and named once it is chosen', async ({ admin }) => {
  await openTab(admin, 'partners&list=requests');
  await admin.getByRole('button', { name: 'Request files' }).click();
  const firms = admin.getByRole('dialog', { name: 'Request files' }).getByRole('group', { name: 'Firms' });
  const search = firms.getByLabel('Search firms');
  const chosen = firms.getByText(/^Chosen:/);
  await expect(search).toBeVisible();
  await expect(firms.getByRole('listitem')).toHaveCount(60);
  await expect(firms.getByRole('status')).toHaveText(/more firms: search by name$/);
  await search.fill('muster 237');
  await firms.getByRole('checkbox', { name: 'Muster 237 AG' }).check();
  await search.fill('muster 238');
  await firms.getByRole('checkbox', { name: 'Muster 238 AG' }).check();
  await search.fill('Zzz');
  await expect(firms.getByRole('status')).toHaveText('No firms match');
  await search.fill('');
  await expect(chosen).toHaveText('Chosen: Muster 237 AG and Muster 238 AG');
  await firms.getByRole('button', { name: 'Deselect all' }).click();
  await expect(chosen).toHaveCount(0);
});
