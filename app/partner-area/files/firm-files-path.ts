export const firmFilesPath = '/api/partner-area/files';

export const firmVersionAddress = (id: string, version: number) => `${firmFilesPath}/${id}/versions/${version}`;
