import { useEffect, useRef, useSyncExternalStore } from 'react';
import { faultMessages } from '#domain/partner-uploads/upload-state.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import { languageOfToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { fileSize } from './file-size.ts';
import { type FileUpload, isBeingChecked, isRejected, isRunning, type UploadPhase } from './file-upload.ts';
import type { FileUploads } from './file-uploads.ts';
import { uploadTexts } from './upload-texts.ts';

interface UploadRowProps {
  uploads: FileUploads;
  lang: WorkspaceLanguage;
}

interface UploadListProps extends UploadRowProps {
  /** Whether unfinished uploads could not be loaded; `load` retries. */
  isUnreachable: boolean;
  load: () => void;
}

/** The uploads with their progress and buttons, newest first. */
export function UploadList({ uploads, lang, isUnreachable, load }: UploadListProps) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
  const texts = uploadTexts[lang];
  const rows = useRef<HTMLUListElement>(null);
  // Files are chosen below the list, which is out of view on a phone.
  const newest = list.findIndex(({ file }) => file);
  const newestKey = list[newest]?.key;
  useEffect(() => {
    if (newestKey !== undefined) rows.current?.children[newest]?.scrollIntoView({ block: 'nearest' });
  }, [newest, newestKey]);
  const clear = () => uploads.clearRejected().catch(() => showFailure(lang));
  return (
    <>
      {isUnreachable && (
        <div className="mt-4">
          <LoadFailure text={texts.unreachable} lang={lang} onRetry={load} />
        </div>
      )}
      {list.some(isRejected) && (
        <Button look="quiet" onClick={clear} className="mt-4 -ml-2.5">
          {texts.clearRejected}
        </Button>
      )}
      {list.length > 0 && (
        <ul
          ref={rows}
          aria-label={texts.list}
          className="mt-4 mb-6 max-w-3xl divide-y divide-rule border-rule border-y"
        >
          {list.map((upload) => (
            <UploadRow key={upload.key} {...{ upload, uploads, lang }} />
          ))}
        </ul>
      )}
      {/* Announces changes of state, not each step of progress. */}
      <p role="status" className="sr-only">
        {list
          .map(({ fileName, isWithoutRequest, ...upload }) =>
            [withFullStop(`${fileName}: ${phaseText(upload, lang)}`), isWithoutRequest ? texts.withoutRequest : '']
              .join(' ')
              .trim(),
          )
          .join(' ')}
      </p>
    </>
  );
}

const showFailure = (lang: WorkspaceLanguage) =>
  showToast({ title: uploadTexts[lang].failed, variant: 'destructive', ...languageOfToast(lang) });

const withFullStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function phaseText(
  { phase, status, reason, problem, isCheckLate }: Omit<FileUpload, 'key' | 'fileName'>,
  lang: WorkspaceLanguage,
) {
  const texts = uploadTexts[lang];
  if (problem) return texts.problems[problem];
  if (phase === 'refused') return faultMessages[lang][status?.fault ?? 'damaged'];
  if (phase === 'failed') return reason ?? texts.failed;
  if (phase === 'available' && status?.sameAsVersion) return texts.unchanged(status.sameAsVersion);
  if (phase === 'checking' && isCheckLate) return texts.checkingLonger;
  return texts[phase];
}

const isBad = (phase: UploadPhase) => phase === 'refused' || phase === 'failed';

function UploadRow({ upload, uploads, lang }: UploadRowProps & { upload: FileUpload }) {
  const { key, fileName, bytes, sentBytes, phase, problem, status, file, isWithoutRequest } = upload;
  const texts = uploadTexts[lang];
  const isBar = phase !== 'available' && !isBad(phase);
  const cancel = () => uploads.cancel(key).catch(() => showFailure(lang));
  return (
    <li className="grid scroll-my-24 gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {fileName}
          {status?.isNewVersion && !status.sameAsVersion && (
            <span className="font-normal text-ink-muted"> ({texts.newVersion})</span>
          )}
        </p>
        <p className={`text-sm tabular-nums ${problem || isBad(phase) ? 'text-danger' : 'text-ink-muted'}`}>
          {isBar && `${fileSize(sentBytes)} ${texts.of} ${fileSize(bytes)}, `}
          {phaseText(upload, lang)}
        </p>
        {isWithoutRequest && <p className="text-sm">{texts.withoutRequest}</p>}
        {isBar && (
          <progress
            aria-label={fileName}
            max={bytes}
            value={sentBytes}
            className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent"
          />
        )}
        {phase === 'begun' && (
          <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center rounded border border-control px-3 text-sm font-semibold focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:border-ink">
            {texts.chooseAgain}
            <span className="sr-only"> {fileName}</span>
            <input
              type="file"
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                if (chosen) void uploads.chooseAgain(key, chosen);
                currentTarget.value = '';
              }}
            />
          </label>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-1 sm:justify-end">
        {isRunning(upload) && (
          <Button of={fileName} onClick={() => uploads.pause(key)}>
            {texts.pause}
          </Button>
        )}
        {phase === 'paused' && (
          <Button of={fileName} onClick={() => uploads.resume(key)}>
            {texts.resume}
          </Button>
        )}
        {phase === 'failed' && (file || isBeingChecked(upload)) && (
          <Button of={fileName} onClick={() => uploads.resume(key)}>
            {texts.again}
          </Button>
        )}
        {phase !== 'checking' && (
          <Button look="quiet" of={fileName} onClick={cancel} className="max-sm:first:-ml-2.5">
            {phase === 'available' || isBad(phase) ? texts.dismiss : texts.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}
