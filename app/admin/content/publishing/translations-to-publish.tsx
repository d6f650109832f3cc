import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TranslationState } from '#domain/editions/translation-drafts/translation-answers.ts';
import { listTranslationsOfDocumentCall } from '#domain/editions/translation-drafts/translation-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { answerKey, useAnswer } from '../../../workspace/calls/answers.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { counted } from '../../../workspace/list/counted.ts';
import type { DraftStore } from '../draft/draft-store.ts';

/** The translations of a document compared with its draft, which is saved first. */
export function useLanguagesOfDraft(document: string, store: DraftStore): readonly TranslationState[] {
  const queryClient = useQueryClient();
  const { data = [] } = useAnswer(listTranslationsOfDocumentCall, { document }, { staleTime: 0 });
  useEffect(() => {
    void store
      .saveNow()
      .then(() => queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsOfDocumentCall, { document }) }));
  }, [document, store, queryClient]);
  return data;
}

const isNew = ({ revision, draftSavedAt, liveAt }: TranslationState) =>
  revision > 0 && draftSavedAt !== null && (liveAt === null || draftSavedAt > liveAt);
const isReady = (state: TranslationState) => isNew(state) && state.missing === 0 && state.faulty === 0;

/** What keeps a document out of a language once its original is published. */
function lossText(state: TranslationState): string {
  const name = languageName(state.language, 'en');
  if (isReady(state)) return `Unless ${name} is published with it, this takes the page out of ${name}.`;
  const count = state.missing + state.faulty;
  return `This takes the page out of ${name}: ${counted(count, 'text has', 'texts have')} to be translated first.`;
}

interface TranslationsToPublishProps {
  states: readonly TranslationState[];
  chosen: readonly string[];
  /** Whether the edition becomes the current one, which every page shows. */
  makesCurrent: boolean;
  onChoose: (chosen: string[]) => void;
}

/** Chooses translations to publish with the original, and names languages in which it will no longer be published. */
export function TranslationsToPublish({ states, chosen, makesCurrent, onChoose }: TranslationsToPublishProps) {
  const ready = states.filter(isReady);
  const lost = states.filter(({ isLost, language }) => isLost && !chosen.includes(language));
  const withoutCurrent = states.filter(
    ({ isShown, language }) => makesCurrent && !isShown && !chosen.includes(language),
  );
  if (ready.length === 0 && lost.length === 0 && withoutCurrent.length === 0) return null;
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-1 text-sm font-semibold">Languages</legend>
      {ready.map(({ language, older }) => (
        <CheckInput
          key={language}
          checked={chosen.includes(language)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, language] : chosen.filter((other) => other !== language))
          }
        >
          Publish {languageName(language, 'en')} with it
          {older > 0 && ` (${counted(older, 'text is', 'texts are')} older than the original)`}
        </CheckInput>
      ))}
      <div role="status">
        {lost.map((state) => (
          <p key={state.language} className="border-danger border-l-2 pl-3">
            {lossText(state)}
          </p>
        ))}
        {withoutCurrent.map(({ language }) => (
          <p key={language} className="border-danger border-l-2 pl-3">
            Until its {languageName(language, 'en')} translation is published, the {languageName(language, 'en')} home
            page, About, Studies, Media, Insights and order form are “not found”. Partners, legal pages and earlier
            editions stay.
          </p>
        ))}
      </div>
    </fieldset>
  );
}
