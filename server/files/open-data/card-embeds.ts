import { chartHtml } from '#app/insights/chart-html.tsx';
import { chartCodePath, oembedPath } from '#domain/insights/insight-files.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Address } from '../../listening/request-address.ts';
import { AnswerCache } from '../../pages/page-cache.ts';
import { type PreparedAnswer, prepareAnswer } from '../../pages/prepared-answer.ts';
import { type CardSources, namedCard } from './named-card.ts';
import { oembedOf } from './oembed.ts';

interface CardEmbedsOptions extends CardSources {
  /** Headers of files that other sites may read. */
  headers: readonly [string, string][];
}

const cachedForAnHour = 'public, max-age=3600';
const plainText = 'text/plain; charset=utf-8';

/** A limit in whole pixels; anything else sets none. */
function limit(search: URLSearchParams, name: string): number {
  const given = search.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}

/** Two ways to show a card on another site, by the card's address in `url`: oEmbed, and the chart itself as code. */
export function createCardEmbeds({ headers, ...sources }: CardEmbedsOptions) {
  const { publicUrl, content } = sources;
  const cache = new AnswerCache();
  const finish = (status: number, type: string, text: string, caching = 'no-store') =>
    prepareAnswer(status, text, [['Content-Type', type], ['Cache-Control', caching], ...headers]);

  /** Only code is cached, because wrong addresses and limits are unlimited in number. */
  async function answerTo({ path, search }: Pick<Address, 'path' | 'search'>): Promise<PreparedAnswer> {
    const url = search.get('url');
    if (url === null) return finish(400, plainText, 'The parameter url is missing.\n');
    const isOembed = path === oembedPath;
    if (isOembed && (search.get('format') ?? 'json') !== 'json') return finish(501, plainText, 'Only JSON.\n');
    const named = await namedCard(url, sources);
    if (!named || !(isOembed || named.isLatest)) return finish(404, plainText, 'There is no chart at this address.\n');
    const { language, live, card } = named;
    if (!isOembed) {
      const code = () => chartHtml(card, live.edition, { language, publicUrl });
      const key = `${language} ${live.version} ${card.id}`;
      return cache.getOrMake(key, async () => finish(200, plainText, code(), cachedForAnHour));
    }
    const limits = { maxWidth: limit(search, 'maxwidth'), maxHeight: limit(search, 'maxheight') };
    const data = oembedOf(named, limits, { publicUrl, content: content(language) });
    return finish(200, 'application/json; charset=utf-8', JSON.stringify(data), cachedForAnHour);
  }

  return {
    /** Undefined for any other path. */
    answer({ language, path, search }: Address): Promise<PreparedAnswer> | undefined {
      const isEmbedAddress = language === originalLanguage && (path === oembedPath || path === chartCodePath);
      return isEmbedAddress ? answerTo({ path, search }) : undefined;
    },
    clear: (isKnownChange: boolean) => cache.clear(isKnownChange),
  };
}
