import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import PartnerArea from './partner-area.tsx';

/** The sign-in works as HTML until somebody begins to type. */
export default function partnerAreaPage({ content }: PageRequest) {
  const { facts, navigatorSections } = content.current.edition;
  const study = { year: facts.year, sourceLine: facts.sourceLine, sections: navigatorSections };
  return (
    <Island
      name="partner-area"
      component={PartnerArea}
      props={{ study, heading: content['partner-area'].heading }}
      wake="touch"
    />
  );
}
