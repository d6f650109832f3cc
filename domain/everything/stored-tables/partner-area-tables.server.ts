import { entryProposals } from '../../entry-proposals/entry-proposal-table.server.ts';
import { closedRequestMonths, requestsEndAt } from '../../partner-files/file-request-queries.server.ts';
import { fileRequestAnswers, fileRequestFirms, fileRequests } from '../../partner-files/file-request-table.server.ts';
import { deletedFileDays } from '../../partner-files/partner-file-choices.ts';
import {
  partnerFileDownloads,
  partnerFileFirms,
  partnerFiles,
  partnerFileVersions,
} from '../../partner-files/partner-file-table.server.ts';
import { openForDays } from '../../partner-uploads/upload-limits.ts';
import { partnerFilesEndAt } from '../../partner-uploads/upload-queries.server.ts';
import { partnerUploadPieces, partnerUploads } from '../../partner-uploads/upload-table.server.ts';
import { firmAccessRules } from '../../partners/firm-access-rules-table.server.ts';
import { partnerArea } from '../../partners/partner-area-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { noPersonalData, office, type StoredTable } from './stored-table.server.ts';

const ofPartners = {
  activity: 'partner-area',
  sources: ['person', 'office'],
  recipients: [...office, 'firm'],
} as const;

export const partnerAreaTables: readonly StoredTable[] = [
  { ...noPersonalData, table: partnerArea, end: 'never: no demo follows' },
  {
    table: firmAccessRules,
    privacy: { ...ofPartners, data: 'firm-access-rules', sources: ['use'] },
    end: { with: partners },
    exportedAs: 'confirmedPeopleReviews',
  },
  {
    table: entryProposals,
    privacy: { ...ofPartners, data: 'entry-proposals' },
    end: {
      name: 'proposals of firms 12 months after their decision',
      since: entryProposals.decidedAt,
      after: '12 months',
    },
    exportedAs: 'entryProposals',
  },
  {
    table: partnerFiles,
    privacy: { ...ofPartners, data: 'partner-files' },
    end: {
      name: `partners’ files ${deletedFileDays} days after they were taken back, or begun and never sent`,
      since: partnerFilesEndAt,
      after: `${deletedFileDays} days`,
    },
  },
  { ...noPersonalData, table: partnerFileFirms, end: { with: partnerFiles } },
  {
    table: partnerFileVersions,
    privacy: { ...ofPartners, data: 'partner-file-versions', sources: ['use'] },
    end: { with: partnerFiles },
    exportedAs: 'partnerFiles',
  },
  {
    table: partnerFileDownloads,
    privacy: { ...ofPartners, data: 'partner-file-downloads', sources: ['use'], recipients: office },
    end: { with: partnerFiles },
    exportedAs: 'partnerFileDownloads',
  },
  {
    ...noPersonalData,
    table: fileRequests,
    end: {
      name: `requests for files ${deletedFileDays} days after they were withdrawn, or ${closedRequestMonths} months after they were closed`,
      since: requestsEndAt,
      after: `${deletedFileDays} days`,
    },
  },
  { ...noPersonalData, table: fileRequestFirms, end: { with: fileRequests } },
  { ...noPersonalData, table: fileRequestAnswers, end: { with: fileRequests } },
  {
    table: partnerUploads,
    lasts: [`${openForDays} days`],
    privacy: { ...ofPartners, data: 'partner-uploads' },
    isBackedUp: false,
    end: { name: `uploads ${openForDays} days after they were begun`, since: partnerUploads.expiresAt, after: '0' },
    exportedAs: 'partnerUploads',
  },
  {
    table: partnerUploadPieces,
    privacy: { ...ofPartners, data: 'partner-upload-pieces' },
    isBackedUp: false,
    end: { with: partnerUploads },
  },
];
