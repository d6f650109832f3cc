import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewsRelease } from '#domain/news/releases/news-release-answer.ts';
import { previewReleaseCall } from '#domain/news/releases/news-release-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { ReleaseMail } from './release-mail.tsx';
import { ReleaseRecipients } from './release-recipients.tsx';
import { releaseStatusLabels } from './release-texts.ts';
import { topicsText } from './subscriber-texts.ts';

/** A release that is being sent, was sent or was stopped: its mail, and the state of each recipient. */
export function ReleaseDialog({ release, onClose }: { release: NewsRelease; onClose: () => void }) {
  const { id, status, topics, begunAt } = release;
  const [language, setLanguage] = useState<Language>(originalLanguage);
  const query = useAnswer(previewReleaseCall, { id, query: { language } }, { placeholderData: keepPreviousData });
  return (
    <Dialog title="Release" onRequestClose={onClose}>
      <p className="mb-4 text-ink-muted text-sm">
        {releaseStatusLabels[status]}, started {dateTimeOrUnknown(begunAt)}, to subscribers of: {topicsText(topics)}
      </p>
      <ListStates query={query} failure="The release could not be loaded.">
        {(mail) => (
          <ReleaseMail
            mail={mail}
            language={language}
            languageNameOf={({ language: each, isWritten }) =>
              `${languageName(each, 'en')}${isWritten ? '' : ', in German'}`
            }
            onLanguage={setLanguage}
          />
        )}
      </ListStates>
      {/* The mail above has its own headings, starting at h1. */}
      <h2 className="mt-8 mb-3 text-lg">Recipients</h2>
      <ReleaseRecipients release={release} />
    </Dialog>
  );
}
