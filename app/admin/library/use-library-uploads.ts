import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addToLibraryCall, libraryItemCalls } from '#domain/library/library-calls.ts';
import type { AddedLibraryItem } from '#domain/library/library-item-answer.ts';
import { type LibraryType, maxLibraryBytes } from '#domain/library/library-type.ts';
import { CallFailed } from '../../api-client.ts';
import { refetchList } from '../../workspace/calls/answers.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import { uploadFile } from '../../workspace/calls/upload-file.ts';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { libraryTexts } from './library-texts.ts';

interface Upload {
  key: number;
  file: File;
  /** Uploaded share, from 0 to 1. */
  share: number;
  error?: string;
  /** Whether another attempt would be rejected too, because of the file itself. */
  isUnacceptable?: boolean;
  /** The title under which the library had the file already. */
  knownAs?: string;
}

const typeOf = ({ type }: File): LibraryType =>
  type.startsWith('video/') ? 'film' : type === 'application/pdf' ? 'pdf' : 'picture';

/** Whether a call failed because of the file; a picture that takes too long to read may be accepted at another time. */
const isUnacceptable = (problem: unknown) =>
  problem instanceof CallFailed &&
  [400, 413, 415].includes(problem.status) &&
  problem.problem.type !== 'picture-too-slow';

/** Uploads files to the library, one after the other; rejected and known ones are listed with the reason until dismissed. */
export function useLibraryUploads(lang: WorkspaceLanguage, onAdded: (item: AddedLibraryItem) => void) {
  const queryClient = useQueryClient();
  const texts = libraryTexts[lang];
  const [list, setList] = useState<readonly Upload[]>([]);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  useLeaveWarning(list.some(({ error, knownAs }) => error === undefined && knownAs === undefined));

  const change = (key: number, part: Partial<Upload>) =>
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const dismiss = (key: number) => setList((all) => all.filter((upload) => upload.key !== key));

  async function send(key: number, file: File): Promise<void> {
    const maxBytes = maxLibraryBytes[typeOf(file)];
    if (file.size > maxBytes) return change(key, { error: texts.tooLarge(maxBytes), isUnacceptable: true });
    try {
      const item = await uploadFile(addToLibraryCall, {}, { file }, (share) => change(key, { share }));
      if (item.isNew) dismiss(key);
      else change(key, { knownAs: item.title });
      await refetchList(queryClient, libraryItemCalls.list);
      onAdded(item);
    } catch (problem) {
      change(key, { error: messageIn(lang, problem), isUnacceptable: isUnacceptable(problem) });
    }
  }

  const queue = (key: number, file: File) => {
    sent.current = sent.current.then(() => send(key, file));
  };

  return {
    /** Uploads that are waiting, running, rejected or known. */
    list,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file, share: 0 };
      });
      setList((all) => [...all, ...added]);
      for (const { key, file } of added) queue(key, file);
    },
    retry(key: number) {
      const upload = list.find((candidate) => candidate.key === key);
      if (!upload) return;
      setList((all) => all.map((upload) => (upload.key === key ? { key, file: upload.file, share: 0 } : upload)));
      queue(key, upload.file);
    },
    dismiss,
  };
}

export type LibraryUploads = ReturnType<typeof useLibraryUploads>;
