import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { BadgeNote } from './badge-note.tsx';

/** Notes about failed publications and about a current study without published content. */
export function ContentNotes({ content: { blocked, unpublishedYear } }: { content: Overview['content'] }) {
  if (blocked.length === 0 && unpublishedYear === null) return null;
  return (
    <ul aria-label="Content" className="mt-4 grid gap-2 text-sm">
      {blocked.map(({ id, document, dueAt, problem }) => (
        <BadgeNote key={id} badge="Blocked" look="urgent" className="font-semibold text-signal">
          {englishDocumentTitle(document)} did not go live on {dateTimeOrUnknown(dueAt)}: {problem}{' '}
          <TabLink tab="studies">Studies</TabLink>
        </BadgeNote>
      ))}
      {unpublishedYear !== null && (
        <BadgeNote badge="Not published">
          The current study ({unpublishedYear}) has no published content yet: insights, key figures and orders use the
          newest published edition. <TabLink tab="studies">Studies</TabLink>
        </BadgeNote>
      )}
    </ul>
  );
}
