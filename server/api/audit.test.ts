import { expect, test, vi } from 'vitest';
import { everyTestCall, formWith } from '#tests/every-test-call.ts';
import { addFirm, isForFirms, sessionFor, signInBoth } from '#tests/firm-people.ts';
import { onePagePdf } from '#tests/made-up/sample-files.ts';
import { testServer } from '#tests/test-server.ts';

vi.setConfig({ testTimeout: 300_000 });

const server = await testServer({}, { hasBuiltFiles: true });

/** Kind of record that an entry names for a call. */
const kindOf = (path: string) => {
  if (path.includes('invitations')) return 'invitations';
  if (path.includes('entry-proposal')) return 'partners';
  if (path.includes('correction-proposal')) return 'study-orders';
  if (path.includes('/files/')) return 'partner-files';
  if (path.includes('/letters/')) return 'study-orders';
  if (path.endsWith('/access-rules')) return 'firm-access-rules';
  return /firm-people|\/partner-area\//.test(path) ? 'accounts' : path.split('/')[2];
};

test('every change by a signed-in user records one entry with user, action and time', async () => {
  const firmId = await addFirm(server);
  const calls = await everyTestCall(server, firmId);
  const sessions = await signInBoth(server, firmId);
  const reportBytes = await onePagePdf();
  const pdf = formWith('report', reportBytes, 'bericht.pdf');
  const lastOf = async () =>
    (
      await server.query(`
        select count(*) over ()::int as entries, actor, record_kind as kind, at > now() - interval '1 minute' as fresh
        from audit_log where record_kind <> 'sign-ins' order by id desc limit 1`)
    )[0];
  const rank = ({ name }: { name: string }) =>
    name.endsWith('/restore-several')
      ? 4
      : name.endsWith('/delete-several')
        ? 3
        : name.startsWith('DELETE')
          ? 2
          : /\/(report|revoke)$/.test(name)
            ? 0
            : 1;
  const changes = calls.filter(
    // Uploads change no record yet (for partner files see partner-files.test.ts), and neither does a check of links.
    ({ call, name }) =>
      call.access !== 'public' &&
      call.method !== 'GET' &&
      !/\/upload\/|\/partner-uploads|\/partner-area\/(uploads|entry-logo)|\/attachments|-options$|^POST \/links/.test(
        name,
      ),
  );
  const unrecorded: string[] = [];
  for (const { call, name, path, headers, body } of changes.sort((a, b) => rank(a) - rank(b))) {
    const isReport = name === 'PUT /studies/{id}/report';
    // Uploading a file that the library already has is no change.
    const sent = isReport
      ? pdf
      : name === 'POST /library'
        ? formWith('file', reportBytes, 'kurzfassung.pdf')
        : { headers, body };
    const before = (await lastOf())?.entries ?? 0;
    const answer = await server.send(call.method, path, {
      headers: { ...sent.headers, ...sessionFor(call, sessions) },
      body: sent.body,
    });
    const after = await lastOf();
    const isDone = answer.status < 300;
    // Tested elsewhere: a release is stopped only while it is being sent (send-news.test.ts), changes of accounts need secrets of
    // the user (office-accounts.test.ts), and so on (launch.test.ts, samples.test.ts, area-terms.test.ts).
    if (
      !/restore$|purge$|deliver|bank-imports|reminders|accounts|invitations|test-mail|terms|\/stop$|^POST \/samples/.test(
        name,
      )
    )
      expect(isDone, `${name}: ${answer.text}`).toBe(true);
    if (isDone && after?.entries === before) {
      unrecorded.push(name);
      continue;
    }
    expect((after?.entries ?? 0) - before, `${name} ${answer.status}`).toBe(isDone ? 1 : 0);
    const actor = isForFirms(call) ? /^lead-.*@example\.org$/ : /^verwaltung@example\.org$/;
    if (isDone) {
      expect(after?.actor).toMatch(actor);
      expect([after?.fresh, after?.kind], name).toEqual([true, kindOf(path)]);
    }
    if (calls.some((other) => other.call.path === `${call.path}/restore` && call.method === 'DELETE')) {
      expect((await server.send('POST', `${path}/restore`, { headers: sessionFor(call, sessions) })).status).toBe(200);
      expect((await lastOf())?.entries).toBe(before + 2);
    }
  }
  // Their examples are what the records already are; unchanged-records.test.ts tests such calls.
  expect(unrecorded).toEqual([
    'PATCH /accounts/{id}',
    'PATCH /partners/order',
    'PATCH /team-members/order',
    'PATCH /contact-messages/{id}/read',
    'PATCH /print-orders/{id}/status',
    'PATCH /study-orders/{id}/status',
    'POST /content/{document}/translations/{language}/xliff',
    'PATCH /partner-files/{id}',
  ]);
});
