import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { formatLongDate } from '#platform/dates.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import type { FileUploads } from '../../workspace/file-upload/file-uploads.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { NewFiles } from './new-files.tsx';
import { OwnUploads } from './own-uploads.tsx';

interface WhatsNewProps {
  /** null on the first visit. */
  previousVisitAt: string | null;
  uploads: FileUploads;
}

/** What a person of a firm sees on entering: files shared since the last visit, and whether the office has downloaded the firm's own. */
export function WhatsNew({ previousVisitAt, uploads }: WhatsNewProps) {
  const query = useAnswer(firmFileCalls.list, {});
  return (
    <section aria-label="Neu für Sie" className="mb-8 border-rule border-b pb-6">
      <h2 className="mb-4 text-xl">
        {previousVisitAt
          ? `Neu seit Ihrem letzten Besuch am ${formatLongDate(new Date(previousVisitAt))}`
          : 'Neu für Sie'}
      </h2>
      <ListStates query={query} failure="Die Dateien konnten nicht geladen werden." lang="de">
        {(files) => (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            <NewFiles files={files} since={previousVisitAt} onDownload={() => void query.refetch()} />
            <OwnUploads files={files} uploads={uploads} />
          </div>
        )}
      </ListStates>
    </section>
  );
}
