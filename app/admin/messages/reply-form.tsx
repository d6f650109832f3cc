import { type KeyboardEvent, useRef } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { translatedText } from '#domain/core/records/translated-text.ts';
import { readOwnAccountCall } from '#domain/people/office-accounts/own-account-calls.ts';
import type { ReplyText } from '#domain/reply-texts/reply-text-answer.ts';
import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { MultilineField } from '../../components/ui/input-field.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { useDetailsKeys } from '../../workspace/table/use-details-keys.ts';
import { ReplyAttachments } from './reply-attachments.tsx';
import { useReply } from './use-reply.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

interface ReplyFormProps {
  message: ContactMessage;
  draft: ReplyDraft;
  /** @param wantsNext whether to open the next message */
  onSent: (wantsNext: boolean) => void;
}

/** Replies to a message by mail; reply texts can be inserted. */
export function ReplyForm({ message, draft, onSent }: ReplyFormProps) {
  const { text, setText } = draft;
  const { data: replyTexts = [] } = useAnswer(replyTextCalls.list, {});
  const { isBusy, failure, reply } = useReply(message);
  const form = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === '';
  const focusText = () => form.current?.querySelector('textarea')?.focus();
  const inMessageLanguage = (replyText: ReplyText) => translatedText(replyText, 'text', message.correspondenceLanguage);
  const insert = (replyText: ReplyText | undefined) => {
    const chosen = replyText && inMessageLanguage(replyText).text;
    if (!chosen) return;
    setText(isEmpty ? chosen : `${text.trimEnd()}\n\n${chosen}`);
    focusText();
  };
  const isReady = !isEmpty && !isBusy && draft.uploading.length === 0;
  const send = async (wantsNext: boolean) => {
    if (!isReady) return;
    if (await reply(draft.body())) onSent(wantsNext);
    // Screen readers then read why it was not sent, which describes the field.
    else focusText();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(event.shiftKey);
  };
  const textKeys = replyTexts.map((replyText, index) => [String((index + 1) % 10), () => insert(replyText)]);
  useDetailsKeys({ r: focusText, ...Object.fromEntries(textKeys) });
  return (
    <div ref={form} className="no-print mt-5 border-rule border-t pt-4">
      <MultilineField
        label="Reply"
        help={<ReplyHelp />}
        error={failure}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter"
          aria-disabled={!isReady}
          onClick={() => void send(false)}
        >
          Send reply
        </Button>
        <Button
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          title="Ctrl+Shift+Enter"
          aria-disabled={!isReady}
          onClick={() => void send(true)}
        >
          Answer and next
        </Button>
        {replyTexts.length > 0 && (
          <Choice
            label="Insert reply text"
            value=""
            options={[
              ['', 'Choose…'],
              ...replyTexts.map((replyText) => {
                const isGerman = inMessageLanguage(replyText).lang !== undefined;
                return [replyText.id, isGerman ? `${replyText.title} (German only)` : replyText.title] as const;
              }),
            ]}
            onChange={(id) => insert(replyTexts.find((offered) => offered.id === id))}
          />
        )}
      </div>
      <ReplyAttachments draft={draft} />
    </div>
  );
}

function ReplyHelp() {
  const { data: account } = useAnswer(readOwnAccountCall, {});
  const name = account && account.name !== account.email ? account.name : null;
  return (
    <>
      Sent as a mail from the site, with the message below it. Answers come to the office.{' '}
      {account && (name ? `It is signed «${name}».` : 'It is signed with your name once your account has one.')}
    </>
  );
}
