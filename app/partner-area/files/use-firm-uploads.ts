import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/show-toast.ts';
import { adminCall } from '../../workspace/calls/admin-call.ts';
import { adminKey } from '../../workspace/calls/admin-lists.ts';
import { useFileUploads } from '../../workspace/file-upload/use-file-uploads.ts';
import { firmFilesPath } from './firm-files-path.ts';

const firmUploads = { path: '/api/partner-area/uploads', call: adminCall };

/** What somebody of a firm sends, and what is said when it is there. */
export function useFirmUploads() {
  const queryClient = useQueryClient();
  return useFileUploads(firmUploads, ({ fileName }) => {
    showToast({ title: 'Datei verfügbar', description: fileName });
    void queryClient.invalidateQueries({ queryKey: adminKey(firmFilesPath) });
  });
}
