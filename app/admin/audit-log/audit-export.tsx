import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAuditLogCall } from '#domain/everything/audit-log/audit-calls.ts';
import { zurichDay } from '#platform/dates.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiFile } from '../../workspace/calls/api.ts';
import { messageOf } from '../../workspace/calls/failure-message.ts';
import { saveFile } from '../../workspace/calls/save-file.ts';
import { failureToast } from '../../workspace/records/toasts.ts';

/** Saves the whole log as JSON lines. */
export function AuditExport() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await apiFile(exportAuditLogCall, { body: {} });
      saveFile(`audit-log-${zurichDay(new Date())}.jsonl`, 'application/x-ndjson', file);
    } catch (error) {
      showToast(failureToast(messageOf(error) ?? 'The log could not be exported.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={save} aria-disabled={busy}>
      <Download aria-hidden="true" className="size-4" />
      Export log as JSON lines
    </Button>
  );
}
