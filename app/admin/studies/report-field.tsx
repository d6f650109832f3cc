import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { maxReportBytes, reportTooLarge } from '#domain/studies/report-size.ts';
import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { removeReportCall, storeReportCall, studyCalls } from '#domain/studies/study-calls.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, fileInputLook } from '../../components/ui/field.tsx';
import { refetchList } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { messageOf } from '../../workspace/calls/failure-message.ts';
import { uploadFile } from '../../workspace/calls/upload-file.ts';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { useLeaveWarning } from '../../workspace/form/unsaved-input.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { useRun } from '../../workspace/records/use-run.ts';

type Report = Pick<StudyWithReport, 'reportName' | 'reportBytes' | 'reportStoredAt'>;

/** The report for sale, stored privately at once instead of with the form. */
export function ReportField({ record: study }: { record: StudyWithReport | null }) {
  const queryClient = useQueryClient();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<Report | null>(study?.reportName ? study : null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const ask = useConfirmation();
  useLeaveWarning(progress !== null);

  async function store(file: File, id: string) {
    setError(undefined);
    if (file.size > maxReportBytes) return setError(reportTooLarge);
    setProgress(0);
    try {
      setReport(await uploadFile(storeReportCall, { id }, { report: file }, setProgress));
      notify(successToast('Report stored successfully'));
      void refetchList(queryClient, studyCalls.list);
    } catch (problem) {
      setError(messageOf(problem));
      notify(failureToast('Failed to store report'));
    } finally {
      setProgress(null);
      if (input.current) input.current.value = '';
    }
  }

  const { run } = useRun(studyCalls.list);
  const remove = (id: string) =>
    run('Report removed successfully', 'Failed to remove report', async () => {
      await api(removeReportCall, { id });
      setReport(null);
      input.current?.focus();
    });
  const askToRemove = (id: string) =>
    ask({
      title: 'Remove report?',
      text: `${report?.reportName} will be deleted from the server. This cannot be undone.`,
      confirm: 'Remove',
      perform: () => remove(id),
    });

  return (
    <fieldset aria-labelledby={titleId} className="min-w-0 border-rule border-t pt-4 sm:col-span-2">
      <p id={titleId} className="font-semibold">
        Report for sale
      </p>
      {!study && <p className="text-sm text-ink-muted">Create the study first, then store its report here.</p>}
      {study && (
        <>
          <p className="mb-3 text-sm wrap-anywhere text-ink-muted">
            {report?.reportName
              ? `${report.reportName}, ${fileSize(report.reportBytes ?? 0)}, stored on ${dateOrUnknown(report.reportStoredAt)}`
              : 'No report is stored: orders of this edition can’t be delivered yet.'}
          </p>
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label={`Report file (PDF, up to ${megabytes(maxReportBytes)})`}
              error={error}
              className="flex-1 basis-64"
            >
              {(described) => (
                <input
                  {...described}
                  ref={input}
                  type="file"
                  accept="application/pdf,.pdf"
                  disabled={progress !== null}
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    if (file) void store(file, study.id);
                  }}
                  className={fileInputLook}
                />
              )}
            </Field>
            {report?.reportName && progress === null && (
              <Button of="report" onClick={() => askToRemove(study.id)}>
                Remove
              </Button>
            )}
          </div>
          {progress !== null && (
            <p className="mt-2 flex items-center gap-3 text-sm">
              <progress
                aria-label="Upload of the report"
                value={progress}
                max={1}
                className="h-2 flex-1 accent-accent"
              />
              <span className="tabular-nums">{Math.round(progress * 100)}%</span>
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
