/**
 * A lost second factor is removed from the command line, a start with another key warns, and requesting a password reset
 * doesn't reveal which addresses have accounts.
 */
import { signIn } from '../../built-server/administer.ts';
import { runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { linkSentTo } from '../../built-server/outbox-mails.ts';
import { prove } from '../../built-server/report.ts';
import { quantile, request } from '../../built-server/requests.ts';
import { cookiesOf } from '../../cookies-of.ts';
import { eventually } from '../../eventually.ts';
import { codeOfApp } from '../../made-up/authenticator-app.ts';

const maxDifferenceMs = 20;
const person = { email: 'maria@example.org', name: 'Maria Muster', password: 'vier-blaue-Becher-3' };
const ofFirm = { email: 'moritz@example.org', name: 'Moritz Muster', password: 'fünf-gelbe-Becher-4' };

await prove('accounts', async ({ figure, check, bound }, { isShort }) => {
  const dataDir = await installedDirectory();
  await using server = await startBuiltServer(dataDir);
  const administrator = await signIn(server.url);
  const post = (path: string, json: object, cookie = '') =>
    request(`${server.url}/api/${path}`, { json, headers: { origin: server.url, ...(cookie && { cookie }) } });

  await administrator('POST', '/api/invitations', { email: person.email, role: 'editor' });
  const accepted = await post('account-links/accept', { ...person, token: await linkSentTo(dataDir, person.email) });
  const cookie = cookiesOf(accepted);
  const addApp = async (cookie: string) => {
    const { address } = (await post('accounts/me/authenticator', {}, cookie)).json;
    return request(`${server.url}/api/accounts/me/authenticator`, {
      method: 'PUT',
      json: { code: await codeOfApp(address) },
      headers: { origin: server.url, cookie },
    });
  };
  const confirmed = await addApp(cookie);
  check('the app is confirmed by its first code', confirmed.status === 200, confirmed.status);

  const { email, password } = person;
  const isPasswordEnough = async () => (await post('admin/login', { email, password })).json.isAuthenticated;
  const before = await isPasswordEnough();
  const { status, out } = await runCli('admin', ['remove-second-factor', email], { DATA_DIR: dataDir });
  const isRemoved = !before && status === 0 && (await isPasswordEnough());
  check('a lost second factor is removed from the command line', isRemoved, out.trim());

  const { id: firmId } = (await administrator('POST', '/api/partners', { name: 'Muster AG' })).json;
  await administrator('POST', `/api/partners/${firmId}/invitations`, { email: ofFirm.email, firmRole: 'member' });
  const invited = await post('account-links/accept', { ...ofFirm, token: await linkSentTo(dataDir, ofFirm.email) });
  check('somebody of a partner firm accepts an invitation', invited.status === 201, invited.status);

  const tries = isShort ? 20 : 200;
  const addresses = { office: email, firm: ofFirm.email, unknown: '' };
  const waits: Record<keyof typeof addresses, number[]> = { office: [], firm: [], unknown: [] };
  const bodies = new Set<string>();
  for (let count = 0; count < tries; count++) {
    for (const who of ['office', 'firm', 'unknown'] as const) {
      const asked = addresses[who] || `niemand-${count}@example.org`;
      const answer = await post('password-resets', { email: asked });
      bodies.add(`${answer.status} ${answer.body}`);
      waits[who].push(answer.milliseconds);
    }
  }
  check('a reset is answered alike for known and unknown addresses', bodies.size === 1, [...bodies].join(' | '));
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

  await addApp(cookiesOf(await post('admin/login', { email, password })));
  await server.end();
  await using withOtherKey = await startBuiltServer(dataDir, { ACCOUNTS_KEY: 'A'.repeat(43) });
  const warning = 'Codes der Authenticator-Apps von einem Konto gelten nicht';
  const isTold = await eventually(() => withOtherKey.output().includes(warning)).catch(() => false);
  check('a start with another key warns that codes are rejected', isTold !== false, withOtherKey.output().slice(-300));
});
