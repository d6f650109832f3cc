import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { useLeaveWarning } from '../form/unsaved-input.ts';
import { type FileUpload, isRunning } from './file-upload.ts';
import { createFileUploads, type FileUploads } from './file-uploads.ts';

/**
 * The uploads of the office or of a firm, including unfinished ones. They stop when the component is unmounted.
 * @param calls the same object at each render
 */
export function useFileUploads(calls: UploadCalls, onAvailable: (upload: FileUpload) => void) {
  const latest = useRef(onAvailable);
  useEffect(() => {
    latest.current = onAvailable;
  });
  const [uploads] = useState<FileUploads>(() => createFileUploads(calls, (upload) => latest.current(upload)));
  const hasRunning = () => uploads.list().some(isRunning);
  const isUploading = useSyncExternalStore(uploads.subscribe, hasRunning, hasRunning);
  useLeaveWarning(isUploading);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const load = () => {
    setIsUnreachable(false);
    uploads.load().catch(() => setIsUnreachable(true));
  };
  useEffect(() => {
    load();
    return () => uploads.leave();
  }, [uploads]);
  return { uploads, isUploading, isUnreachable, load };
}
