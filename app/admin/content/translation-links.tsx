import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { translationName, translationOf } from '#domain/editions/documents/translation-name.ts';
import type { TranslationState } from '#domain/editions/translation-drafts/translation-answers.ts';
import { listTranslationsOfDocumentCall } from '#domain/editions/translation-drafts/translation-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { linkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { answerKey, useAnswer } from '../../workspace/calls/answers.ts';

/** The search parameters that open a document or translation in the Studies tab. */
export function documentParameters(name: string): Record<string, string> {
  const { document, language } = translationOf(name) ?? { document: name, language: undefined };
  const year = yearOfDocument(document);
  return {
    ...(year === undefined ? { texts: document } : { edition: String(year) }),
    ...(language && { language }),
  };
}

/** '2 missing, 1 older, not published'; empty if there is nothing to do. */
function translationCounts({ missing, older, faulty, isShown }: TranslationState): string {
  const counts = [
    missing > 0 && `${missing} missing`,
    faulty > 0 && `${faulty} to fix`,
    older > 0 && `${older} older`,
    !isShown && 'not published',
  ];
  return counts.filter(Boolean).join(', ');
}

/** A link to a translation, with the numbers of texts that need work. */
export function TranslationLink({ state }: { state: TranslationState }) {
  const { document, language } = state;
  const counts = translationCounts(state);
  return (
    <>
      <TabLink
        tab="studies"
        parameters={documentParameters(translationName(document, language))}
        className={`${linkLook} inline-flex min-h-6 items-center pointer-coarse:min-h-11`}
      >
        {languageName(language, 'en')}
      </TabLink>
      {counts && <span className="text-ink-muted"> {counts}</span>}
    </>
  );
}

/** After a pause in saving the original, its new and changed texts are counted. */
const countPauseMs = 3_000;

/** Requests the counts of the translations again when the original's draft was saved. @param revision of the draft */
export function useFreshTranslationCounts(document: string, revision: number): void {
  const queryClient = useQueryClient();
  const counted = useRef(revision);
  useEffect(() => {
    if (revision === counted.current) return;
    const timer = setTimeout(() => {
      counted.current = revision;
      void queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsOfDocumentCall, { document }) });
    }, countPauseMs);
    return () => clearTimeout(timer);
  }, [queryClient, document, revision]);
}

export function TranslationLinks({ document }: { document: string }) {
  const { data: states = [] } = useAnswer(listTranslationsOfDocumentCall, { document }, { staleTime: 0 });
  return (
    <nav aria-label="Translations" className="mb-3 min-h-6 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {states.map((state) => (
          <li key={state.language}>
            <TranslationLink state={state} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
