import type { ReactNode } from 'react';
import type { PageDocument } from '#content/page-schemas.ts';
import type { ContentDocument } from '#domain/editions/documents/content-answers.ts';
import { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import { englishDocumentTitle, pageTextNames } from '#domain/editions/documents/document-titles.ts';
import type { TranslationState } from '#domain/editions/translation-drafts/translation-answers.ts';
import { listTranslationsCall } from '#domain/editions/translation-drafts/translation-calls.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { DocumentDates } from '../content/reading/document-dates.tsx';
import { TranslationLink } from '../content/translation-links.tsx';

export function PageTextsSegment({ segments }: { segments: ReactNode }) {
  const documents = useAnswer(listDocumentsCall, {});
  const { data: translations = [] } = useAnswer(listTranslationsCall, {});
  return (
    <TabFrame title="Studies" segments={segments}>
      <ListStates query={documents} failure="The page texts could not be loaded.">
        {(list) => (
          <ul className="border-rule border-b">
            {pageTextNames.map((name) => (
              <PageText
                key={name}
                name={name}
                state={list.find(({ document }) => document === name)}
                translations={translations.filter(({ document }) => document === name)}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </TabFrame>
  );
}

interface PageTextProps {
  name: PageDocument;
  state: ContentDocument | undefined;
  translations: readonly TranslationState[];
}

function PageText({ name, state, translations }: PageTextProps) {
  const title = englishDocumentTitle(name);
  return (
    <li className="grid gap-x-6 gap-y-1 border-rule border-t py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-baseline">
      <h3 className="text-base">
        <TabLink tab="studies" parameters={{ texts: name }} className={rowLinkLook}>
          {title}
        </TabLink>
      </h3>
      <DocumentDates state={state} />
      <ul aria-label={`Translations of ${title}`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm md:col-span-3">
        {translations.map((translation) => (
          <li key={translation.language}>
            <TranslationLink state={translation} />
          </li>
        ))}
      </ul>
    </li>
  );
}
