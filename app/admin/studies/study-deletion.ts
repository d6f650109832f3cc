import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { undoText } from '../../workspace/records/use-deletion.ts';

type Deleted = Pick<StudyWithReport, 'title' | 'year' | 'isCurrentEdition'>;

/**
 * The question before a study is deleted. A published edition stays public without its study, because it may only be
 * corrected; the way to correct it leads through the study.
 * @param liveYears years of the published editions
 */
export function studyDeletionQuestion(
  { title, year, isCurrentEdition }: Deleted,
  liveYears: readonly number[],
): string {
  const removed = `${title} will be removed.`;
  if (!liveYears.includes(year)) return `${removed} ${undoText()}`;
  const newest = Math.max(...liveYears);
  const stays = `The published edition ${year} stays on the site${isCurrentEdition && year === newest ? ' and on sale' : ''}: it can be corrected, but not withdrawn.`;
  const successor = isCurrentEdition && year !== newest ? ` Edition ${newest} becomes the current one.` : '';
  return `${removed} ${stays}${successor} To correct it, restore or add a study of ${year} first. ${undoText()}`;
}
