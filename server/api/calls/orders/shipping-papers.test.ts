import { expect, test } from 'vitest';
import { seenThroughWindow } from '#tests/envelope-window.ts';
import { publishInstitution, realInstitution } from '#tests/made-up/real-institution.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { wordsOf } from '#tests/pdf-reader.ts';
import { testOffice } from '#tests/test-server.ts';

const { call, visitor, server } = await testOffice();

const printOrder = { ...samplePrintOrder, organization: 'Muster AG', quantity: 3, language: 'fr' };
const order = async (overrides = {}) =>
  (await visitor('POST', '/print-orders', { ...printOrder, ...overrides })).json.id as string;
const paper = (name: string, query: string) => call('GET', `/print-orders/${name}?${query}`);

test('delivery notes have a page each in the order’s language, with the address in the window', async () => {
  const german = await order();
  const entered = { ...printOrder, channel: 'phone', correspondenceLanguage: 'fr', quantity: 1 };
  const { id: french } = (await call('POST', '/print-orders/entered', entered)).json;
  const answer = await paper('delivery-notes', `ids=${german},${french}`);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const pages = await wordsOf(answer.bytes);
  const texts = pages.map((words) => words.map(({ text }) => text).join(' '));
  expect(texts).toEqual([
    expect.stringMatching(
      new RegExp(`Lieferschein zur Bestellung #${german.slice(-8)}.* 3 .*gedruckte Ausgabe, Französisch`),
    ),
    expect.stringMatching(
      new RegExp(`Bulletin de livraison de la commande #${french.slice(-8)}.* 1 .*version imprimée, Français`),
    ),
  ]);
  for (const words of pages) {
    expect(seenThroughWindow(words)).toEqual({ text: 'Muster AG Anna Muster Musterweg 1 8001 Zürich', cut: [] });
  }
});

test('delivery notes are marked while the seller is a sample', async () => {
  const id = await order({ language: 'de' });
  const noteText = async () => {
    const [words = []] = await wordsOf((await paper('delivery-notes', `ids=${id}`)).bytes);
    return words.map(({ text }) => text).join(' ');
  };
  expect(await noteText()).toContain('Muster: kein gültiges Dokument, bitte nicht bezahlen. Mit dieser Sendung');
  await publishInstitution(server.database, realInstitution);
  const real = await noteText();
  expect(real).toContain('Hochschule Seefeld');
  expect(real).not.toContain('kein gültiges Dokument');
});

test('labels name each address once; unknown orders and labels are refused', async () => {
  const [one, other] = [await order({ organization: '' }), await order()];
  const answer = await paper('labels', `ids=${one},${other}&firstLabel=14`);
  expect(answer.status).toBe(200);
  expect((await wordsOf(answer.bytes)).map((words) => words.map(({ text }) => text).join(' '))).toEqual([
    'Anna Muster Musterweg 1 8001 Zürich',
    'Muster AG Anna Muster Musterweg 1 8001 Zürich',
  ]);
  expect((await paper('labels', `ids=${one}&firstLabel=15`)).status).toBe(400);
  expect((await paper('labels', 'ids=eins')).status).toBe(400);
  expect((await paper('labels', 'ids=00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await visitor('GET', `/print-orders/labels?ids=${one}`)).status).toBe(401);
});
