import { expect, test } from 'vitest';
import { testOffice } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice();

const firstOf = async (path: string) => (await server.send('GET', path)).json.at(-1);

test('texts in other languages are stored with a record; the public list has those in the requested language', async () => {
  const translations = { fr: { description: ' Texte ' }, it: { description: '' }, rm: { description: 'Text' } };
  const { status, json: partner } = await call('POST', '/partners', {
    name: 'Muster AG',
    description: 'Deutsch',
    translations,
  });
  expect([status, partner.translations]).toEqual([201, { fr: { description: 'Texte' } }]);
  expect((await call('GET', '/partners')).json).toEqual([partner]);
  expect(await firstOf('/api/partners')).not.toHaveProperty('translations');
  expect(await firstOf('/api/partners?language=it')).not.toHaveProperty('translations');
  expect(await firstOf('/api/partners?language=fr')).toMatchObject({
    description: 'Deutsch',
    translations: { fr: { description: 'Texte' } },
  });
  expect((await visitor('GET', '/partners?language=rm')).status).toBe(400);

  const kept = await call('PATCH', `/partners/${partner.id}`, { name: 'Muster GmbH' });
  expect(kept.json.translations).toEqual({ fr: { description: 'Texte' } });
  const emptied = await call('PATCH', `/partners/${partner.id}`, { translations: null });
  expect(emptied.json).not.toHaveProperty('translations');
});

test('studies have texts in other languages too', async () => {
  const translations = { it: { title: 'Studio', description: 'Testo' } };
  const study = { title: 'Studie', description: 'Text', year: 2020, translations };
  expect((await call('POST', '/studies', study)).json.translations).toEqual(translations);
  expect(await firstOf('/api/studies')).not.toHaveProperty('translations');
  expect(await firstOf('/api/studies?language=it')).toMatchObject({ title: 'Studie', translations });
});

test('a text that is too long is refused at its place', async () => {
  const member = { name: 'Anna Muster', role: 'Projektleiter', organization: 'Musterhochschule' };
  const bio = 'x'.repeat(5001);
  const refused = await call('POST', '/team-members', { ...member, translations: { en: { bio } } });
  expect([refused.status, refused.json.errors]).toEqual([
    400,
    [{ path: 'translations.en.bio', message: 'Höchstens 5000 Zeichen' }],
  ]);
  const translated = { en: { role: 'Project lead', expertise: ['AI', ' ', 'Data'] } };
  const { json } = await call('POST', '/team-members', { ...member, translations: translated });
  expect(json.translations).toEqual({ en: { role: 'Project lead', expertise: ['AI', 'Data'] } });
});

test('a film that is replaced without translations has none; the active film is translated too', async () => {
  const film = { title: 'Film', videoUrl: 'https://www.youtube.com/watch?v=muster', isActive: true };
  const { json } = await call('POST', '/hero-videos', { ...film, translations: { fr: { title: 'Vidéo' } } });
  expect((await visitor('GET', '/hero-videos/active')).json).not.toHaveProperty('translations');
  const french = await visitor('GET', '/hero-videos/active?language=fr');
  expect(french.json).toMatchObject({ title: 'Film', translations: { fr: { title: 'Vidéo' } } });
  expect((await call('PUT', `/hero-videos/${json.id}`, film)).json).not.toHaveProperty('translations');
});
