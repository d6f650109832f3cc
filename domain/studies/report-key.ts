export const reportFolder = 'reports';

/** A report's key in the file store. Every upload gets a new one, so a stored file never changes. */
export const reportKey = (studyId: string, upload: string): string => `${reportFolder}/${studyId}-${upload}.pdf`;

export const reportFileName = /^[0-9a-f-]{36}-[0-9a-f-]{36}\.pdf$/;
