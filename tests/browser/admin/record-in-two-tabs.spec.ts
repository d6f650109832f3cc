/** A record that two tabs edit: the later save shows what differs, and neither version is lost unseen. */
import { expect, type Page } from '@playwright/test';
import { expectErrors, item, itemButton, openTab, sendOrder, test, toast, unique } from '../admin-area.ts';

async function openPartner(page: Page, name: string) {
  await openTab(page, 'partners');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return page.getByRole('dialog', { name: 'Edit Partner' });
}

test('the later save shows the differences: either version can be kept', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const name = unique('Muster Beide');
  const { id } = await api('POST', '/api/partners', { name, type: 'association', description: 'Am Anfang' });
  const stored = async () => {
    const partners = await api<{ id: string; description: string; isActive: boolean }[]>('GET', '/api/partners');
    return partners.find((partner) => partner.id === id);
  };
  const dialog = await openPartner(admin, name);
  await dialog.getByLabel('Description').fill('Meine Fassung');
  await api('PATCH', `/api/partners/${id}`, { description: 'Andere Fassung', type: 'research' });

  const save = dialog.getByRole('button', { name: 'Save changes' });
  await save.click();
  const question = admin.getByRole('alertdialog', { name: 'Changed meanwhile' });
  await expect(question.getByRole('row', { name: 'Description Meine Fassung Andere Fassung' })).toBeVisible();
  await expect(question.getByRole('row', { name: 'Type Association Research' })).toBeVisible();
  await expect(question.getByRole('row')).toHaveCount(3);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  expect(await stored()).toMatchObject({ description: 'Andere Fassung' });
  await admin.keyboard.press('Escape');
  await expect(dialog.getByLabel('Description')).toHaveValue('Meine Fassung');

  await save.click();
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('Andere Fassung');
  await expect(dialog.getByLabel('Type')).toHaveValue('research');

  await dialog.getByLabel('Description').fill('Wieder meine');
  await api('PATCH', `/api/partners/${id}`, { description: 'Wieder anders', isActive: false });
  await save.click();
  await expect(question.getByRole('row', { name: 'Active Yes No' })).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(admin, 'Partner updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name)).toContainText('Wieder meine');
  expect(await stored()).toMatchObject({ description: 'Wieder meine', isActive: true });
  await api('DELETE', `/api/partners/${id}`);
});

test('a concurrent change of what the form does not show causes no question', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const name = unique('Muster Reihe');
  const { id } = await api('POST', '/api/partners', { name, type: 'association' });
  const dialog = await openPartner(admin, name);
  await dialog.getByLabel('Description').fill('Gleich gespeichert');
  await api('PATCH', `/api/partners/${id}`, { sortOrder: 77 });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(admin, 'Partner updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name)).toContainText('Gleich gespeichert');
  await api('DELETE', `/api/partners/${id}`);
});

test('a German form asks in German', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const name = unique('Vera Muster');
  const member = { name, role: 'Projektleiter', organization: 'Musterhochschule' };
  const { id } = await api('POST', '/api/team-members', member);
  await openTab(admin, 'team');
  await admin.getByRole('button', { name: `Bearbeiten ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Team-Mitglied bearbeiten' });
  await dialog.getByLabel('Abteilung').fill('Statistik');
  await api('PATCH', `/api/team-members/${id}`, { department: 'Umfragen' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(question.getByRole('row', { name: 'Abteilung Statistik Umfragen' })).toBeVisible();
  await question.getByRole('button', { name: 'Meine behalten' }).click();
  await expect(toast(admin, 'Team-Mitglied aktualisiert')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await api('DELETE', `/api/team-members/${id}`);
});

test('notes on an order: later ones don’t overwrite others unseen', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const organization = unique('Muster Notizen AG');
  const { id } = await sendOrder(api, organization);
  const storedNotes = async () => {
    const orders = await api<{ id: string; notes: string }[]>('GET', '/api/study-orders');
    return orders.find((known) => known.id === id)?.notes;
  };
  await openTab(admin, 'orders&list=study');
  await itemButton(admin, organization, 'Details').click();
  const details = admin.getByRole('dialog');
  const notes = details.getByLabel('Notes');
  await notes.fill('Ruft am Montag an');
  await api('PATCH', `/api/study-orders/${id}/status`, { status: 'invoiced' });
  await details.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Notes saved')).toBeVisible();

  await notes.fill('Meine Notiz');
  await api('PATCH', `/api/study-orders/${id}`, { notes: 'Andere Notiz' });
  await details.getByRole('button', { name: 'Save notes' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Changed meanwhile' });
  await expect(question.getByRole('row', { name: 'Notes Meine Notiz Andere Notiz' })).toBeVisible();
  expect(await storedNotes()).toBe('Andere Notiz');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(storedNotes).toBe('Meine Notiz');

  await notes.fill('Noch eine');
  await api('PATCH', `/api/study-orders/${id}`, { notes: 'Wieder anders' });
  await details.getByRole('button', { name: 'Save notes' }).click();
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notes).toHaveValue('Wieder anders');

  // Both empty the notes: there is nothing to choose.
  await notes.fill('');
  await api('PATCH', `/api/study-orders/${id}`, { notes: null });
  const save = details.getByRole('button', { name: 'Save notes' });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'false');
  await expect(save).toBeDisabled();
  await expect(question).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});
