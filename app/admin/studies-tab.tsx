import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { adminDate } from './admin-dates.ts';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { useOpenForm } from './open-forms.tsx';
import { englishActions, RecordActions } from './record-actions.tsx';
import { studyKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { studyLanguageNames } from './study-language-names.ts';
import { CardSkeletons, cardGrid, cardLook, EmptyState, english, ListStates, TabFrame } from './tab-frame.tsx';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { isDraft, useRecords } from './use-records.ts';

const [StudyForm, usePreloadedForm] = lazyForm(() => import('./study-form.tsx'));

export default function StudiesTab() {
  usePreloadedForm();
  const query = useAdminQuery<StudyWithReport[]>(studyKind.path);
  const { remove } = useRecords<StudyWithReport>(studyKind);
  const openForm = useOpenForm();
  const edit = (study: StudyWithReport | null) =>
    openForm('en', (onClosed) => <StudyForm study={study} onClosed={onClosed} />);
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<StudyWithReport>('study', ({ title }) => title),
  );
  return (
    <TabFrame
      title="Studies"
      lang="en"
      actions={
        <Button look="primary" onClick={() => edit(null)}>
          Add Study
        </Button>
      }
    >
      <ListStates query={query} failure="The studies could not be loaded." {...english} skeleton={<CardSkeletons />}>
        {(studies) => (
          <>
            {studies.length === 0 && <EmptyState>No studies yet</EmptyState>}
            <ul className={cardGrid}>
              {studies.map((study) => (
                <StudyCard
                  key={study.id}
                  study={study}
                  onEdit={() => edit(study)}
                  onDelete={() => askToDelete(study)}
                />
              ))}
            </ul>
          </>
        )}
      </ListStates>
      {deletionDialog}
    </TabFrame>
  );
}

interface StudyCardProps {
  study: StudyWithReport;
  onEdit: () => void;
  onDelete: () => void;
}

function StudyCard({ study, onEdit, onDelete }: StudyCardProps) {
  const { title, description, year, pages, language, publishedAt, pdfUrl, isCurrentEdition, reportName } = study;
  const facts = [
    pages ? `${pages} pages` : null,
    studyLanguageNames[language] ?? language,
    `published: ${adminDate(publishedAt)}`,
  ].filter(Boolean);
  return (
    <li className={`${cardLook} ${isCurrentEdition ? 'border-accent' : ''}`}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-2xl font-bold tabular-nums">{year}</p>
        <span className="flex flex-wrap justify-end gap-1">
          {isCurrentEdition && <Badge look="good">Current Edition</Badge>}
          <Badge look={reportName ? 'good' : 'plain'}>{reportName ? 'Report stored' : 'No report'}</Badge>
        </span>
      </div>
      <h3 className="mt-2 line-clamp-2 text-lg wrap-anywhere">{title}</h3>
      <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">
        {description || 'No description provided'}
      </p>
      <p className="mt-2 text-sm">{facts.join(', ')}</p>
      <p className="mt-1 flex text-sm">
        <RecordLink href={pdfUrl} />
      </p>
      <RecordActions name={title} disabled={isDraft(study)} {...englishActions} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
