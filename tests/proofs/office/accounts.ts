/**
 * Accounts under concurrent calls: one code gives one session, one invitation one account, opening a link
 * doesn't use it up; and requesting a password reset doesn't reveal which addresses have accounts.
 */

import { signIn } from '../../built-server/administer.ts';
import { runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { linkSentTo } from '../../built-server/outbox-mails.ts';
import { prove } from '../../built-server/report.ts';
import { type Answer, quantile, request } from '../../built-server/requests.ts';
import { codeOfApp } from '../../made-up/authenticator-app.ts';

const atOnce = 20;
const opened = 10;
const maxDifferenceMs = 20;
const person = { email: 'maria@example.org', name: 'Maria Muster', password: 'vier-blaue-Becher-3' };

const ofFirm = { email: 'moritz@example.org', name: 'Moritz Muster', password: 'fünf-gelbe-Becher-4' };

const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
const together = (work: () => Promise<Answer>) => Promise.all(Array.from({ length: atOnce }, work));
const statuses = (answers: Answer[]) =>
  answers
    .map(({ status }) => status)
    .sort((a, b) => a - b)
    .join(' ');

await prove('accounts', async ({ figure, promise, bound }, { short }) => {
  const dataDir = await installedDirectory();
  const server = await startBuiltServer(dataDir);
  const administrator = await signIn(server.url);
  const post = (path: string, json: object, cookie = '') =>
    request(`${server.url}/api/${path}`, { json, headers: { origin: server.url, ...(cookie && { cookie }) } });

  await administrator('POST', '/api/invitations', { email: person.email, role: 'editor' });
  const token = await linkSentTo(dataDir, person.email);
  for (let time = 0; time < opened; time += 1) {
    await request(`${server.url}/admin`);
    await post('account-links/look', { token });
  }
  const looked = (await post('account-links/look', { token })).json;
  promise(`an invitation that was opened ${opened} times is still valid`, looked.state === 'open', looked.state);

  const { name, password, email } = person;
  const accepted = await together(() => post('account-links/accept', { token, name, password }));
  const created = accepted.filter(({ status }) => status === 201);
  promise(`one invitation accepted ${atOnce} times at once: one account`, created.length === 1, statuses(accepted));
  const accounts: { email: string }[] = (await administrator('GET', '/api/accounts')).json;
  const hers = accounts.filter((account) => account.email === email).length;
  promise('  and one row in the list of accounts', hers === 1, hers);

  const cookie = cookiesOf(created[0] as Answer);
  const { address } = (await post('accounts/me/authenticator', {}, cookie)).json;
  const code = { code: await codeOfApp(address) };
  const headers = { origin: server.url, cookie, 'content-type': 'application/json' };
  const authenticator = `${server.url}/api/accounts/me/authenticator`;
  const confirmed = await fetch(authenticator, { method: 'PUT', headers, body: JSON.stringify(code) });
  promise('the app is confirmed by its first code', confirmed.status === 200, confirmed.status);

  const halves: Answer[] = [];
  for (let time = 0; time < atOnce; time += 1) halves.push(await post('admin/login', { email, password }));
  // The code of this half minute is used up.
  const next = { code: await codeOfApp(address, 1) };
  const waiting = halves.values();
  const completed = await together(() =>
    post('admin/login/second-factor', next, cookiesOf(waiting.next().value as Answer)),
  );
  const entered = completed.filter(({ status }) => status === 200).length;
  promise(`one code of the app entered ${atOnce} times at once: one session`, entered === 1, statuses(completed));
  const { json } = await request(`${server.url}/api/accounts/me/sessions`, { headers: { cookie } });
  promise('  beside that of the invitation', json.length === 2, json.length);

  const { status, out } = await runCli('admin', ['remove-second-factor', email], { DATA_DIR: dataDir });
  const alone = (await post('admin/login', { email, password })).json;
  const isRemoved = status === 0 && alone.isAuthenticated;
  promise('a lost second factor is removed from the command line', isRemoved, out.trim());

  const { id: firmId } = (await administrator('POST', '/api/partners', { name: 'Muster AG' })).json;
  await administrator('POST', `/api/partners/${firmId}/invitations`, { email: ofFirm.email, firmRole: 'member' });
  const invited = await post('account-links/accept', { ...ofFirm, token: await linkSentTo(dataDir, ofFirm.email) });
  promise('somebody of a partner firm accepts an invitation', invited.status === 201, invited.status);

  const tries = short ? 20 : 200;
  const addresses = { office: email, firm: ofFirm.email, unknown: '' };
  const waits: Record<keyof typeof addresses, number[]> = { office: [], firm: [], unknown: [] };
  const bodies = new Set<string>();
  for (let count = 0; count < tries; count += 1) {
    for (const who of ['office', 'firm', 'unknown'] as const) {
      const asked = addresses[who] || `niemand-${count}@example.org`;
      const answer = await post('password-resets', { email: asked });
      bodies.add(`${answer.status} ${answer.body}`);
      waits[who].push(answer.milliseconds);
    }
  }
  promise('a reset is answered alike for known and unknown addresses', bodies.size === 1, [...bodies].join(' | '));
  const unknown = quantile(waits.unknown, 0.5);
  figure(`  ${tries} of an unknown address, median in ms`, unknown.toFixed(1));
  for (const who of ['office', 'firm'] as const) {
    const known = quantile(waits[who], 0.5);
    const difference = Math.abs(known - unknown);
    bound(
      `  of the ${who}: ${known.toFixed(1)} ms, which differs by at most ${maxDifferenceMs} ms`,
      difference <= maxDifferenceMs,
      `${difference.toFixed(1)} ms`,
    );
  }
  await server.end();
});
