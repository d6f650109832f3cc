import { starterStudies } from '#content/starter/studies.ts';
import { translationsOf } from '#content/translations/record-translations.ts';
import { usualUnusedForMs } from '../core/records/file-folder.server.ts';
import { descending } from '../core/records/lists/list-order.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { reportFileName, reportFolder } from './store-report.server.ts';
import { studyWithReportAnswer } from './study-answer.ts';
import { studyCalls } from './study-calls.ts';
import { studyChange, studyInput } from './study-input.ts';
import { studies } from './study-table.server.ts';

export const studyKind = recordKind({
  calls: studyCalls,
  noun: 'study',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  table: studies,
  answer: studyWithReportAnswer,
  present: withTranslations,
  presentToEverybody: ({ reportName, reportBytes, reportStoredAt, deliversAutomatically, ...study }) =>
    withTranslations(study),
  list: {
    everybody: {
      order: [
        descending(({ year }) => year),
        descending(({ isCurrentEdition }) => isCurrentEdition),
        descending(({ updatedAt }) => updatedAt),
        descending(({ id }) => id),
      ],
      // The free PDF is loaded only after a click.
      loadedAddresses: () => [],
    },
  },
  input: { body: studyInput, example: { title: 'Muster', year: 2023 } },
  change: { body: studyChange, example: { title: 'Anders' } },
  flag: {
    column: studies.isCurrentEdition,
    isSet: ({ isCurrentEdition }) => isCurrentEdition === true,
    cleared: { isCurrentEdition: false },
  },
  files: { pdfUrl: 'address', reportFile: 'key' },
  folders: [{ name: reportFolder, fileName: reportFileName, unusedForMs: usualUnusedForMs }],
  daysAfterDeletion: trashDays,
  privacy: 'no personal data',
  personalData: null,
  starterRows: async () =>
    starterStudies.map(({ publishedAt, ...study }) => ({
      ...study,
      translations: translationsOf('studies', study.title),
      publishedAt: publishedAt ? new Date(publishedAt) : null,
    })),
  // The starter content's studies are the real editions.
  samples: null,
});
