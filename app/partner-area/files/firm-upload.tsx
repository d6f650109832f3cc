import { useState } from 'react';
import { fileTitle } from '#domain/library/file-title.ts';
import { earliestYear, latestYear, type PartnerFileCategory } from '#domain/partner-files/partner-file-choices.ts';
import { CategoryAndYear } from '../../workspace/file-upload/category-and-year.tsx';
import { UploadDrop } from '../../workspace/file-upload/upload-drop.tsx';
import { UploadList } from '../../workspace/file-upload/upload-list.tsx';
import type { useFirmUploads } from './use-firm-uploads.ts';

/** Sends files to the office. Category and year are chosen first; uploads start at once. */
export function FirmUpload({ uploads, isUnreachable, load }: ReturnType<typeof useFirmUploads>) {
  const [details, setDetails] = useState({ category: 'data' as PartnerFileCategory, year: new Date().getFullYear() });
  const { year } = details;
  const isYear = year >= earliestYear && year <= latestYear;
  const add = (files: File[]) => {
    if (isYear) for (const file of files) uploads.add(file, { ...details, title: fileTitle(file.name) });
  };
  return (
    <>
      <h2 className="text-2xl">Upload</h2>
      <p className="measure mt-4">
        Was Sie hier hochladen, sehen die Studienleitung und die Personen Ihrer Firma, sobald es geprüft ist. Eine Datei
        mit dem Namen einer früheren wird deren nächste Fassung. Bricht die Verbindung ab, so geht es danach weiter.
      </p>
      <div className="mt-6 grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
        <CategoryAndYear
          lang="de"
          {...details}
          onChange={(changed) => setDetails({ ...details, ...changed })}
          yearError={isYear ? undefined : `Bitte geben Sie ein Jahr von ${earliestYear} bis ${latestYear} ein`}
        />
      </div>
      <div className="mt-6">
        <UploadDrop lang="de" isLarge onFiles={add} />
      </div>
      <UploadList {...{ uploads, isUnreachable, load }} lang="de" />
    </>
  );
}
