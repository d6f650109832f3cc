import { recordKind } from '../records/record-kind.server.ts';
import { usualUnusedForMs } from '../stored-files/file-folder.server.ts';
import { libraryItemCalls } from './library-calls.ts';
import { libraryItemAnswer } from './library-item-answer.ts';
import { libraryItemList, listCropKeys, listLibraryItems, selectLibraryItems } from './library-item-queries.server.ts';
import { libraryItems } from './library-item-table.server.ts';
import { listKeysInTexts } from './library-use-queries.server.ts';

/** Pictures, PDFs and films that records show by their address. They are added and changed by calls of their own. */
export const libraryItemKind = recordKind({
  calls: libraryItemCalls,
  noun: 'library item',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'read-content', change: 'content' },
  table: libraryItems,
  select: selectLibraryItems,
  answer: libraryItemAnswer,
  present: (row) => row,
  list: { administrator: { query: libraryItemList, find: listLibraryItems } },
  isShownByOthers: true,
  isKeptWhileUsed: true,
  files: { fileUrl: 'address' },
  folders: [
    {
      name: 'uploads',
      // Pictures and films by their content alone; a PDF is called like its title as well, for those who save it.
      fileName: /^[0-9a-f]{32}(\.(webp|mp4|webm)|\/[a-z0-9-]+\.pdf)$/,
      unusedForMs: usualUnusedForMs,
      listUsed: async (tx) => [...(await listCropKeys(tx)), ...(await listKeysInTexts(tx))],
    },
  ],
  daysAfterDeletion: 30,
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
