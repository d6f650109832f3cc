import {
  listTranslationPublicationsCall,
  publishTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import type { DraftStore } from '../content/draft/draft-store.ts';
import { PublishStates } from '../content/publishing/publish-states.tsx';
import { PublicationTimeField, PublishButton } from '../content/publishing/publishing-controls.tsx';
import { usePublishing } from '../content/publishing/use-publishing.ts';

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
  const publishing = usePublishing({
    store,
    onClose,
    publish: (body) => api(publishTranslationCall, { document, language, body }),
  });
  const errorText =
    errors > 0 &&
    `${errors === 1 ? 'One text has' : `${errors} texts have`} to be translated or fixed before this can be published: no page is half in two languages.`;

  return (
    <Dialog title="Publish" onRequestClose={onClose}>
      <PublishStates publications={publications} errorText={errorText} onFindings={onFindings}>
        {() => (
          <form {...publishing.formAttributes}>
            <FormFailure message={publishing.failure} />
            <PublicationTimeField publishing={publishing} />
            <PublishButton publishing={publishing} />
          </form>
        )}
      </PublishStates>
    </Dialog>
  );
}
