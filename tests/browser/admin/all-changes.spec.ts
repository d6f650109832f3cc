/** The audit log, on a separate server: the administrator gets a name that other tests don't expect. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openTab } from '../admin-area.ts';
import { ownServer } from '../own-server.ts';

const { test } = ownServer();

test('all changes fit into the page at 360 px, however long names are', async ({ admin, api }) => {
  await api('PATCH', '/api/accounts/me', { name: 'Wolkenkratzerfensterputzer'.repeat(4).slice(0, 100) });
  await api('POST', '/api/partners', { name: 'Muster'.repeat(16) });
  await api('POST', '/api/media', { title: 'Langer Titel '.repeat(15), outlet: 'Musterzeitung' });
  for (const width of [360, 768, 1280]) {
    await admin.setViewportSize({ width, height: 740 });
    await openTab(admin, 'overview&list=changes');
    await expect(admin.getByText('MusterMuster').first()).toBeVisible();
    await expect(admin.getByRole('option', { name: /^Wolkenkratzer/ })).toBeAttached();
    await expectAccessible(admin);
  }
});
