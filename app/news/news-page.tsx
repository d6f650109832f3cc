import type { ReactNode } from 'react';
import type { FollowedCard } from '#domain/news/followed-cards.ts';
import type { NewsPageNotice, NewsPageView } from '#domain/news/subscribers/news-page-view.ts';
import { withColon } from '#platform/labelled.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { publicButtonLook } from '../components/button-link.tsx';
import { FilledText } from '../components/filled-text.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { documentWords } from '../document-words.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { FollowedCards } from './followed-cards.tsx';
import { newsPageWords } from './news-page-words.ts';
import { topicWords } from './news-words.ts';
import { TopicFields } from './topic-fields.tsx';

interface NewsPageProps {
  language: Language;
  view: NewsPageView;
  /** The cards whose corrections the subscriber is notified of. */
  cards: readonly FollowedCard[];
  notice: NewsPageNotice | undefined;
  contactEmail: string;
}

function headingOf(language: Language, { state }: NewsPageView, notice: NewsPageNotice | undefined): string[] {
  const words = newsPageWords(language);
  if (notice === 'unsubscribed') return words.unsubscribed;
  if (state !== 'confirmed') return words[state];
  if (notice === 'confirmed') return words.confirmed;
  return notice === 'confirmed-before' ? words.confirmedBefore : words.yourNews;
}

/** A subscriber's page: confirm, change topics, unsubscribe. Works without script. */
export function NewsPage({ language, view, cards, notice, contactEmail }: NewsPageProps) {
  const words = newsPageWords(language);
  const [title, lead] = headingOf(language, view, notice);
  return (
    <>
      <PageHeading kicker={documentWords(language).news} title={title} lead={lead} />
      <div className="container-page pb-20">
        <div className="grid max-w-2xl gap-6 border-rule border-t pt-8">
          {view.state === 'unknown' ? (
            <p>
              <FilledText
                text={words.subscribeOn}
                link={<a href={localPath(language, '/media#neuigkeiten')}>{words.mediaPage}</a>}
              />
            </p>
          ) : (
            <>
              <p className="wrap-anywhere">
                {withColon(words.address, language)} <strong>{view.email}</strong>
              </p>
              {view.state === 'open' && cards.length > 0 && (
                <FollowedCards language={language} cards={cards} legend={words.corrections} isReadOnly />
              )}
              {view.state === 'open' && (
                <PostButton language={language} token={view.token} action="confirm" look="signal">
                  {words.confirm}
                </PostButton>
              )}
              {view.state === 'expired' && (
                <p>
                  <FilledText text={words.askUs} link={<a href={`mailto:${contactEmail}`}>{contactEmail}</a>} />
                </p>
              )}
              {view.state === 'confirmed' && <Topics language={language} view={view} cards={cards} notice={notice} />}
              <PostButton language={language} token={view.token} action="unsubscribe">
                {view.state === 'confirmed' ? words.unsubscribe : words.deleteAddress}
              </PostButton>
            </>
          )}
        </div>
      </div>
    </>
  );
}

interface TopicsProps {
  language: Language;
  view: Exclude<NewsPageView, { state: 'unknown' }>;
  cards: readonly FollowedCard[];
  notice: NewsPageNotice | undefined;
}

function Topics({ language, view: { token, topics }, cards, notice }: TopicsProps) {
  const words = newsPageWords(language);
  return (
    <PostForm language={language} token={token} action="topics">
      {notice === 'topics-changed' && (
        <p role="status" className="mb-4 border-accent border-l-2 pl-4">
          {words.topicsSaved}
        </p>
      )}
      <FormAlert className="mb-4">{notice === 'no-topic' && words.noTopic}</FormAlert>
      <TopicFields words={topicWords(language)} isChosen={(topic) => topics.includes(topic)} />
      {cards.length > 0 && <FollowedCards language={language} cards={cards} legend={words.corrections} />}
      <button type="submit" className={`mt-4 ${publicButtonLook()}`}>
        {words.saveTopics}
      </button>
    </PostForm>
  );
}

interface PostFormProps {
  language: Language;
  token: string;
  action: 'confirm' | 'topics' | 'unsubscribe';
  children: ReactNode;
}

function PostForm({ language, token, action, children }: PostFormProps) {
  return (
    <form method="post" action={localPath(language, `/media?news=${token}`)}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}

function PostButton({ look = 'outline', children, ...form }: PostFormProps & { look?: 'signal' | 'outline' }) {
  return (
    <PostForm {...form}>
      <button type="submit" className={publicButtonLook(look)}>
        {children}
      </button>
    </PostForm>
  );
}
