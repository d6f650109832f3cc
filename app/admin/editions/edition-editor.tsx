import { readableEdition } from '#domain/editions/documents/readable-edition.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { CardsSection } from './cards/cards-section.tsx';
import { FiguresSection } from './figures/figures-section.tsx';
import { StartEdition } from './start-edition.tsx';

const ownSections = { figures: FiguresSection, cards: CardsSection };

/** The editor of a year's edition. */
export default function EditionEditor({ year }: { year: number }) {
  const mayWrite = useMay()('content');
  return (
    <DocumentEditor
      document={`edition-${year}`}
      title={`Edition ${year}`}
      page="/"
      ownSections={ownSections}
      editionOf={readableEdition}
      isEdition
      back={<TabLink tab="studies">All studies</TabLink>}
      missing={mayWrite ? <StartEdition year={year} /> : <p>There is no content of {year} yet.</p>}
    />
  );
}
