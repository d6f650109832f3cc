import { useQueryClient } from '@tanstack/react-query';
import { adminCall } from '../../admin/calls/admin-call.ts';
import { adminKey } from '../../admin/calls/admin-lists.ts';
import { showToast } from '../../components/show-toast.ts';
import { useFileUploads } from '../../file-upload/use-file-uploads.ts';
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
