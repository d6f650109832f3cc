import { langOfOriginal } from '#platform/languages.ts';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import DemoArea from './demo/demo-area.tsx';
import FirmArea from './firm-area.tsx';

/**
 * The demo until the first person of a firm is invited, then the sign-in for firms. All visitors get the same HTML. The
 * area itself is always German, under a translated heading.
 */
export default async function partnerAreaPage({ language, content, data }: PageRequest) {
  const { facts, navigatorSections } = await data('original-edition');
  const study = { year: facts.year, sourceLine: facts.sourceLine, sections: navigatorSections };
  const lang = langOfOriginal(language);
  const headingLang = lang && language;
  const { heading, invited, demo } = content['partner-area'];
  return (await data('is-partner-area-open')) ? (
    <Island
      name="firm-area"
      component={FirmArea}
      props={{ study, title: heading.title, invited, headingLang }}
      lang={lang}
      hydrate="now"
    />
  ) : (
    <Island
      name="demo-area"
      component={DemoArea}
      props={{ study, heading, demo, headingLang }}
      lang={lang}
      hydrate="touch"
    />
  );
}
