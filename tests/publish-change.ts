import type { EditionDocument } from '#content/schemas.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import type { Answer } from './test-server.ts';

type Published = Pick<Answer, 'status' | 'text' | 'json'>;

/** Changes the draft of a document and publishes it, as the office does. @throws if that is refused */
export async function publishChange<Content = Record<string, unknown>>(
  call: (method: string, path: string, body?: object) => Promise<Published>,
  document: string,
  change: (content: Content) => object,
  overrides: object = {},
): Promise<Published> {
  const { revision = 0, content } = (await call('GET', `/content/${document}`)).json;
  const saved = await call('PUT', `/content/${document}`, { revision, content: change(content) });
  const published = await call('POST', `/content/${document}/publish`, { revision: saved.json.revision, ...overrides });
  if (published.status !== 200) throw new Error(`${document} was not published: ${saved.text} ${published.text}`);
  return published;
}

/** The first cards of an edition that is new, because drawing the files of each takes a third of a second. */
export const withCards = (count: number, edition: EditionDocument): EditionDocument => ({
  ...edition,
  insightCards: edition.insightCards.slice(0, count),
  navigatorSections: edition.navigatorSections.map((part) => ({ ...part, cards: [] })),
});

/** The correction of an edition's value for health insurers. */
export const withHealthFigure = (value: number) => (edition: EditionDocument) =>
  withValue(edition, 'figures.premiums.health.value', value) as EditionDocument;
