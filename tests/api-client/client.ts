/** A program as another firm would write it: its client is typed by the API description, without our code. */
import createClient from 'openapi-fetch';
import type { paths } from './description.d.ts';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

const { data: partners } = await client.GET('/api/partners');
const names: string[] = (partners ?? []).map(({ name }) => name);

const { data: receipt, error } = await client.POST('/api/contact-messages', {
  body: { name: 'Anna Muster', email: 'anna.muster@example.org', subject: 'Frage', message: 'Guten Tag' },
});
const id: string | undefined = receipt?.id;

process.stdout.write(JSON.stringify({ names, id, refused: error?.detail }));
