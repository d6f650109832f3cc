export const reportFolder = 'reports';

/** A report's key in the file store; a new one for every upload, so that what was read once never changes. */
export const reportKey = (studyId: string, upload: string): string => `${reportFolder}/${studyId}-${upload}.pdf`;

export const reportFileName = /^[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/;
