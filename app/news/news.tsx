import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { followAddress } from '#domain/news/card-key.ts';
import type { FollowedCard } from '#domain/news/followed-cards.ts';
import { localPath } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { FilledText } from '../components/filled-text.tsx';
import { Section } from '../components/section-heading.tsx';
import { feedOf } from '../feed-path.ts';
import { privacyNotePath } from '../forms/form-words.ts';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import NewsForm from './news-form.tsx';
import { newsRules } from './news-rules.ts';
import { newsWords } from './news-words.ts';

interface NewsProps {
  request: PageRequest;
  /** Path of the page, to which the form is posted without script. */
  path: '/insights' | '/media';
  /** The card to follow; without it, topics are chosen. */
  card?: FollowedCard | undefined;
}

/** The section with the form to subscribe to news. */
export function News({ request: { language, content, formResult }, path, card }: NewsProps) {
  const texts = content.frame.news;
  const words = { ...newsWords(language), privacyNote: pageLink(content, privacyNotePath) };
  const feed = feedOf(content);
  const posted = formResult?.form === newsRules.name ? formResult : undefined;
  return (
    <div id="neuigkeiten" className="no-print">
      <Section
        id="neuigkeiten-titel"
        title={card ? words.corrections : texts.title}
        lead={
          card ? (
            fill(words.correctionsLead, { title: card.title, edition: card.editionTitle })
          ) : (
            <>
              {texts.lead} {feed && <FilledText text={words.orFeed} link={<a href={feed}>{words.feed}</a>} />}
            </>
          )
        }
      >
        <Island
          name="news-form"
          component={NewsForm}
          props={{
            action: localPath(language, `${card ? followAddress(card.key) : path}#neuigkeiten`),
            words,
            ...(posted && { posted }),
            ...(card && { card: card.key }),
          }}
        />
      </Section>
    </div>
  );
}
