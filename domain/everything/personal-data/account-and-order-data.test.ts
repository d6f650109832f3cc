import { expect, test } from 'vitest';
import { placeOrder } from '#tests/place-order.ts';
import { testServices } from '#tests/test-services.ts';
import { exportPerson } from './person.server.ts';

const services = await testServices();
const { query } = services;

/** Stores an account and an order with one row in each table that belongs to them. */
async function fill(name: string): Promise<void> {
  const email = `${name}@example.org`;
  const insert = async (table: string, row: object) => {
    const columns = Object.keys(row);
    const values = columns.map((_, index) => `$${index + 1}`);
    const [stored] = await query(
      `insert into ${table} (${columns.join()}) values (${values.join()}) returning *`,
      ...Object.values(row),
    );
    return stored;
  };
  await insert('auth_user', { id: name, name, email, role: 'administrator' });
  await insert('passkeys', { id: name, user_id: name, public_key: '', counter: 0, transports: [], name: 'Schlüssel' });
  await insert('authenticators', { user_id: name });
  const until = '2100-01-01';
  await insert('read_tokens', { token_hash: name, name: 'Buchhaltung', scopes: [], maker_id: name, expires_at: until });
  const file = await insert('partner_files', { title: name, category: 'study', year: 2026, file_name: `${name}.pdf` });
  const version = await insert('partner_file_versions', {
    partner_file_id: file.id,
    number: 1,
    uploader_id: name,
    type: 'pdf',
    bytes: 5,
    sha256: '',
    stored_file: name,
  });
  await insert('partner_file_downloads', { version_id: version.id, person_id: name });
  await insert('partner_uploads', { partner_file_id: file.id, uploader_id: name, bytes: 5, expires_at: until });

  await placeOrder(services, { email });
  const [order] = await query('select id from study_orders where email = $1', email);
  const [invoice] = await query('select number from invoice_documents where study_order_id = $1', order.id);
  const ofOrder = { study_order_id: order.id };
  await insert('report_downloads', { ...ofOrder, token_hash: name, expires_at: until, downloads_left: 1 });
  await insert('reminders', {
    ...ofOrder,
    document_number: invoice.number,
    level: 1,
    requested_by: 'team@example.org',
  });
  const counts = { bytes: 1, assigned_count: 1, waiting_count: 0, known_count: 0, not_booked_count: 0 };
  const imported = {
    ...counts,
    imported_by: 'team@example.org',
    file_name: '',
    sha256: '',
    message: 'camt.053.001.08',
  };
  const { id: bank_import_id } = await insert('bank_imports', imported);
  const references = { account_iban: '', bank_reference: name, entry_reference: '', payment_reference: '' };
  const amounts = { entry_rappen: 5, amount_rappen: 5, currency: 'CHF', value_date: '2026-01-05', is_reversal: false };
  const transaction = { ...references, ...amounts, bank_import_id, party_name: name, message: '', occurrence: 1 };
  const { id: bank_transaction_id } = await insert('bank_transactions', transaction);
  const fact = { ...ofOrder, kind: 'payment', amount_rappen: 5, happened_on: '2026-01-05', recorded_by: 'bank file' };
  await insert('order_facts', { ...fact, bank_transaction_id });
}

test('an export has how a person signs in, their files, and the links, reminders and payments of their orders', async () => {
  await fill('kanarienvogel');
  await fill('nachbarin');
  expect(await exportPerson(services, 'Kanarienvogel@example.org')).toMatchObject({
    accounts: [{ id: 'kanarienvogel' }],
    passkeys: [{ name: 'Schlüssel' }],
    authenticators: [{ createdAt: expect.any(Date) }],
    readTokens: [{ name: 'Buchhaltung' }],
    partnerFiles: [{ fileName: 'kanarienvogel.pdf' }],
    partnerFileDownloads: [{ fileName: 'kanarienvogel.pdf' }],
    partnerUploads: [{ fileName: 'kanarienvogel.pdf' }],
    downloadLinks: [{ downloadsLeft: 1 }],
    reminders: [{ level: 1 }],
    bankTransactions: [{ partyName: 'kanarienvogel' }],
  });
});
