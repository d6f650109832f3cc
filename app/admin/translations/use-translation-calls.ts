import { useQueryClient } from '@tanstack/react-query';
import type { TranslationContent } from '#domain/editions/documents/translation-content.ts';
import type { Translation } from '#domain/editions/translation-drafts/translation-answers.ts';
import {
  listTranslationsCall,
  listTranslationsOfDocumentCall,
  readTranslationCall,
  saveTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { answerKey } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import type { DraftCalls } from '../content/draft/use-draft.ts';

/** The calls for the draft of a translation. */
export function useTranslationCalls(document: string, language: string): DraftCalls<Translation> {
  const queryClient = useQueryClient();
  return {
    read: () => api(readTranslationCall, { document, language }),
    async save(revision, content) {
      const body = { revision, content: content as TranslationContent };
      const stored = await api(saveTranslationCall, { document, language, body });
      void queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsOfDocumentCall, { document }) });
      void queryClient.invalidateQueries({ queryKey: answerKey(listTranslationsCall, {}) });
      return stored;
    },
  };
}
