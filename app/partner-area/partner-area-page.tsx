import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import DemoArea from './demo/demo-area.tsx';
import FirmArea from './firm-area.tsx';

/**
 * The demo, until somebody of a firm is invited; then the sign-in of the firms' people. It is the same page for everybody;
 * who is signed in is asked at once, wherever the page is scrolled to.
 */
export default async function partnerAreaPage({ content, answer }: PageRequest) {
  const { facts, navigatorSections } = content.current.edition;
  const study = { year: facts.year, sourceLine: facts.sourceLine, sections: navigatorSections };
  const { heading, invited, demo } = content['partner-area'];
  return (await answer('is-partner-area-open')) ? (
    <Island name="firm-area" component={FirmArea} props={{ study, title: heading.title, invited }} wake="now" />
  ) : (
    <Island name="demo-area" component={DemoArea} props={{ study, heading, demo }} wake="touch" />
  );
}
