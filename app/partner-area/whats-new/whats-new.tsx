import { listFirmRequestsCall } from '#domain/partner-files/file-request-calls.ts';
import { firmFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { formatLongDate } from '#platform/dates.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import type { FileUploads } from '../../workspace/file-upload/file-uploads.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { NewFiles } from './new-files.tsx';
import { OpenRequests } from './open-requests.tsx';
import { OwnUploads } from './own-uploads.tsx';

const skeleton = <Skeleton className="h-28 w-full" />;

interface WhatsNewProps {
  /** null on the first visit. */
  previousVisitAt: string | null;
  uploads: FileUploads;
}

/** The office's requests, files shared since the last visit, and the firm's own uploads; above the study navigator. */
export function WhatsNew({ previousVisitAt, uploads }: WhatsNewProps) {
  const query = useAnswer(firmFileCalls.list, {});
  const requests = useAnswer(listFirmRequestsCall, {});
  return (
    <section aria-label="Neu für Sie" className="mb-8 border-rule border-b pb-6">
      <h2 className="mb-4 text-xl">
        {previousVisitAt
          ? `Neu seit Ihrem letzten Besuch am ${formatLongDate(new Date(previousVisitAt))}`
          : 'Neu für Sie'}
      </h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        <div className="min-w-0 md:col-span-2 xl:col-span-1">
          <ListStates
            query={requests}
            failure="Die Anfragen konnten nicht geladen werden."
            lang="de"
            skeleton={skeleton}
          >
            {(data) => <OpenRequests requests={data} />}
          </ListStates>
        </div>
        <div className="min-w-0 md:col-span-2">
          <ListStates query={query} failure="Die Dateien konnten nicht geladen werden." lang="de" skeleton={skeleton}>
            {(files) => (
              <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
                <NewFiles files={files} since={previousVisitAt} onDownload={() => void query.refetch()} />
                <OwnUploads files={files} uploads={uploads} />
              </div>
            )}
          </ListStates>
        </div>
      </div>
    </section>
  );
}
