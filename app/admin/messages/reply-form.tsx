import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { translatedText } from '#domain/core/records/translated-text.ts';
import type { ReplyText } from '#domain/reply-texts/reply-text-answer.ts';
import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { MultilineField } from '../../components/ui/input-field.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { useReply } from './use-reply.ts';

const maxReplyLength = 10_000;

interface ReplyFormProps {
  message: ContactMessage;
  text: string;
  setText: (text: string) => void;
}

/** Replies to a message by mail; reply texts can be inserted. */
export function ReplyForm({ message, text, setText }: ReplyFormProps) {
  const { data: replyTexts = [] } = useAnswer(replyTextCalls.list, {});
  const { busy, failure, reply } = useReply(message, () => setText(''));
  const isEmpty = text.trim() === '';
  const inMessageLanguage = (replyText: ReplyText) => translatedText(replyText, 'text', message.correspondenceLanguage);
  const insert = (id: string) => {
    const replyText = replyTexts.find((offered) => offered.id === id);
    const chosen = replyText && inMessageLanguage(replyText).text;
    if (chosen) setText(isEmpty ? chosen : `${text.trimEnd()}\n\n${chosen}`);
  };
  return (
    <div className="no-print mt-5 border-rule border-t pt-4">
      <MultilineField
        label="Reply"
        help="Sent as a mail from the site, with the message below it. Answers come to the office."
        error={failure}
        rows={5}
        maxLength={maxReplyLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button look="primary" aria-disabled={isEmpty || busy} onClick={() => !isEmpty && void reply(text)}>
          Send reply
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
            onChange={insert}
          />
        )}
      </div>
    </div>
  );
}
