import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { formatLongDate } from '#platform/dates.ts';

/** Whether the office has downloaded a file of the firm. */
export function DownloadState({ file: { downloadedAt } }: { file: Pick<PartnerFile, 'downloadedAt'> }) {
  return (
    <span className="text-ink-muted text-sm">
      {downloadedAt
        ? `von der Studienleitung abgeholt am ${formatLongDate(new Date(downloadedAt))}`
        : 'noch nicht abgeholt'}
    </span>
  );
}
