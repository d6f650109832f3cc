import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordColumns } from '#platform/database/record-columns.server.ts';
import { listKeys } from '#platform/files.server.ts';
import { startS3 } from '#tests/made-up/s3-server.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { createTestServices } from '#tests/test-services.ts';
import { fileFolders } from '../../everything/kinds/file-folders.server.ts';
import { recordKinds } from '../../everything/kinds/record-kinds.server.ts';
import { applyRetention } from '../../everything/retention/apply-retention.server.ts';
import { usualUnusedForMs } from '../records/file-folder.server.ts';
import { recordCalls } from '../records/record-calls.ts';
import { recordKind } from '../records/record-kind.server.ts';
import { findUnusedFiles, listUsedFiles } from './find-unused-files.server.ts';

const directory = await testDirectory();
const s3 = await startS3(directory);
afterAll(() => s3.stop());

const exhibitions = pgTable('exhibitions', {
  ...recordColumns(),
  title: text().notNull(),
  posterUrl: text(),
  flyerFile: text(),
});

/** A record kind that the product does not have. */
const exhibitionKind = recordKind({
  calls: recordCalls('exhibitions').of<{ title: string }>(),
  noun: 'event',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'content', change: 'content' },
  table: exhibitions,
  answer: z.object({ title: z.string() }),
  present: (row) => row,
  list: { everybody: { order: [], loadedAddresses: () => [] } },
  files: { posterUrl: 'address', flyerFile: 'key' },
  folders: [{ name: 'flyers', fileName: /^[0-9a-f]{8}\.pdf$/, unusedForMs: usualUnusedForMs }],
  daysAfterDeletion: 30,
  privacy: 'no personal data',
  personalData: null,
  starterRows: null,
  samples: null,
});

const picture = (digit: string) => `uploads/${digit.repeat(32)}.webp`;
const inUse = [picture('1'), 'flyers/11111111.pdf', picture('2')];
const id = '11111111-1111-4111-8111-111111111111';
/** Files of other applications in the same bucket, also in folders with our names. */
const foreign = [
  'fremd.tar',
  'backups/2026/fremd.sql.gz',
  'flyers/sommerfest.pdf',
  // Written by earlier versions; its bytes are in the database now.
  'invoices/VM-2026-000001.pdf',
  'licensed/photos.zip',
  'reports/2025.pdf',
  'uploads/2026/bild.webp',
  'uploads/logo.webp',
];
const copy = `licensed/VM-2026-999999-${id}-${id}`;
const unused = [picture('3'), 'flyers/33333333.pdf', `${copy}.pdf`, `${copy}-0123456789abcdef.pdf`];

describe.each(['directory', 's3'])('the sweep of files in a %s', (place) => {
  test('deletes only unreferenced files that the site made: files of a new kind and foreign files stay', async () => {
    await using services = await createTestServices(place === 's3' ? { FILES_URL: s3.filesUrl.href } : {});
    const { db, files } = services;
    await db.execute(sql`
      create table exhibitions (id uuid primary key default gen_random_uuid(), created_at timestamptz not null default now(),
        deleted_at timestamptz, title text not null, poster_url text, flyer_file text)`);
    await db.insert(exhibitions).values({ title: 'Tagung', posterUrl: `/${inUse[0]}`, flyerFile: inUse[1] });
    await db.execute(sql`
      insert into partners (name, logo_url) values ('Musterverband', ${`/${inUse[2]}`})`);
    for (const key of [...inUse, ...foreign, ...unused]) await files.put(key, 'content');
    const now = new Date(Date.now() + 31 * 24 * 3_600_000);

    const kinds = [...recordKinds, exhibitionKind];
    const folders = fileFolders(kinds);
    const listUnused = async () => {
      const used = await db.transaction((tx) => listUsedFiles(tx, { kinds, folders }, now));
      return (await findUnusedFiles(files, folders, used, now)).sort();
    };
    expect(await listUnused()).toEqual([...unused].sort());
    // Without the kind's description, files in its folder are kept.
    await applyRetention(services, { now });
    expect(await listKeys(files)).toEqual([...inUse.slice(1), ...foreign, 'flyers/33333333.pdf'].sort());
    await files.put(picture('1'), 'content');
    expect(await listUnused()).toEqual(['flyers/33333333.pdf']);
  });
});
