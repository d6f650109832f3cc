import {
  listTranslationPublicationsCall,
  publishTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { ListStates } from '../../workspace/list/list-states.tsx';
import type { DraftStore } from '../content/draft/draft-store.ts';
import { ScheduledPublications } from '../content/publishing/scheduled-publications.tsx';
import { usePublishing } from '../content/publishing/use-publishing.tsx';

interface PublishTranslationDialogProps {
  document: string;
  language: string;
  store: DraftStore;
  /** Number of texts that are missing or invalid. */
  errors: number;
  /** Called to show these texts. */
  onFindings: () => void;
  onClose: () => void;
}

/** Publishes a complete translation of a published original, now or at a given time. */
export function PublishTranslationDialog(props: PublishTranslationDialogProps) {
  const { document, language, store, errors, onFindings, onClose } = props;
  const publications = useAnswer(listTranslationPublicationsCall, { document, language });
  const { attributes, failure, timeField, publishButton } = usePublishing({
    store,
    onClose,
    publish: (body) => api(publishTranslationCall, { document, language, body }),
  });

  return (
    <Dialog title="Publish" onRequestClose={onClose}>
      <ListStates query={publications} failure="The publications could not be loaded.">
        {(known) => {
          const waiting = known.filter(({ state }) => state === 'scheduled');
          if (waiting.length > 0) return <ScheduledPublications publications={waiting} />;
          if (errors > 0) {
            return (
              <>
                <p className="mb-4">
                  {errors === 1 ? 'One text has' : `${errors} texts have`} to be translated or fixed before this can be
                  published: no page is half in two languages.
                </p>
                <Button data-autofocus onClick={onFindings}>
                  Show what is missing
                </Button>
              </>
            );
          }
          return (
            <form {...attributes}>
              <FormFailure message={failure} />
              {timeField}
              {publishButton}
            </form>
          );
        }}
      </ListStates>
    </Dialog>
  );
}
