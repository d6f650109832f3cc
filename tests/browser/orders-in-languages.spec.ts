/** An order in another language from its page to its reminder, on a separate server: none of its pages, mails and documents is German. */
import { expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { germanIn } from '../languages/german-in.ts';
import { sampleIban } from '../made-up/made-up-bank-file.ts';
import { textOf } from '../pdf-reader.ts';
import { scanPaymentCode } from '../scan-payment-code.ts';
import { expectAccessible } from './accessibility.ts';
import { storeReport2024, toast } from './admin-area.ts';
import { ownOffice } from './own-server.ts';

const { test, office, server } = ownOffice({ INVOICE_IBAN: sampleIban });

const email = (name: string) => `${name}.muster@example.org`;

/** Waits for the newest mail to an address with this subject. */
async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const sources = office.smtp.received.filter(({ to }) => to.includes(address)).map(({ source }) => source);
    const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
    found = mails.findLast((mail) => subject.test(mail.subject ?? ''));
    expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject));
  }).toPass({ timeout: 30_000 });
  const { html = '', text = '', ...mail } = found as Email;
  expect([
    mail.subject,
    germanIn(`${mail.subject}\n${text}\n${html.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ')}`),
  ]).toEqual([mail.subject, []]);
  return { ...mail, html, text };
}

/** Attached documents of a mail, with their texts. */
async function documentsIn({ attachments }: Email) {
  const documents = attachments.map(async ({ filename, content }) => {
    const pdf = new Uint8Array(content as ArrayBuffer);
    const text = (await textOf(pdf)).replaceAll('\u00a0', ' ');
    expect([filename, germanIn(text)]).toEqual([filename, []]);
    return { name: filename, text, pdf };
  });
  return Promise.all(documents);
}

/** Only the path: the origin in mails isn't that of the server, which chose its port itself. */
const pathIn = ({ text = '' }: Email, path: RegExp): string => path.exec(text)?.[0] ?? '';

/** Expects that a mail doesn't scroll sideways on a phone. */
async function expectFitsPhone(page: Page, { html = '' }: Email): Promise<void> {
  const mail = await page.context().newPage();
  await mail.setViewportSize({ width: 360, height: 740 });
  await mail.setContent(html);
  expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await mail.close();
}

/** Expects that all German text of the page is marked as German. */
async function expectNoGerman(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('[lang], script, style, noscript')) part.remove();
    return body.textContent ?? '';
  });
  expect(germanIn(text)).toEqual([]);
}

/** Names and address contain no German words. */
const person = { street: 'Rue de l’Exemple 12a', place: '1000 Lausanne', firm: 'Assurances Muster SA' };

test('an order in French: page, mails, invoice, buyer’s page, report, correction, reminder', async ({
  admin: page,
  api,
}) => {
  const to = email('jeanne');
  await page.goto('/fr/order');
  const form = page.locator('main');
  await form.getByLabel('Prénom').fill('Jeanne');
  await form.getByLabel('Nom', { exact: true }).fill('Muster');
  await form.getByLabel('E-mail', { exact: true }).fill(to);
  await form.getByLabel('Entreprise', { exact: true }).fill(person.firm);
  await form.getByLabel('Adresse de facturation').fill(`${person.street}\n${person.place}`);
  await form.getByLabel('E-mail pour la facture').fill(email('compta'));
  await form.getByLabel('Domaine d’activité').selectOption('Stratégie');
  await form.getByRole('radio', { name: /plus de 500 collaborateurs/ }).check();
  await form.getByRole('checkbox', { name: /Présentation/ }).check();
  await form.getByRole('radio', { name: 'Peut-être' }).check();
  await form.getByRole('button', { name: 'Commander maintenant' }).click();
  await expect(page.getByRole('heading', { name: 'Commande enregistrée' })).toBeVisible();
  await expectNoGerman(page);

  const confirmation = await mailTo(to, /^Votre commande VM-\d{4}-\d{6}$/);
  const orderNumber = /VM-\d{4}-\d{6}/.exec(confirmation.subject ?? '')?.[0] ?? '';
  expect(confirmation.html).toContain('<html lang="fr-CH"');
  await expectFitsPhone(page, confirmation);
  const [invoice] = await documentsIn(confirmation);
  expect(invoice?.name).toBe(`Facture-${orderNumber}.pdf`);
  for (const part of [
    'Section paiement',
    'Récépissé',
    'Payable dans les 30 jours',
    'rapport d’étude complet',
    '1 795.00',
  ])
    expect(invoice?.text).toContain(part);
  const code = await scanPaymentCode(invoice?.pdf ?? new Uint8Array());
  expect([code[3], code[18], code[29]]).toEqual([sampleIban, '1795.00', `Facture ${orderNumber}`]);
  expect((await mailTo(email('compta'), /^Facture relative à la commande VM-/)).text).not.toContain('beleg=');

  const buyersPage = pathIn(confirmation, /\/fr\/order\?beleg=[\w-]+/);
  await page.goto(buyersPage);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(page.getByRole('link', { name: `Facture ${orderNumber}` })).toBeVisible();
  await expectNoGerman(page);
  await expectAccessible(page);

  // The report.
  await storeReport2024(page.request, server.url);
  const delivery = await mailTo(to, /^Votre rapport d’étude relatif à la commande VM-/);
  const link = pathIn(delivery, /\/api\/downloads\/[\w-]+/);
  const licensed = await (await page.request.get(link)).body();
  expect(await textOf(licensed)).toContain(`Sous licence pour ${person.firm} – commande ${orderNumber}`);
  // The delivery is recorded once the mail server has accepted the mail.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Télécharger le rapport' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Envoyer un nouveau lien' }).click();
  await expect(page.getByRole('status').filter({ hasText: to })).toContainText('Un nouveau lien est en route');
  await expectNoGerman(page);

  // The buyer proposes a correction, and the office accepts it.
  const proposal = page.getByRole('region', { name: 'Corriger la facture' });
  await proposal.getByText('Proposer une correction').click();
  await proposal.getByLabel('Entreprise').fill('Assurances Exemple SA');
  await expectAccessible(page);
  await proposal.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(proposal.getByRole('status')).toHaveText('Merci, votre proposition nous est parvenue.');
  await expect(proposal).toContainText('Assurances Exemple SA');
  await expectNoGerman(page);
  const [order] = await api<{ id: string }[]>('GET', `/api/study-orders?search=${orderNumber}`);
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('data-waiting', '1');
  await page.getByRole('link', { name: `The buyer of ${orderNumber} proposes a correction of the invoice` }).click();
  const details = page.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(details.getByRole('region', { name: 'The buyer proposes a correction' })).toContainText(person.firm);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Accept correction' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Accept correction?' });
  await expect(question).toContainText('a corrected invoice replaces it');
  await question.getByRole('button', { name: 'Accept correction' }).press('Enter');
  await expect(toast(page, 'The corrected invoice is on its way')).toBeVisible();
  await expect(details.getByRole('region', { name: 'The buyer proposes a correction' })).toBeHidden();
  const correction = await mailTo(to, /^Facture corrigée relative à la commande VM-/);
  const [corrected, creditNote] = await documentsIn(correction);
  expect(corrected?.text).toMatch(/La présente facture remplace la facture VM-/);
  expect(creditNote?.text).toMatch(/Note de crédit VM-/);
  await page.goto(buyersPage);
  await expect(page.getByRole('link', { name: /^Note de crédit VM-/ })).toBeVisible();
  await expect(proposal).toContainText('nous avons corrigé la facture selon votre proposition');
  await expectNoGerman(page);

  // The reminder. Triggers are disabled to make issued documents older, which the database refuses otherwise.
  await office.database.query('alter table invoice_documents disable trigger user');
  await office.database.query("update invoice_documents set issued_at = issued_at - interval '45 days'");
  await office.database.query('alter table invoice_documents enable trigger user');
  await office.database.query(`insert into bank_imports
    (imported_by, file_name, sha256, bytes, message, assigned_count, waiting_count, known_count, not_booked_count)
    values ('muster', 'muster.xml', '', 0, 'camt.054', 0, 0, 0, 0)`);
  await page.goto('/admin?tab=orders&list=study&part=reminders');
  await page.getByRole('button', { name: `Send reminder for ${orderNumber}` }).click();
  await expect(toast(page, 'The reminder is on its way to the buyer')).toBeVisible();
  const reminder = await mailTo(email('compta'), /^Rappel de paiement\s?: facture VM-/u);
  expect(reminder.text?.replaceAll(/\s+/g, ' ')).toContain('le montant dû de CHF 1 795.00');

  // The cancellation.
  await api('POST', `/api/study-orders/${order?.id}/cancel`, { tellBuyer: true });
  await documentsIn(await mailTo(to, /^Votre commande VM-\S+ est annulée$/));
  await page.goto(buyersPage);
  await expect(page.getByText('Cette commande a été annulée.')).toBeVisible();
  await expectNoGerman(page);
});

test('an order in Italian without script; then the office writes in English', async ({ admin, browser, api }) => {
  const to = email('carla');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/it/order');
  const form = page.locator('main');
  await form.getByLabel('Nome', { exact: true }).fill('Carla');
  await form.getByLabel('Cognome').fill('Muster');
  await form.getByLabel('E-mail', { exact: true }).fill(to);
  await form.getByLabel('Impresa', { exact: true }).fill('Assicurazioni Muster SA');
  await form.getByLabel('Indirizzo di fatturazione').fill('Via dell’Esempio 1\n6900 Lugano');
  await form.getByLabel('Settore di attività').selectOption('Strategia');
  await form.getByRole('radio', { name: /fino a 500 collaboratori/ }).check();
  await form.getByRole('radio', { name: 'No', exact: true }).check();
  await form.getByRole('button', { name: 'Ordinare ora' }).click();
  await expect(page.getByRole('heading', { name: 'Ordinazione registrata' })).toBeVisible();

  const confirmation = await mailTo(to, /^La Sua ordinazione VM-/);
  const orderNumber = /VM-\d{4}-\d{6}/.exec(confirmation.subject ?? '')?.[0] ?? '';
  const [invoice] = await documentsIn(confirmation);
  expect(invoice?.text).toContain('Sezione pagamento');
  expect((await scanPaymentCode(invoice?.pdf ?? new Uint8Array()))[29]).toBe(`Fattura ${orderNumber}`);
  await page.goto(pathIn(confirmation, /\/it\/order\?beleg=[\w-]+/));
  await expect(page.getByRole('link', { name: `Fattura ${orderNumber}` })).toBeVisible();
  const proposal = page.getByRole('region', { name: 'Correggere la fattura' });
  await proposal.getByText('Proporre una correzione').click();
  await proposal.getByLabel('Impresa').fill('');
  await proposal.getByLabel('Il Suo riferimento').fill('PO 7');
  await proposal.getByRole('button', { name: 'Inviare la proposta' }).click();
  await expect(proposal.getByText('L’impresa è obbligatoria')).toBeVisible();
  await expect(proposal.getByLabel('Il Suo riferimento')).toHaveValue('PO 7');
  await proposal.getByLabel('Impresa').fill('Assicurazioni Muster SA');
  await proposal.getByRole('button', { name: 'Inviare la proposta' }).click();
  await expect(proposal.getByRole('status')).toHaveText('Grazie, la Sua proposta ci è pervenuta.');

  const [order] = await api<{ id: string }[]>('GET', `/api/study-orders?search=${orderNumber}`);
  await admin.goto(`/admin?tab=orders&list=study&search=${orderNumber}&open=${order?.id}`);
  const dialog = admin.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(dialog.getByLabel('Correspondence')).toHaveValue('it');

  // The office rejects the buyer's proposal.
  await dialog.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Reject with this message' }).click();
  await expect(dialog.getByText('Please tell the buyer why')).toBeVisible();
  await dialog.getByLabel('Message to the buyer').fill('Il riferimento non è il nostro.');
  await dialog.getByRole('button', { name: 'Reject with this message' }).click();
  await expect(toast(admin, 'The message is on its way to the buyer')).toBeVisible();
  expect((await mailTo(to, /^La Sua proposta relativa alla fattura/)).text).toContain(
    'Il riferimento non è il nostro.',
  );
  await page.reload();
  await expect(proposal.getByRole('blockquote')).toHaveText('Il riferimento non è il nostro.');
  await expectNoGerman(page);
  await page.close();

  await dialog.getByLabel('Correspondence').selectOption('English');
  await expect(toast(admin, 'Language changed')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Resend confirmation' }).click();
  await mailTo(to, /^Your order VM-/);
  await expect(dialog.getByLabel('Correspondence')).toHaveValue('en');
});
