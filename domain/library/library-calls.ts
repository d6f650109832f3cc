import { apiCall } from '../core/api-call.ts';
import { recordCalls } from '../core/records/record-calls.ts';
import type {
  addedLibraryItem,
  foreignPictureAnswer,
  LibraryItem,
  libraryUseAnswer,
  logoAnswer,
} from './library-item-answer.ts';
import type { libraryItemChange } from './library-item-change.ts';

export const libraryItemCalls = recordCalls('library').of<LibraryItem, never, typeof libraryItemChange>();

export const addToLibraryCall = apiCall('POST', '/library').of<{ answer: typeof addedLibraryItem }>();
export const listLibraryUsesCall = apiCall('GET', '/library/uses').listOf<typeof libraryUseAnswer>();
export const listForeignPicturesCall = apiCall('GET', '/library/foreign-pictures').listOf<
  typeof foreignPictureAnswer
>();
export const uploadLogoCall = apiCall('POST', '/upload/partner-logo').of<{ answer: typeof logoAnswer }>();
