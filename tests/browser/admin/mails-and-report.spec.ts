/** Mails and uploads on a slow connection, on a separate server: refused mail, reminders, a large report. */
import { randomBytes } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { connectDatabase } from '#platform/database/database.server.ts';
import { orderWithInvoice } from '../../made-up/order-with-invoice.ts';
import { silentLog } from '../../silent-log.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectErrors, openTab, toast } from '../admin-area.ts';
import { ownOffice } from '../own-server.ts';

const { test, office, server } = ownOffice();

// The refusal of a file that is no report is expected.
test.beforeEach(({ admin }) => expectErrors(admin, /Failed to load resource/));

test('a permanently refused mail is shown with its reason and sent again', async ({ admin, request }) => {
  await office.smtp.setBehaviour(550);
  const email = 'rita.muster@example.org';
  const message = { name: 'Rita Muster', email, subject: 'Frage', message: 'Guten Tag' };
  expect((await request.post('/api/contact-messages', { data: message })).status()).toBe(201);
  await expect
    .poll(async () => (await (await admin.request.get('/api/mails?status=failed')).json()).length)
    .toBeGreaterThan(0);
  await openTab(admin, 'overview');
  const failed = admin.getByRole('region', { name: /^Mails that could not be sent/ }).getByRole('listitem');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('team@example.org');
  await expect(failed).toContainText('1 try');
  await expect(failed).toContainText('550');

  await office.smtp.setBehaviour('well');
  await failed.getByRole('button', { name: /^Resend/ }).click();
  await expect(toast(admin, 'The mail is being sent again')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect.poll(() => office.smtp.received.length).toBe(1);
  expect(office.smtp.received[0]?.to).toEqual(['team@example.org']);
});

test('a report is uploaded with its progress; one that is no PDF or too large is refused', async ({ admin }) => {
  await openTab(admin, 'studies');
  await admin.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = admin.getByRole('dialog', { name: 'Edit Study' });
  const field = dialog.getByLabel('Report file');

  await field.setInputFiles({ name: 'bericht.pdf', mimeType: 'application/pdf', buffer: Buffer.from('kein PDF') });
  await expect(toast(admin, 'Failed to store report')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/PDF/);

  const large = path.join(server.dataDir, 'gross.pdf');
  await writeFile(large, '%PDF-1.7');
  await truncate(large, 50 * 1024 * 1024 + 1);
  await field.setInputFiles(large);
  await expect(field).toHaveAccessibleDescription('The report may have at most 50 MB.');

  const report = await PDFDocument.create();
  report.addPage();
  await report.attach(randomBytes(1_500_000), 'daten.bin');
  const line = await admin.context().newCDPSession(admin);
  await line.send('Network.enable');
  const setSpeed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await setSpeed(50_000);
  const buffer = Buffer.from(await report.save());
  await field.setInputFiles({ name: 'Monitor 2024.pdf', mimeType: 'application/pdf', buffer });
  const progress = dialog.getByRole('progressbar', { name: 'Upload of the report' });
  await expect(progress).toBeVisible();
  await expect(dialog.getByText(/^\d+%$/)).toBeVisible();
  await setSpeed(-1);
  await expect(toast(admin, 'Report stored successfully')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByText(/^Monitor 2024\.pdf, 1\.4 MB, stored on /)).toBeVisible();
  await expect(field).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Remove report' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Remove report?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText(/^Monitor 2024\.pdf, 1\.4 MB, stored on /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove report' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(admin, 'Report removed successfully')).toBeVisible();
  await expect(field).toBeFocused();
});

test('the deletion of the current study says first that its edition stays on sale', async ({ admin }) => {
  await admin.goto('/admin?tab=studies');
  const card = admin.locator('article, li').filter({ hasText: 'Current Edition' }).last();
  await expect(card).toContainText('Live since');
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = admin.getByRole('alertdialog', { name: 'Delete study?' });
  await expect(question).toContainText('The published edition 2024 stays on the site and on sale');
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('a due reminder is sent by one click, and not proposed again', async ({ admin }) => {
  const { db, close } = connectDatabase({ address: office.postgres.address, log: silentLog, poolSize: 1 });
  const issuedAt = new Date(Date.now() - 45 * 24 * 3_600_000);
  const { orderNumber, email } = await orderWithInvoice(db, { issuedAt, organization: 'Muster Säumig AG' });
  await close();
  // No reminder is sent before a recent bank file was imported.
  await office.database.query(`insert into bank_imports
    (imported_by, file_name, sha256, bytes, message, assigned_count, waiting_count, known_count, not_booked_count)
    values ('muster', 'muster.xml', '', 0, 'camt.054', 0, 0, 0, 0)`);
  await admin.goto('/admin?tab=orders&list=study&part=reminders');
  const due = admin.getByRole('region', { name: 'Reminders' }).getByRole('listitem').filter({ hasText: orderNumber });
  await expect(due).toContainText('First reminder');
  await expect(due).toContainText('Muster Säumig AG');
  await expectAccessible(admin);
  await due.getByRole('button', { name: `Send reminder for ${orderNumber}` }).click();
  await expect(toast(admin, 'The reminder is on its way to the buyer')).toBeVisible();
  await expect(due).toHaveCount(0);
  const reminded = () => office.smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => reminded().length).toBe(1);
});
