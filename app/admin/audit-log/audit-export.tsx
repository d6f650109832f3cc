import { exportAuditLogCall } from '#domain/everything/audit-log/audit-calls.ts';
import { apiFile } from '../../workspace/calls/api.ts';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';

/** Saves the whole log as JSON lines. */
export function AuditExport() {
  return (
    <SaveFileButton
      name="audit-log"
      extension="jsonl"
      makeFile={() => apiFile(exportAuditLogCall, { body: {} })}
      failure="The log could not be exported."
    >
      Export log as JSON lines
    </SaveFileButton>
  );
}
