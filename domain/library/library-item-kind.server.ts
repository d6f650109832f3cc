import { usualUnusedForMs } from '../core/records/file-folder.server.ts';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { uploadName } from '../core/stored-files/upload-name.ts';
import { libraryItemCalls } from './library-calls.ts';
import { libraryItemAnswer } from './library-item-answer.ts';
import { libraryItemList, listCropKeys, listLibraryItems } from './library-item-queries.server.ts';
import { libraryItems } from './library-item-table.server.ts';
import { listKeysInTexts } from './library-use-queries.server.ts';

/** Pictures, PDFs and films that records refer to by address. They have their own calls for adding and changing. */
export const libraryItemKind = recordKind({
  calls: libraryItemCalls,
  noun: 'library item',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  readScope: 'content',
  table: libraryItems,
  answer: libraryItemAnswer,
  present: withTranslations,
  list: { administrator: { query: libraryItemList, find: listLibraryItems } },
  isShownByReference: true,
  isProtectedWhileUsed: true,
  files: { fileUrl: 'address' },
  folders: [
    {
      name: 'uploads',
      fileName: new RegExp(`^${uploadName}$`),
      unusedForMs: usualUnusedForMs,
      listUsed: async (tx) => [...(await listCropKeys(tx)), ...(await listKeysInTexts(tx))],
    },
  ],
  daysAfterDeletion: trashDays,
  privacy: {
    activity: 'public-pages',
    data: 'library-items',
    sources: ['office'],
    recipients: ['office', 'operators', 'everybody'],
  },
  personalData: null,
  starterRows: null,
  samples: null,
});
