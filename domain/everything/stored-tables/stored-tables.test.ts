import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServices } from '#tests/test-services.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { exportPerson } from '../personal-data/person.server.ts';
import { usedTables } from '../starter-content/starter-content-queries.server.ts';
import { otherTables, tablesWithoutBackup } from './stored-tables.server.ts';

let columns: { table: string; name: string }[];
const services = await testServices();
beforeAll(async () => {
  const { rows } = await services.db.execute<{ table: string; name: string }>(
    sql`select table_name as table, column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  columns = rows;
});

const nameOf = ({ table }: { table: Parameters<typeof getTableName>[0] }) => getTableName(table);
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (table: string) => columns.filter((column) => column.table === table).map(({ name }) => name);

describe('every table of the migrated database declares', () => {
  test('its rows in a record kind or in the list of other tables', () => {
    const decided = [...recordKinds, ...otherTables].map(nameOf);
    expect(decided.sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
  });

  test('whether it is backed up: all except access, counters, uploads in progress, and what concerns only this installation', () => {
    expect([...tablesWithoutBackup].sort()).toEqual([
      'account_links',
      'auth_session',
      'auth_verification',
      'backups',
      'known_devices',
      'partner_upload_pieces',
      'partner_uploads',
      'rate_limits',
      'read_tokens',
    ]);
  });

  test('whether a row prevents starter content: every record does', () => {
    expect(usedTables.map((table) => getTableName(table)).sort()).toEqual(
      [...recordKinds.map(nameOf), 'audit_log'].sort(),
    );
  });

  test('when its rows are removed', () => {
    for (const kind of recordKinds) {
      expect(kind.daysAfterDeletion ?? kind.terms?.length, `${kind.name} stays for ever`).toBeGreaterThan(0);
    }
    for (const { table, end } of otherTables) expect(end, getTableName(table)).not.toBe('');
  });

  test('what an export contains of it: every table with an e-mail address is exported', async () => {
    const exported = Object.keys(await exportPerson(services, 'niemand@example.org'));
    const names = [
      ...recordKinds.map(({ table, personalData }) => ({ table, exportedAs: personalData?.exportedAs })),
      ...otherTables,
    ];
    for (const { table, exportedAs } of names) {
      if (exportedAs !== undefined) expect(exported).toContain(exportedAs);
      const isPersonal = columnsOf(getTableName(table)).some((name) => /email|recipient|(^|_)actor/.test(name));
      expect(exportedAs !== undefined || !isPersonal, `${getTableName(table)} holds addresses`).toBe(true);
    }
  });

  test('nothing of a person that is not exported, except secrets and counters, and what another part of the export names', () => {
    const left = otherTables.filter(
      ({ exportedAs, privacy }) => exportedAs === undefined && privacy !== 'no personal data',
    );
    const secretsAndCounters = [
      'auth_account',
      'auth_verification',
      'recovery_codes',
      'idempotency_keys',
      'rate_limits',
    ];
    const namedElsewhere = ['bank_dismissals', 'bank_imports', 'partner_files', 'partner_upload_pieces'];
    const ofNobodyNamed = ['content_drafts', 'link_checks', 'usage_counts'];
    expect(left.map(nameOf).sort()).toEqual([...secretsAndCounters, ...namedElsewhere, ...ofNobodyNamed].sort());
  });

  test('which of its columns refer to a file', () => {
    for (const kind of recordKinds) {
      const named = columnsOf(nameOf(kind)).filter((name) => /(^|_)(url|file|key|picture|image)$/.test(name));
      expect(Object.keys(kind.files).map(snakeCase).sort(), kind.name).toEqual(named.sort());
    }
  });
});
