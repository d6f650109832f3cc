import { starterMediaItems } from '#content/starter/media.ts';
import { translationsOf } from '#content/translations/record-translations.ts';
import { descending } from '../core/records/lists/list-order.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { mediaItemAnswer } from './media-item-answer.ts';
import { mediaItemCalls } from './media-item-calls.ts';
import { mediaItemChange, mediaItemInput } from './media-item-input.ts';
import { mediaItems } from './media-item-table.server.ts';

export const mediaItemKind = recordKind({
  calls: mediaItemCalls,
  noun: 'media item',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  table: mediaItems,
  answer: mediaItemAnswer,
  present: withTranslations,
  list: {
    everybody: {
      visibleFrom: ({ publishedAt }) => publishedAt,
      order: [
        descending(({ publishedAt }) => publishedAt),
        descending(({ createdAt }) => createdAt),
        descending(({ id }) => id),
      ],
      loadedAddresses: ({ type, imageUrl, url }) => [imageUrl ?? (type === 'image' ? url : null)],
    },
  },
  input: { body: mediaItemInput, example: { title: 'Muster' } },
  change: { body: mediaItemChange, example: { title: 'Anders' } },
  files: { url: 'address', imageUrl: 'address' },
  daysAfterDeletion: trashDays,
  privacy: 'no personal data',
  personalData: null,
  starterRows: async () =>
    starterMediaItems.map(({ publishedAt, ...item }) => ({
      ...item,
      translations: translationsOf('media', item.title),
      publishedAt: publishedAt ? new Date(publishedAt) : null,
    })),
  samples: { namesOf: ({ outlet }) => [outlet] },
});
