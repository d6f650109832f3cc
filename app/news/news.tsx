import type { FrameTexts } from '#content/page-schemas.ts';
import { Section } from '../components/section-heading.tsx';
import { feedPath } from '../feed-path.ts';
import type { FormResult } from '../form-result.ts';
import { Island } from '../island.tsx';
import NewsForm from './news-form.tsx';
import { newsRules } from './news-rules.ts';

interface NewsProps {
  texts: FrameTexts['news'];
  /** Path of the page, which handles forms posted without script. */
  path: '/insights' | '/media';
  formResult: FormResult | undefined;
}

/** Section to subscribe to news. */
export function News({ texts, path, formResult }: NewsProps) {
  const posted = formResult?.form === newsRules.name ? formResult : undefined;
  return (
    <div id="neuigkeiten" className="no-print">
      <Section
        id="neuigkeiten-titel"
        title={texts.title}
        lead={
          <>
            {texts.lead} Oder Sie lesen den <a href={feedPath}>Atom-Feed</a>.
          </>
        }
      >
        <Island
          name="news-form"
          component={NewsForm}
          props={{ action: `${path}#neuigkeiten`, ...(posted && { posted }) }}
        />
      </Section>
    </div>
  );
}
