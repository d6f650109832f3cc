import type { Page } from '@playwright/test';

/** Fills all required fields of the order page, and chooses options that cost 1795 francs. */
export async function fillOrder(page: Page): Promise<void> {
  const form = page.locator('main');
  await form.getByLabel('Vorname').fill('Anna');
  await form.getByLabel('Nachname').fill('Muster');
  await form.getByLabel('E-Mail', { exact: true }).fill('anna.muster@example.org');
  await form.getByLabel('Unternehmen', { exact: true }).fill('Muster Versicherung AG');
  await form.getByLabel('Rechnungsadresse').fill('Musterweg 1\n8001 Zürich');
  await form.getByLabel('Unternehmensbereich').selectOption('Strategie');
  await form.getByRole('radio', { name: /mehr als 500 Mitarbeitende/ }).check();
  await form.getByRole('checkbox', { name: /Präsentation/ }).check();
  await form.getByRole('radio', { name: 'Vielleicht' }).check();
}
