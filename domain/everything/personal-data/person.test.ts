import { readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#platform/refusal.ts';
import { eventually } from '#tests/eventually.ts';
import { testServices } from '#tests/test-services.ts';
import { contactMessageInput } from '../../contact-messages/contact-message-input.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { insertIncomingMail } from '../../contact-messages/incoming/incoming-mail-queries.server.ts';
import { insertAttachment } from '../../contact-messages/replies/attachments/reply-attachment-queries.server.ts';
import { replyToMessage } from '../../contact-messages/replies/reply-to-message.server.ts';
import { sendContactMessage } from '../../contact-messages/send-contact-message.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { contentPublications, contentVersions } from '../../editions/documents/content-document-table.server.ts';
import { mediaItems } from '../../media/media-item-table.server.ts';
import { newsSubscribers } from '../../news/subscribers/news-subscriber-table.server.ts';
import { placeStudyOrder } from '../../orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '../../orders/print-orders/place-print-order.server.ts';
import { printOrderInput } from '../../orders/print-orders/print-order-input.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { sampleStudyOrder } from '../../orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '../../orders/study-orders/study-order-input.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { teamMembers } from '../../team/team-member-table.server.ts';
import { authorships } from './authorship-queries.server.ts';
import { eraseOnePerson, exportPerson } from './person.server.ts';
import { personArchive } from './person-archive.server.ts';

const services = await testServices();
beforeAll(async () => {
  await fill('Kanarienvogel', 'kanarienvogel@example.org');
  await fill('Nachbarin', 'nachbarin@example.org');
  const { db } = services;
  await db
    .update(studyOrders)
    .set({ notes: 'Kanarienvogel ruft zurück' })
    .where(eq(studyOrders.lastName, 'Kanarienvogel'));
  await db
    .update(contactMessages)
    .set({ notes: 'Kanarienvogel am Telefon' })
    .where(eq(contactMessages.lastName, 'Kanarienvogel'));
  await db
    .update(printOrders)
    .set({ notes: 'Kanarienvogel holt sie ab' })
    .where(eq(printOrders.lastName, 'Kanarienvogel'));
  await answerMessages('Kanarienvogel');
  await answerMessages('Nachbarin');
  await receiveMails();
  const [asked] = await db.select().from(contactMessages).where(eq(contactMessages.lastName, 'Kanarienvogel'));
  const enclosed = { fileName: 'kanarienvogel.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-') };
  await insertAttachment(db, { ...enclosed, contactMessageId: asked?.id ?? '', bytes: 5 });
  await db.insert(teamMembers).values({
    name: 'K. Kanarienvogel',
    role: 'Projektleiter',
    organization: 'Musterhochschule',
    email: 'Kanarienvogel@Example.org',
  });
  const messages = await db.select().from(contactMessages);
  await db.transaction(async (tx) => {
    for (const { id: recordId, lastName: recordName } of messages) {
      await recordAudit(tx, { actor: 'muster', action: 'read', recordKind: 'contact-messages', recordId, recordName });
    }
    // A deleted invitation.
    const invitation = { recordKind: 'invitations', recordName: 'kanarienvogel@example.org' };
    await recordAudit(tx, { actor: 'muster', action: 'invite', ...invitation });
  });
  await db.insert(partners).values({ name: 'Musterverband', contactEmail: 'kanarienvogel@example.org' });
  await eventually(async () => (await db.$count(mails, eq(mails.status, 'sent'))) === 12);
});

async function fill(lastName: string, email: string) {
  const person = { firstName: 'Kim', lastName, email };
  const common = { signs: noSpamSigns, network: '192.0.2.1', key: undefined };
  const contact = {
    name: `Kim ${lastName}`,
    email,
    subject: 'Anfrage',
    message: `Grüsse von ${lastName}`,
    phone: '079',
  };
  const print = { ...person, street: `${lastName}weg 1`, zipCode: '8001', city: 'Zürich' };
  const study = {
    ...sampleStudyOrder,
    ...person,
    organization: `${lastName} AG`,
    billingAddress: `${lastName}weg 1\n8001 Zürich`,
  };
  const results = [
    await sendContactMessage(services, { input: contactMessageInput.parse(contact), ...common }),
    await placePrintOrder(services, { input: printOrderInput.parse(print), ...common }),
    await placeStudyOrder(services, { input: studyOrderInput.parse(study), ...common }),
  ];
  expect(results.filter(isRefusal)).toEqual([]);
}

/** Replies once to each message of a person. */
async function answerMessages(lastName: string) {
  const messages = await services.db.select().from(contactMessages).where(eq(contactMessages.lastName, lastName));
  for (const { id: messageId } of messages) {
    const reply = { messageId, text: `Guten Tag ${lastName}`, matchesKnownVersion: () => true };
    expect(isRefusal(await replyToMessage(services, { email: 'team@example.org', name: 'Team' }, reply))).toBe(false);
  }
}

const attachmentKey = 'incoming-attachments/kanarienvogel.pdf';

/** Stores an answer of the first person with an attachment, and their answer to the message of the other. */
async function receiveMails() {
  const { db, files } = services;
  await files.put(attachmentKey, '%PDF-');
  const common = { kind: 'answer', receivedAt: new Date(), mailbox: 'team', uidValidity: '1' } as const;
  const sender = {
    senderName: 'K. Kanarienvogel',
    senderEmail: 'Kanarienvogel@example.org',
    subject: 'Re',
    text: 'Danke',
  };
  const file = { number: 1, fileName: 'kanarienvogel.pdf', type: 'pdf', bytes: 5, state: 'available' } as const;
  for (const [index, lastName] of ['Kanarienvogel', 'Nachbarin'].entries()) {
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.lastName, lastName));
    const ids = { contactMessageId: message?.id ?? '', uid: index, messageId: `<${index}@example.org>` };
    const attachments = index === 0 ? [{ ...file, storedFile: attachmentKey }] : [];
    await db.transaction((tx) => insertIncomingMail(tx, { ...common, ...sender, ...ids }, attachments));
  }
}

/** Rows of all tables that contain a word in any column, found independently of the code under test. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await services.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await services.db.execute<{ text: string }>(
      sql.raw(`select found::text as text from ${name} found where found::text ilike '%${word}%'`),
    );
    found.push(...rows.map(() => name));
  }
  return found.sort();
}
const outbox = () => readdir(path.join(services.settings.dataDir, 'outbox'));

test('the export contains every row and file of the person, and none of others', async () => {
  const exported = await exportPerson(services, 'KANARIENVOGEL@example.org');
  const held = Object.entries(exported).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : undefined]);
  expect(Object.fromEntries(held)).toMatchObject({
    contactMessages: 1,
    messageReplies: 1,
    incomingMails: 2,
    incomingAttachments: 1,
    printOrders: 1,
    studyOrders: 1,
    mails: 6,
    teamMembers: 1,
    partners: 1,
    invoices: 1,
    outboxFiles: 6,
  });
  expect(JSON.stringify(exported)).not.toMatch(/nachbarin/i);
  expect(exported.contactMessages).toMatchObject([{ notes: 'Kanarienvogel am Telefon' }]);
  expect(exported.messageReplies).toMatchObject([{ text: 'Guten Tag Kanarienvogel' }]);
  expect(exported.incomingAttachments).toMatchObject([{ base64: Buffer.from('%PDF-').toString('base64') }]);
  expect(exported.replyAttachments).toEqual([
    { fileName: 'kanarienvogel.pdf', base64: Buffer.from('%PDF-').toString('base64') },
  ]);
  const files = unzipSync(personArchive(exported));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['anhaenge/1-kanarienvogel.pdf', 'beilagen/1-kanarienvogel.pdf']),
  );
  expect(exported.printOrders).toMatchObject([{ notes: 'Kanarienvogel holt sie ab' }]);
  expect(exported.studyOrders[0]?.notes).toBe('Kanarienvogel ruft zurück');
});

test('an outbox file that disappears before it is read is skipped', async () => {
  // Its name is still in the listing, like that of a mail renamed in the meantime.
  const gone = path.join(services.settings.dataDir, 'outbox', '.gone.tmp');
  await symlink('/nothing/there', gone);
  expect((await exportPerson(services, 'kanarienvogel@example.org')).outboxFiles).toHaveLength(6);
  await rm(gone);
});

test('a dry run erases nothing; the erasure keeps and reports what must be kept by law', async () => {
  // A record whose kind has no free text.
  await services.db
    .insert(newsSubscribers)
    .values({ email: 'leserin@example.org', topics: ['press'], expiresAt: new Date() });
  const before = await rowsWith('kanarienvogel');
  const dry = await eraseOnePerson(services, 'kanarienvogel@example.org', { dryRun: true });
  expect(dry.mentions).toEqual([]);
  expect(await rowsWith('kanarienvogel')).toEqual(before);
  expect(await outbox()).toHaveLength(12);

  const { erased, kept } = await eraseOnePerson(services, 'kanarienvogel@example.org');
  expect(erased).toEqual(dry.erased);
  expect(await services.files.exists(attachmentKey)).toBe(false);
  expect(await rowsWith('kanarienvogel')).toEqual(['public.invoice_documents', 'public.study_orders']);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatch(/VM-\d+-000001 .*Art\. 958f OR/);
  const [order] = await services.db.select().from(studyOrders).where(eq(studyOrders.lastName, 'Kanarienvogel'));
  expect(order?.notes).toBeNull();
  expect(await outbox()).toHaveLength(6);
  const log = await services.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.map(({ action, recordName }) => [action, recordName])).toEqual([
    ['reply', null],
    ['reply', 'Kim Nachbarin'],
    ['read', null],
    ['read', 'Nachbarin'],
    ['invite', null],
    ['erase', null],
  ]);

  expect((await rowsWith('nachbarin')).length).toBeGreaterThan(5);
  expect((await exportPerson(services, 'nachbarin@example.org')).outboxFiles).toHaveLength(6);
});

test('texts that name an address are listed: of its own record too, of every kind, and of pages', async () => {
  const { db } = services;
  const email = 'wort.muster@example.org';
  const description = `Fragen an ${email}`;
  const [partner] = await db
    .insert(partners)
    .values({ name: 'Musterfirma', contactEmail: email, description })
    .returning();
  const [item] = await db.insert(mediaItems).values({ title: 'Muster im Gespräch', description }).returning();
  const about = { document: 'about', content: { text: description }, sha256: '', name: 'muster', createdBy: 'site' };
  const [version] = await db
    .insert(contentVersions)
    .values({ ...about, number: 101, schemaVersion: 1 })
    .returning();
  await db.insert(contentPublications).values({
    document: 'about',
    versionId: version?.id ?? '',
    makesCurrent: false,
    state: 'live',
    dueAt: new Date(),
    liveAt: new Date(),
  });
  const { mentions } = await eraseOnePerson(services, email);
  expect(mentions).toHaveLength(3);
  expect(mentions).toEqual(
    expect.arrayContaining([
      { kind: 'partners', id: partner?.id },
      { kind: 'media', id: item?.id },
      { kind: 'content', id: 'about' },
    ]),
  );
});

test('every column of a record counts as its text, except the address that it is stored under', async () => {
  const email = 'spalte.muster@example.org';
  const firms = [{ name: `Musterfirma, ${email}` }, { name: 'Beispielfirma', contactEmail: email }];
  const [named] = await services.db.insert(partners).values(firms).returning();
  const { mentions } = await eraseOnePerson(services, email);
  expect(mentions).toEqual([{ kind: 'partners', id: named?.id }]);
});

test('authorships of a person of the office stay, and the erasure reports where and for how long', async () => {
  const { db } = services;
  const createdBy = 'Team@example.org';
  await db
    .insert(contentVersions)
    .values({ document: 'home', number: 100, schemaVersion: 1, content: {}, sha256: '', name: '', createdBy });
  const { kept } = await eraseOnePerson(services, 'team@example.org');
  expect(kept).toEqual([
    '2 entries of the audit log, by address alone, for 12 months',
    '1 replies to messages, by address alone, as long as the message',
    '1 published versions, by address alone, for good: what was cited stays as it was',
  ]);
  expect(await rowsWith('team@example.org')).toEqual([
    'public.audit_log',
    'public.audit_log',
    'public.content_versions',
    'public.message_replies',
  ]);
  const { rows } = await db.execute<{ place: string }>(
    sql`select table_name || '.' || column_name as place from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and (column_name like '%\\_by' or column_name = 'actor')`,
  );
  const listed = authorships.map(({ author }) => `${getTableName(author.table)}.${toSnakeCase(author.name)}`);
  expect(rows.map(({ place }) => place).sort()).toEqual(listed.sort());
});
