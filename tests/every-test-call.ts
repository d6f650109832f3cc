import { readBankFile } from '#domain/orders/payments/bank-files/read-bank-file.ts';
import { zurichDay } from '#platform/dates.ts';
import type { Call } from '#server/api/call.ts';
import { everyCall } from '#server/api/every-call.ts';
import { eventually } from './eventually.ts';
import { addFirm } from './firm-people.ts';
import { storeFirmRecords } from './firm-records.ts';
import { madeUpBankFile, sampleIban } from './made-up/made-up-bank-file.ts';
import type { Answer, ApiCaller, TestServer } from './test-server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const emptyXliff = Buffer.from(
  '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" trgLang="fr"><file original="legal"/></xliff>',
);

/** A form with one file, as a browser sends it. */
export function formWith(field: string, bytes: Buffer, name = 'datei.png') {
  const border = '----muster';
  const head = `--${border}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
  };
}

export function postFile(call: ApiCaller, path: string, field: string, bytes: Buffer, name?: string): Promise<Answer> {
  const { headers, body } = formWith(field, bytes, name);
  return call('POST', path, body, headers);
}

/** Bank files need an account in the settings, so payments are stored below. */
const isCreation = ({ method, path, body, upload }: Call) =>
  method === 'POST' && (body || upload) && /^\/[\w-]+$/.test(path) && path !== '/bank-imports';

/** Stores a bank payment for each call that decides one, whatever account the settings have. @returns ids by path */
async function storePayments({ services }: TestServer): Promise<Record<string, string>> {
  const { insertImport, insertPayments } = await import('#domain/orders/payments/bank-import-queries.server.ts');
  const { insertDismissals } = await import('#domain/orders/payments/bank-transaction-queries.server.ts');
  const direction = { assign: 'CRDT', refund: 'DBIT', ignore: 'CRDT', reopen: 'CRDT' } as const;
  const actions = Object.keys(direction) as (keyof typeof direction)[];
  const entries = actions.map((action) => ({ amount: '1.00', bankReference: action, direction: direction[action] }));
  const file = madeUpBankFile({ statements: [entries] });
  const { message, payments } = readBankFile(file, sampleIban);
  const counts = { assignedCount: 0, waitingCount: actions.length, knownCount: 0, notBookedCount: 0 };
  const about = { importedBy: 'muster', fileName: 'muster.xml', sha256: '', bytes: file.length, message, ...counts };
  return services.db.transaction(async (tx) => {
    const { id: bankImportId } = await insertImport(tx, about);
    const stored = await insertPayments(tx, payments, { bankImportId, accountIban: sampleIban });
    const ids = stored.map(({ id, bankReference }) => [`/bank-transactions/{id}/${bankReference.toLowerCase()}`, id]);
    const byPath: Record<string, string> = Object.fromEntries(ids);
    const ignored = byPath['/bank-transactions/{id}/reopen'] ?? '';
    await insertDismissals(tx, [ignored], { reason: 'Muster', recordedBy: 'muster' });
    return byPath;
  });
}

/** Stores proposals of two orders, one for each call that decides one. @returns ids by path */
async function storeCorrectionProposals({ services }: TestServer): Promise<Record<string, string>> {
  const { placeStudyOrder } = await import('#domain/orders/placement/place-study-order.server.ts');
  const { putCorrectionProposal } = await import('#domain/orders/corrections/correction-proposal-queries.server.ts');
  const { sampleStudyOrder } = await import('#domain/orders/study-orders/sample-study-order.ts');
  const { noSpamSigns } = await import('#domain/core/spam/spam-signs.ts');
  const propose = async () => {
    const from = { signs: noSpamSigns, network: undefined, key: undefined };
    const order = await placeStudyOrder(services, { input: sampleStudyOrder, ...from });
    if (!('id' in order)) throw new Error(order.message);
    const changes = { buyerReference: 'Muster' };
    return services.db.transaction((tx) =>
      putCorrectionProposal(tx, { studyOrderId: order.id, changes, suspectedSpam: false }),
    );
  };
  return { '/correction-proposals/{id}/accept': await propose(), '/correction-proposals/{id}/reject': await propose() };
}

/** Stores a valid draft of media, a version, and a scheduled publication. @returns ids by name of the call */
async function storeContent({ services }: TestServer): Promise<Record<string, string>> {
  const { builtInTexts } = await import('#domain/editions/live-content/built-in-content.server.ts');
  const { currentSchemaVersion } = await import('#domain/editions/documents/document-shapes.ts');
  const { writeDraft } = await import('#domain/editions/documents/draft-queries.server.ts');
  const { starterTranslationsOf } = await import('#domain/editions/translations/starter-translations.server.ts');
  const queries = await import('#domain/editions/documents/publication-queries.server.ts');
  const media: [string, unknown] = ['media', builtInTexts.media];
  return services.db.transaction(async (tx) => {
    const [studies] = (await queries.listLiveVersions(tx)).filter(({ document }) => document === 'studies');
    if (!studies) throw new Error('the first versions are there');
    for (const [document, content] of [media, ...starterTranslationsOf([media])]) {
      await writeDraft(tx, { document, revision: 1, schemaVersion: currentSchemaVersion, content });
    }
    const dueAt = new Date(Date.now() + 24 * 3_600_000);
    const waits = { document: 'studies', versionId: studies.versionId, makesCurrent: false, dueAt } as const;
    const { id } = await queries.insertPublication(tx, { ...waits, state: 'scheduled' });
    return { 'content-versions': studies.versionId, 'content-publications': id };
  });
}

/** Stores a checked attachment of a mail that answers a reply to the message. */
async function storeAttachment({ services, database }: TestServer, messageId: string): Promise<string> {
  const key = 'incoming-attachments/muster.pdf';
  await services.files.put(key, '%PDF-');
  const { rows } = await database.pool.query(
    `with mail as (insert into incoming_mails (contact_message_id, kind, received_at, sender_name, sender_email, subject, text,
       message_id, mailbox, uid_validity, uid)
       values ($1, 'answer', now(), '', 'muster@example.org', 'Muster', 'Muster', '<muster@example.org>', 'muster', '1', 1) returning id)
     insert into incoming_attachments (incoming_mail_id, number, file_name, type, bytes, state, sha256, stored_file)
     select id, 1, 'muster.pdf', 'pdf', 5, 'available', 'muster', $2 from mail returning id`,
    [messageId, key],
  );
  return rows[0].id;
}

/** Stores records of every kind. @returns them by the name of their calls */
async function makeRecords(server: TestServer, calls: readonly Call[]): Promise<Record<string, string>> {
  const headers = await server.signIn();
  const ids: Record<string, string> = {};
  for (const { path, access, example, upload } of calls.filter(isCreation)) {
    const form = upload && formWith(upload.field, png);
    // A busy machine may answer 503 at first, which asks for a retry.
    const answer = await eventually(async () => {
      const first = await server.send('POST', `/api${path}`, {
        body: form?.body ?? example,
        headers: { ...form?.headers, ...(access !== 'public' && headers) },
      });
      return first.status !== 503 && first;
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
    ids[path.slice(1)] = answer.json.id;
    if (answer.json.orderNumber) ids.orderNumber = answer.json.orderNumber;
  }
  const attachments = `/api/contact-messages/${ids['contact-messages']}/attachments`;
  const file = formWith('file', png);
  const attached = await server.send('POST', attachments, {
    body: file.body,
    headers: { ...file.headers, ...headers },
  });
  ids.attachment = attached.json.id;
  const mails = await server.send('GET', '/api/mails', { headers });
  ids.mails = mails.list.find(({ recordKind }) => recordKind === 'contact-messages').id;
  const order = `/api/study-orders/${ids['study-orders']}`;
  const payment = { amountRappen: 100, happenedOn: zurichDay(new Date()) };
  await server.send('POST', `${order}/payments`, { body: payment, headers });
  const { json: history } = await server.send('GET', `${order}/history`, { headers });
  ids.fact = history.facts[0].id;
  ids.number = history.documents[0].number;
  const corrections = await storeCorrectionProposals(server);
  // Otherwise the job that runs every minute would chain the order's PDF in the middle of a test.
  const { drawDocuments } = await import('#domain/orders/invoices/draw-document.server.ts');
  await drawDocuments(server.services);
  const links = await server.query(
    `insert into report_downloads (token_hash, study_order_id, expires_at, downloads_left)
     values ('muster', $1, now() + interval '1 day', 1) returning id`,
    ids['study-orders'],
  );
  ids.link = links[0].id;
  const letters = await server.query(
    `insert into mails (kind, record_kind, record_id, recipient, subject, status)
     values ('study-order-confirmation', 'study-orders', $1, '', 'Muster', 'to-print') returning id`,
    ids['study-orders'],
  );
  ids.letters = letters[0].id;
  const appointment = {
    startsAt: '2026-06-04T08:00:00.000Z',
    minutes: 60,
    place: 'Musterweg 1',
    speaker: 'Anna Muster',
  };
  await server.query('update study_orders set presentation = $2 where id = $1', ids['study-orders'], {
    ...appointment,
    sequence: 0,
    changedAt: '2026-03-02T10:00:00.000Z',
  });
  const withoutMail =
    await server.query(`insert into study_orders (first_name, last_name, email, organization, billing_address, business_area, company_size,
       price, partner_interest, order_number, edition_year)
     values ('Anna', 'Muster', '', 'Muster AG', 'Musterweg 1', 'strategy', 'small', 695, 'no', 'VM-1999-000001', 2024)
     returning id`);
  ids['/study-orders/{id}/report'] = withoutMail[0].id;
  const arranged = calls.find(({ path }) => path === '/study-orders/arranged')?.example;
  const offer = { ...arranged, document: 'offer', validUntil: '2999-12-31' };
  const offered = await server.send('POST', '/api/study-orders/arranged', { body: offer, headers });
  ids['/study-orders/{id}/accept'] = offered.json.id;
  ids.accounts = (await server.send('GET', '/api/accounts', { headers })).json[0].id;
  const removals = await server.query(`insert into sample_removals (records) values ('[]') returning id`);
  ids['sample-removals'] = removals[0].id;
  ids.pricesVersion = (await server.send('GET', '/api/launch', { headers })).json.prices.version;
  // Stored by a job.
  const subscriber = 'select id from news_subscribers where deleted_at is null limit 1';
  ids['news-subscribers'] = await eventually(async () => (await server.query(subscriber))[0]?.id);
  ids['incoming-attachments'] = await storeAttachment(server, ids['contact-messages'] ?? '');
  return { ...ids, ...corrections, ...(await storePayments(server)), ...(await storeContent(server)) };
}

export interface TestCall {
  call: Call;
  /** Like 'PATCH /partners/{id}'. */
  name: string;
  /** With the id of a record that exists. */
  path: string;
  headers: Record<string, string>;
  body: object | Buffer | undefined;
}

/**
 * Every call of a server with a valid address and body (the example of its description).
 * @param firmId owner of the firms' records
 */
export async function everyTestCall(server: TestServer, firmId?: string): Promise<TestCall[]> {
  const { openSessions } = await import('#domain/people/sign-in/open-sessions.server.ts');
  const calls = everyCall(server.services, await openSessions(server.services));
  const ofFirm = firmId ?? (await addFirm(server));
  const ids: Record<string, string> = {
    ...(await makeRecords(server, calls)),
    ...(await storeFirmRecords(server, ofFirm)),
  };
  return calls.map((call) => {
    const name = `${call.method} ${call.path}`;
    const kind = call.path.replace(/^\/partner-area\/(?=files|uploads)/, '/firm-').split('/')[1] ?? '';
    const id = ids[call.path] ?? ids[kind];
    if (call.path.includes('{id}') && !id) throw new Error(`nothing creates the record of '${name}'`);
    if (call.body && !call.example) throw new Error(`the description of '${name}' gives no example`);
    const document = /\/(publish|read-texts)$/.test(call.path) ? 'media' : 'legal';
    const parameters: Record<string, string | undefined> = {
      ...ids,
      id,
      token: 'unbekannt',
      session: 'unbekannt',
      passkey: 'unbekannt',
      version: '1',
      attachment: ids.attachment ?? '',
      piece: '1',
      document,
      point: 'prices',
      language: 'fr',
    };
    const query = /\/(labels|delivery-notes)$/.test(call.path) ? `?ids=${ids[kind]}` : '';
    const path = `/api${call.path}${query}`.replace(/\{(\w+)\}/g, (whole, name) => parameters[name] ?? whole);
    const order = call.path.endsWith('/order') ? { ids: [ids[kind]] } : undefined;
    const several = call.path.endsWith('-several') ? { ...call.example, records: [{ id: ids[kind] }] } : undefined;
    const { orderNumber } = ids;
    const payment = call.path.endsWith('/assign')
      ? { parts: [{ orderNumber, amountRappen: 100 }] }
      : call.path.endsWith('/refund') && { orderNumber };
    const version = call.path === '/launch/{point}/confirm' && { version: ids.pricesVersion };
    const isXliff = call.path.endsWith('/xliff');
    const form = call.upload && formWith(call.upload.field, isXliff ? emptyXliff : png);
    return {
      call,
      name,
      path,
      headers: form?.headers ?? {},
      body: form?.body ?? order ?? several ?? (payment || version || call.example),
    };
  });
}
