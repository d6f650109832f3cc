import { useState } from 'react';
import { fileTitle } from '#domain/library/file-title.ts';
import {
  categoryNames,
  earliestYear,
  latestYear,
  type PartnerFileCategory,
  partnerFileCategories,
} from '#domain/partner-files/partner-file-choices.ts';
import { optionsOf } from '../../admin/list/options.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, roomyInputLook } from '../../components/ui/field.tsx';
import { UploadDrop } from '../../file-upload/upload-drop.tsx';
import { UploadList } from '../../file-upload/upload-list.tsx';
import { uploadTexts } from '../../file-upload/upload-texts.ts';
import type { useFirmUploads } from './use-firm-uploads.ts';

/** Sends files to the office: what they are is said first, then they are chosen, and go on their way at once. */
export function FirmUpload({ uploads, isUnreachable, load }: ReturnType<typeof useFirmUploads>) {
  const [category, setCategory] = useState<PartnerFileCategory>('data');
  const [year, setYear] = useState(new Date().getFullYear());
  const isYear = year >= earliestYear && year <= latestYear;
  const add = (files: File[]) => {
    if (isYear) for (const file of files) uploads.add(file, { category, year, title: fileTitle(file.name) });
  };
  return (
    <>
      <h2 className="text-2xl">Upload</h2>
      <p className="measure mt-4">
        Was Sie hier hochladen, sehen die Studienleitung und die Personen Ihrer Firma, sobald es geprüft ist. Eine Datei
        mit dem Namen einer früheren wird deren nächste Fassung. Bricht die Verbindung ab, so geht es danach weiter.
      </p>
      <div className="mt-6 grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label="Kategorie" look="roomy">
          {(described) => (
            <select
              {...described}
              value={category}
              onChange={({ target }) => setCategory(target.value as PartnerFileCategory)}
              className={roomyInputLook}
            >
              {optionsOf(partnerFileCategories, categoryNames.de).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Jahr"
          look="roomy"
          {...(!isYear && { error: `Bitte geben Sie ein Jahr von ${earliestYear} bis ${latestYear} ein` })}
        >
          {(described) => (
            <input
              {...described}
              type="number"
              min={earliestYear}
              max={latestYear}
              value={year || ''}
              onChange={({ target }) => setYear(target.valueAsNumber || 0)}
              className={roomyInputLook}
            />
          )}
        </Field>
      </div>
      <div className="mt-6">
        <UploadDrop lang="de" isLarge onFiles={add} />
      </div>
      {isUnreachable && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          {uploadTexts.de.unreachable} <Button onClick={load}>Erneut versuchen</Button>
        </p>
      )}
      <UploadList uploads={uploads} lang="de" />
    </>
  );
}
