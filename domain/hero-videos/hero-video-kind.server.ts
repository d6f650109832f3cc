import { starterHeroVideos } from '#content/starter/hero-videos.ts';
import { translationsOf } from '#content/translations/record-translations.ts';
import { descending } from '../core/records/lists/list-order.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { heroVideoAnswer } from './hero-video-answer.ts';
import { heroVideoCalls } from './hero-video-calls.ts';
import { heroVideoInput } from './hero-video-input.ts';
import { heroVideoSource } from './hero-video-source.ts';
import { heroVideos } from './hero-video-table.server.ts';

export const heroVideoKind = recordKind({
  calls: heroVideoCalls,
  noun: 'hero video',
  nameOf: ({ title }) => title,
  language: 'de',
  permissions: { read: 'read-content', change: 'content' },
  table: heroVideos,
  answer: heroVideoAnswer,
  present: withTranslations,
  list: {
    everybody: {
      isVisible: ({ isActive }) => isActive,
      order: [descending(({ createdAt }) => createdAt), descending(({ id }) => id)],
      // YouTube and Vimeo are contacted only after a click.
      loadedAddresses: ({ videoUrl }) => (heroVideoSource(videoUrl)?.kind === 'file' ? [videoUrl] : []),
    },
  },
  input: { body: heroVideoInput, example: { title: 'Muster', videoUrl: 'https://www.example.org/a.mp4' } },
  change: {
    body: heroVideoInput,
    example: { title: 'Anders', videoUrl: '/assets/a.mp4' },
    omitted: { description: null, translations: null },
  },
  flag: { column: heroVideos.isActive, isSet: ({ isActive }) => isActive === true, cleared: { isActive: false } },
  files: { videoUrl: 'address' },
  daysAfterDeletion: trashDays,
  privacy: 'no personal data',
  personalData: null,
  starterRows: async () =>
    starterHeroVideos.map((video) => ({ ...video, translations: translationsOf('heroVideos', video.title) })),
  samples: { namesOf: ({ title }) => [title] },
});
