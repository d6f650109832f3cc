import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FileUpload } from './file-upload.ts';
import type { FileUploads } from './file-uploads.ts';
import { UploadList } from './upload-list.tsx';

const announced = (lang: 'de' | 'en') => {
  const list = [
    { key: 1, fileName: 'a.pdf', bytes: 1, sentBytes: 1, phase: 'refused' },
    { key: 2, fileName: 'b.pdf', bytes: 1, sentBytes: 1, phase: 'available' },
    { key: 3, fileName: 'c.pdf', bytes: 1, sentBytes: 0, phase: 'failed' },
    { key: 4, fileName: 'd.pdf', bytes: 1, sentBytes: 0, phase: 'failed', problem: 'upload-ended', reason: 'Fehlt.' },
  ] as FileUpload[];
  const uploads = { subscribe: () => () => {}, list: () => list } as unknown as FileUploads;
  const page = renderToStaticMarkup(<UploadList uploads={uploads} lang={lang} isUnreachable={false} load={() => {}} />);
  return /<p role="status"[^>]*>([^<]*)/.exec(page)?.[1];
};

test('each upload is announced with one full stop', () => {
  expect(announced('de')).toBe(
    'a.pdf: Die Datei ist beschädigt oder mit einem Passwort geschützt. b.pdf: verfügbar. c.pdf: Der Upload konnte nicht fortgesetzt werden. Bitte versuchen Sie es erneut. d.pdf: Der angefangene Upload wurde abgebrochen. Versuchen Sie es erneut, so beginnt er von vorn.',
  );
  expect(announced('en')).toMatch(
    /^a\.pdf: [^.]+\. b\.pdf: available\. c\.pdf: [^.]+\. [^.]+\. d\.pdf: [^.]+\. [^.]+\.$/,
  );
});

test('a file whose check could not be watched can be tried again', () => {
  const status = { id: '1', state: 'checking' };
  const list = [{ key: 1, fileName: 'a.pdf', bytes: 1, sentBytes: 1, phase: 'failed', status }] as FileUpload[];
  const uploads = { subscribe: () => () => {}, list: () => list } as unknown as FileUploads;
  const page = renderToStaticMarkup(<UploadList uploads={uploads} lang="de" isUnreachable={false} load={() => {}} />);
  expect(page).toContain('Erneut versuchen');
});
