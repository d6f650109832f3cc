import { expect, test } from '@playwright/test';
import { openHydrated as open } from '../hydrate-islands.ts';

test('partners are grouped by type; a logo that fails becomes a type icon', async ({ page }) => {
  await open(page, '/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner & Institutionen');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Akademische Partner',
    'Erweitertes Konsortium',
    'Panelpartner',
    'Studienpartner',
  ]);
  const broker = page.getByRole('listitem').filter({ hasText: 'Musterbroker Schweiz' });
  await expect(broker.getByRole('img', { name: 'Versicherungswirtschaft' })).toBeVisible();
});
