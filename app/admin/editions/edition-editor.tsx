import { readableEdition } from '#domain/editions/documents/readable-edition.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import type { DocumentSection } from '../content/document-section.ts';
import { CardsSection } from './cards/cards-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresSection } from './figures/figures-section.tsx';
import { KeyFiguresSection } from './figures/key-figures-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { StartEdition } from './start-edition.tsx';
import { TextsSection } from './texts-section.tsx';
import { TopicsSection } from './topics-section.tsx';

const sections: readonly DocumentSection[] = [
  {
    id: 'facts',
    label: 'Facts',
    page: '/',
    holds: ['facts', 'citation', 'sample', 'sampleNotes', 'statistics'],
    Fields: FactsSection,
  },
  { id: 'figures', label: 'Figures', page: '/insights', holds: ['figures'], Fields: FiguresSection },
  { id: 'key-figures', label: 'Key figures', page: '/', holds: ['keyFigures'], Fields: KeyFiguresSection },
  { id: 'cards', label: 'Cards', page: '/insights', holds: ['insightCards'], Fields: CardsSection },
  {
    id: 'topics',
    label: 'Topics',
    page: '/order',
    holds: ['orderTexts.topics', 'navigatorSections'],
    Fields: TopicsSection,
  },
  { id: 'prices', label: 'Prices', page: '/order', holds: ['prices'], Fields: PricesSection },
  { id: 'texts', label: 'Texts', page: '/', holds: ['homeTexts', 'aboutTexts', 'orderTexts'], Fields: TextsSection },
];

const names = {
  insightCards: 'Card',
  navigatorSections: 'Navigator',
  homeTexts: 'Home page',
  aboutTexts: 'About page',
  orderTexts: 'Order page',
  editionsText: 'How many editions there are',
  regionsText: 'Where people were asked',
  id: 'Number',
  slug: 'Name in addresses',
  formerSlugs: 'Former names in addresses',
};

/** The content of a year's edition. */
export default function EditionEditor({ year }: { year: number }) {
  const mayWrite = useMay()('content');
  return (
    <DocumentEditor
      document={`edition-${year}`}
      title={`Edition ${year}`}
      sections={sections}
      names={names}
      editionOf={readableEdition}
      isEdition
      back={<TabLink tab="studies">All studies</TabLink>}
      missing={mayWrite ? <StartEdition year={year} /> : <p>There is no content of {year} yet.</p>}
    />
  );
}
