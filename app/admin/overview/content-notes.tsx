import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';

const row = 'flex items-baseline gap-2 text-sm';

/** Notes about failed publications and about a current study without published content. */
export function ContentNotes({ content: { blocked, unpublishedYear } }: { content: Overview['content'] }) {
  if (blocked.length === 0 && unpublishedYear === null) return null;
  return (
    <ul aria-label="Content" className="mt-4 grid gap-2">
      {blocked.map(({ id, document, dueAt, problem }) => (
        <li key={id} className={`${row} font-semibold text-signal`}>
          <Badge look="urgent">Blocked</Badge>
          <span className="min-w-0 wrap-anywhere">
            {englishDocumentTitle(document)} did not go live on {dateTimeOrUnknown(dueAt)}: {problem}{' '}
            <TabLink tab="studies">Studies</TabLink>
          </span>
        </li>
      ))}
      {unpublishedYear !== null && (
        <li className={row}>
          <Badge>Not published</Badge>
          <span className="min-w-0">
            The current study ({unpublishedYear}) has no published content yet: insights, key figures and orders use the
            newest published edition. <TabLink tab="studies">Studies</TabLink>
          </span>
        </li>
      )}
    </ul>
  );
}
