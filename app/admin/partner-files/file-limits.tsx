import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { confidentialityNames } from '#domain/partner-files/partner-file-choices.ts';
import { zurichDay } from '#platform/dates.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';

/** The confidentiality of a file, and the days on which firms see it. */
export function FileLimits({ file: { visibleFrom, visibleUntil, confidentiality } }: { file: PartnerFile }) {
  const today = zurichDay(new Date());
  const until = visibleUntil && (visibleUntil < today ? 'No longer visible since' : 'Visible until');
  return (
    <>
      {confidentiality && (
        <>
          {' '}
          <Badge>{confidentialityNames.en[confidentiality]}</Badge>
        </>
      )}
      {visibleFrom && visibleFrom > today && (
        <span className="block text-sm text-ink-muted">Visible from {dateOrUnknown(visibleFrom)}</span>
      )}
      {until && (
        <span className="block text-sm text-ink-muted">
          {until} {dateOrUnknown(visibleUntil)}
        </span>
      )}
    </>
  );
}
