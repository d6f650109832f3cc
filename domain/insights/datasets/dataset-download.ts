import { localPath } from '#platform/languages.ts';
import type { DatasetSource, Node } from './dataset-source.ts';

const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

export const addressAt = ({ publicUrl, language }: Pick<DatasetSource, 'publicUrl' | 'language'>, path: string) =>
  publicUrl + localPath(language, path);

export function dataDownload(source: DatasetSource, path: string, name: string): Node {
  const format = path.split('.').at(-1) as keyof typeof mediaTypes;
  return { '@type': 'DataDownload', name, encodingFormat: mediaTypes[format], contentUrl: addressAt(source, path) };
}
