import { LRUCache } from 'lru-cache';
import { localPath } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { type LoadedVersion, loadPublishedVersion } from '../../editions/live-content/load-published-version.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { insightAddress } from '../../insights/insight-files.ts';
import { noteIn, versionInSentence, versionOf } from '../../insights/published-version.ts';
import { parseCardKey } from '../card-key.ts';
import {
  findSubscriber,
  markAddressRejected,
  type StoredSubscriber,
} from '../subscribers/news-subscriber-queries.server.ts';
import { newsPageAddress } from '../subscribers/news-token.server.ts';
import type { correctionText } from './correction-text.server.tsx';
import { correctionWords } from './correction-words.ts';

/** The version of the mails that are being sent, by its id: loading it composes the site in every language. */
const versions = new LRUCache<string, LoadedVersion>({ max: 1, ttl: 60_000 });

async function readVersion({ db }: Pick<Services, 'db'>, id: string, named: { year: number; number: number }) {
  const known = versions.get(id);
  if (known) return known;
  const version = await loadPublishedVersion(db, named);
  if (version) versions.set(id, version);
  return version;
}

/** Notifies a subscriber that figures of followed cards were corrected. */
export const correctionMail: MailKind<
  Pick<StoredSubscriber, 'id' | 'email' | 'correspondenceLanguage'> & { year: number },
  typeof correctionText
> = {
  name: 'correction',
  recordKind: 'news-subscribers',
  activity: 'news',
  isComposedAtOnce: true,
  isPaced: true,
  isSentOnce: true,
  recipient: ({ email }) => email,
  subject: ({ correspondenceLanguage, year }) => correctionWords(correspondenceLanguage).subject(year),
  text: 'correction-text',
  async compose(services, { recordId, details }) {
    const { db, settings } = services;
    const subscriber = await findSubscriber(db, recordId);
    if (!subscriber) return null;
    const { id, status, cards, correspondenceLanguage: language } = subscriber;
    const followed = (details.cards ?? '').split(' ').filter((key) => cards.includes(key));
    if (status !== 'confirmed' || followed.length === 0)
      return { dropped: 'Die Adresse ist abgemeldet, abgewiesen oder folgt der Karte nicht mehr.' };
    const [year, number] = [Number(details.year), Number(details.number)];
    const version = await readVersion(services, details.version ?? '', { year, number });
    if (!version) return null;
    const { live } = version[language];
    const published = versionOf(live);
    const corrected = live.edition.insightCards.flatMap((card) =>
      followed.some((key) => parseCardKey(key)?.card === String(card.id))
        ? [{ title: card.title, address: settings.publicUrl + localPath(language, insightAddress(year, card)) }]
        : [],
    );
    const page = await newsPageAddress(services, subscriber);
    const correction = {
      edition: live.edition.facts.title,
      version: versionInSentence(published, language),
      note: noteIn(published, language),
      cards: corrected,
      page,
    };
    return {
      input: [correction, await mailSender(services, language)],
      record: { ...subscriber, year },
      unsubscribeAt: `${page}&abmelden=1`,
      onAddressRefused: (tx, reason) => markAddressRejected(tx, id, reason),
    };
  },
};
