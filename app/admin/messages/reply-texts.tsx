import type { ReplyText } from '#domain/reply-texts/reply-text-answer.ts';
import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { englishDeletion } from '../../workspace/records/use-deletion.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const nameOf = ({ title }: ReplyText) => title;

export const replyTextCards: CardTabDescription<ReplyText> = {
  lang: 'en',
  title: 'Messages',
  resource: englishResource(replyTextCalls, 'Reply text'),
  add: 'Add Reply Text',
  failure: 'The reply texts could not be loaded.',
  empty: 'No reply texts yet. Up to ten can be kept here and inserted into replies.',
  nameOf,
  deletion: englishDeletion('reply text', nameOf),
  Facts: ReplyTextFacts,
  form: lazyPart(() => import('./reply-text-form.tsx')),
};

/** Shows the whole text to users who can't open the record. */
function ReplyTextFacts({ record: { title, text } }: { record: ReplyText }) {
  const mayOpen = useMay()('messages');
  return (
    <>
      <h3 className="line-clamp-2 text-lg wrap-anywhere">{title}</h3>
      <p className={`mt-1 text-sm whitespace-pre-line wrap-anywhere text-ink-muted ${mayOpen ? 'line-clamp-5' : ''}`}>
        {text}
      </p>
    </>
  );
}
