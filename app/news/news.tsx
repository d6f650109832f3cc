import type { FrameTexts } from '#content/page-schemas.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { FilledText } from '../components/filled-text.tsx';
import { Section } from '../components/section-heading.tsx';
import { feedPath } from '../feed-path.ts';
import type { FormResult } from '../form-result.ts';
import { Island } from '../island.tsx';
import NewsForm from './news-form.tsx';
import { newsRules } from './news-rules.ts';
import { newsWords } from './news-words.ts';

interface NewsProps {
  language: Language;
  texts: FrameTexts['news'];
  /** Path of the page, which handles forms posted without script. */
  path: '/insights' | '/media';
  formResult: FormResult | undefined;
}

/** Section to subscribe to news. */
export function News({ language, texts, path, formResult }: NewsProps) {
  const words = newsWords(language);
  const feed = <a href={localPath(language, feedPath)}>{words.feed}</a>;
  const posted = formResult?.form === newsRules.name ? formResult : undefined;
  return (
    <div id="neuigkeiten" className="no-print">
      <Section
        id="neuigkeiten-titel"
        title={texts.title}
        lead={
          <>
            {texts.lead} <FilledText text={words.orFeed} link={feed} />
          </>
        }
      >
        <Island
          name="news-form"
          component={NewsForm}
          props={{ action: localPath(language, `${path}#neuigkeiten`), words, ...(posted && { posted }) }}
        />
      </Section>
    </div>
  );
}
