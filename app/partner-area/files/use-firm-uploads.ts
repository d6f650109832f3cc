import { useQueryClient } from '@tanstack/react-query';
import { listFirmRequestsCall } from '#domain/partner-files/file-request-calls.ts';
import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { firmUploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { answerKey } from '../../workspace/calls/answers.ts';
import { useFileUploads } from '../../workspace/file-upload/use-file-uploads.ts';

/** The firm's uploads. Each stored file is announced by a toast, and files and requests are loaded again. */
export function useFirmUploads() {
  const queryClient = useQueryClient();
  return useFileUploads(firmUploadCalls, ({ fileName, status }) => {
    showToast({ title: status?.sameAsVersion ? 'Datei schon vorhanden' : 'Datei verfügbar', description: fileName });
    void queryClient.invalidateQueries({ queryKey: answerKey(firmFileCalls.list, {}) });
    void queryClient.invalidateQueries({ queryKey: answerKey(listFirmRequestsCall, {}) });
  });
}
