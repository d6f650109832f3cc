import { useEffect, useState } from 'react';
import { fileTitle } from '#domain/library/file-title.ts';
import { listFirmRequestsCall } from '#domain/partner-files/file-request-calls.ts';
import {
  earliestFileYear,
  latestFileYear,
  type PartnerFileCategory,
} from '#domain/partner-files/partner-file-choices.ts';
import { showToast } from '../../components/show-toast.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { CategoryAndYear } from '../../workspace/file-upload/category-and-year.tsx';
import { MessageField, messageFault } from '../../workspace/file-upload/message-field.tsx';
import { UploadDrop } from '../../workspace/file-upload/upload-drop.tsx';
import { UploadList } from '../../workspace/file-upload/upload-list.tsx';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { linkRequest, showTab, useLinkedRequest } from '../tab-address.ts';
import { RequestChoice } from './request-choice.tsx';
import type { useFirmUploads } from './use-firm-uploads.ts';

/** Sends files to the office. Category, year and message are entered first; uploads start at once. */
export function FirmUpload({ uploads, isUnreachable, load }: ReturnType<typeof useFirmUploads>) {
  const [details, setDetails] = useState({ category: 'data' as PartnerFileCategory, year: new Date().getFullYear() });
  const [message, setMessage] = useState('');
  useLeaveWarning(message !== '');
  const { data: requests } = useAnswer(listFirmRequestsCall, {});
  const linked = useLinkedRequest();
  const [chosen, setChosen] = useState(linked);
  // The address of other tabs names no request, so the chosen one stays.
  useEffect(() => {
    if (linked) setChosen(linked);
  }, [linked]);
  const choose = (request: string) => {
    setChosen(request);
    linkRequest(request);
  };
  // A file may be chosen before the requests are loaded.
  const fileRequestId = requests ? requests.find(({ id }) => id === chosen)?.id : chosen || undefined;
  const { year } = details;
  const isYear = year >= earliestFileYear && year <= latestFileYear;
  const yearError = isYear ? undefined : `Bitte geben Sie ein Jahr von ${earliestFileYear} bis ${latestFileYear} ein`;
  const messageError = messageFault(message, 'de');
  const inputError = yearError ?? messageError;
  const add = (files: File[]) => {
    // The files may have been dropped on another tab.
    showTab('upload');
    if (inputError) return showToast({ title: inputError, variant: 'destructive' });
    for (const file of files) uploads.add(file, { ...details, message, fileRequestId, title: fileTitle(file.name) });
    setMessage('');
  };
  return (
    <>
      <h2 className="text-2xl">Upload</h2>
      <p className="measure mt-2">
        Was Sie hier hochladen, sehen die Studienleitung und die Personen Ihrer Firma, sobald es geprüft ist. Eine Datei
        mit dem Namen einer früheren wird deren nächste Fassung. Bricht der Upload ab, so geht er mit derselben Datei
        dort weiter, wo er stand.
      </p>
      <UploadList {...{ uploads, isUnreachable, load }} lang="de" />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className="grid max-w-3xl content-start gap-x-6 gap-y-5 sm:grid-cols-2">
          {requests && requests.length > 0 && (
            <RequestChoice requests={requests} chosen={fileRequestId ?? ''} onChoose={choose} />
          )}
          <CategoryAndYear
            lang="de"
            {...details}
            onChange={(changed) => setDetails({ ...details, ...changed })}
            yearError={yearError}
          />
          <MessageField
            lang="de"
            message={message}
            error={messageError}
            onChange={setMessage}
            className="sm:col-span-2"
          />
        </div>
        <UploadDrop lang="de" isLarge onFiles={add} />
      </div>
    </>
  );
}
