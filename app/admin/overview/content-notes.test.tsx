import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { ContentNotes } from './content-notes.tsx';

const notes = (content: Overview['content']) => renderToStaticMarkup(<ContentNotes content={content} />);
const blocked = { id: '1', document: 'edition-2029', dueAt: '2029-06-04T06:00:00.000Z', problem: 'There is no study.' };

test('shows failed publications with their reason, and the year of a current study without content', () => {
  expect(notes({ blocked: [], unpublishedYear: null })).toBe('');
  expect(notes({ blocked: [blocked], unpublishedYear: null })).toMatch(
    /text-signal.*Edition 2029 did not go live on 4\. Juni 2029, 8:00 Uhr: There is no study\./,
  );
  expect(notes({ blocked: [], unpublishedYear: 2030 })).toContain(
    'The current study (2030) has no published content yet',
  );
});
