import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { NewsPreview, NewsRelease } from '#domain/news/releases/news-release-answer.ts';
import { previewReleaseCall } from '#domain/news/releases/news-release-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { focusUnreadable } from '../../workspace/form/form-values.ts';
import { counted } from '../../workspace/list/counted.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
import { ReleaseMail } from './release-mail.tsx';
import { useReleaseCalls } from './use-release-calls.ts';

/** 'French: 12, not written: in German' */
function recipientsIn({ language, recipientCount, isWritten }: NewsPreview['languages'][number]): string {
  const name = languageName(language, 'en');
  return `${name}: ${formatNumber(recipientCount)}${isWritten ? '' : ', not written: in German'}`;
}

/** Previews a release and sends it to its subscribers, or to the user as a test. */
export function SendDialog({ release: { id }, onClose }: { release: NewsRelease; onClose: () => void }) {
  const [language, setLanguage] = useState<Language>(originalLanguage);
  // Always refetched, as the text and the number of subscribers may have changed.
  const query = useAnswer(
    previewReleaseCall,
    { id, query: { language } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const mayChange = useMay()('content');
  const calls = useReleaseCalls(id);
  const [at, setAt] = useState('');
  const count = query.data?.recipientCount ?? 0;
  const people = counted(count, 'person', 'people');
  const timeField = useRef<HTMLDivElement>(null);
  const [timeError, setTimeError] = useState<string>();
  const send = async () => {
    // An incomplete time is read as empty, which means now.
    const isIncomplete = focusUnreadable(timeField.current);
    setTimeError(isIncomplete ? workspaceTexts.en.unreadable : undefined);
    if (!isIncomplete && (await calls.send(at))) onClose();
  };
  return (
    <Dialog
      title={mayChange ? 'Preview and send' : 'Preview'}
      onRequestClose={onClose}
      footer={
        mayChange && (
          <>
            <Button className="mr-auto" aria-disabled={calls.isBusy} onClick={() => void calls.test()}>
              Send a test to me
            </Button>
            <Button look="primary" aria-disabled={calls.isBusy || count === 0} onClick={() => void send()}>
              {query.data ? `${at ? 'Schedule for' : 'Send now to'} ${people}` : 'Send now'}
            </Button>
          </>
        )
      }
    >
      <ListStates query={query} failure="The preview could not be loaded.">
        {(mail) => (
          <>
            <ReleaseMail mail={mail} language={language} languageNameOf={recipientsIn} onLanguage={setLanguage}>
              <p className="mt-1 text-ink-muted text-sm">
                {count === 0
                  ? 'Nobody has confirmed an address for this topic yet, so there is nobody to send it to.'
                  : `Goes to ${people} who subscribed${count === 1 ? '' : ', once each'}. People who unsubscribe in the meantime don’t receive it.`}
              </p>
            </ReleaseMail>
            {mayChange && (
              <div ref={timeField} className="mt-5 max-w-md">
                <InputField
                  label="Send at (Zurich time)"
                  help="Empty: now. You can cancel it until it starts, and then stop it for recipients who are still waiting."
                  error={timeError}
                  type="datetime-local"
                  value={at}
                  onChange={(event) => setAt(event.target.value)}
                />
              </div>
            )}
          </>
        )}
      </ListStates>
    </Dialog>
  );
}
