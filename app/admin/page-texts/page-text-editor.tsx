import { useMemo } from 'react';
import type { PageDocument } from '#content/page-schemas.ts';
import { englishTitles } from '#domain/editions/documents/document-titles.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import type { DocumentSection } from '../content/document-section.ts';
import { FactsToReferTo } from './facts-to-refer-to.tsx';
import { FrameFields } from './frame-fields.tsx';
import { InstitutionFields, PressContactFields, PublisherFields, SellerFields } from './institution-fields.tsx';
import { ImpressumFields, ImprintFields } from './legal-page-fields.tsx';
import { GalleryFields, MediaHeadFields, MediaKitFields } from './media-page-fields.tsx';
import { pageTextPaths } from './page-text-documents.ts';
import { DemonstrationFields, PartnerAreaSignInFields } from './partner-area-fields.tsx';
import {
  AboutPageFields,
  HomePageFields,
  InsightsPageFields,
  OrderPageFields,
  PartnersPageFields,
} from './short-pages.tsx';
import { ArchiveFields, MaterialsFields, StudiesHeadFields, TestimonialsFields } from './studies-page-fields.tsx';

/** A section without the page on which it is seen: that is the document's own, but for one. */
type PageSection = Omit<DocumentSection, 'page'> & Partial<Pick<DocumentSection, 'page'>>;

const texts = (Fields: DocumentSection['Fields'], holds: string[]): PageSection[] => [
  { id: 'texts', label: 'Texts', holds, Fields },
];
const page = ['heading', 'description'];

const sections: Record<PageDocument, readonly PageSection[]> = {
  institution: [
    {
      id: 'institution',
      label: 'Institution',
      holds: ['name', 'department', 'institute', 'address', 'contactEmail', 'senderName', 'footer', 'realNames'],
      Fields: InstitutionFields,
    },
    { id: 'seller', label: 'Seller', page: '/order', holds: ['seller'], Fields: SellerFields },
    { id: 'publisher', label: 'Legal notices', holds: ['publisher'], Fields: PublisherFields },
    { id: 'press', label: 'Press contact', page: '/media', holds: ['pressContact'], Fields: PressContactFields },
  ],
  frame: texts(FrameFields, [
    'claim',
    'navigation',
    'callToAction',
    'partnerArea',
    'legalNotice',
    'privacy',
    'agency',
    'news',
    'notFound',
  ]),
  insights: texts(InsightsPageFields, [...page, 'title', 'order']),
  home: texts(HomePageFields, ['title', 'description', 'editionKicker', 'foundationKicker', 'partners', 'contact']),
  about: texts(AboutPageFields, [...page, 'chronicleKicker', 'teamKicker']),
  partners: texts(PartnersPageFields, [...page, 'groups']),
  order: texts(OrderPageFields, [...page, 'topicsTitle', 'pricesTitle']),
  studies: [
    { id: 'head', label: 'Head', holds: [...page, 'currentKicker'], Fields: StudiesHeadFields },
    { id: 'archive', label: 'Archive', holds: ['archive', 'archiveTitle', 'allEditions'], Fields: ArchiveFields },
    {
      id: 'materials',
      label: 'Materials',
      holds: ['materials', 'materialsTitle', 'materialsLead'],
      Fields: MaterialsFields,
    },
    {
      id: 'testimonials',
      label: 'Testimonials',
      holds: ['testimonials', 'testimonialsTitle'],
      Fields: TestimonialsFields,
    },
  ],
  media: [
    { id: 'head', label: 'Head', holds: [...page, 'reportsTitle'], Fields: MediaHeadFields },
    { id: 'kit', label: 'Media kit', holds: ['kit', 'kitTitle'], Fields: MediaKitFields },
    { id: 'gallery', label: 'Gallery', holds: ['gallery', 'galleryTitle'], Fields: GalleryFields },
  ],
  legal: [
    { id: 'impressum', label: 'Impressum', holds: ['impressum'], Fields: ImpressumFields },
    { id: 'imprint', label: 'Imprint', page: '/imprint', holds: ['imprint'], Fields: ImprintFields },
  ],
  'partner-area': [
    { id: 'sign-in', label: 'Sign-in', holds: [...page, 'invited'], Fields: PartnerAreaSignInFields },
    { id: 'demo', label: 'Demonstration', holds: ['demo'], Fields: DemonstrationFields },
  ],
};

const names = { kicker: 'Line above the title', id: 'Anchor', kit: 'Media kit' };

/** Which edition is current is not known here: FactsToReferTo says what texts may refer to. */
const noEdition = () => undefined;

/** The texts of one page. */
export default function PageTextEditor({ document }: { document: PageDocument }) {
  const mayWrite = useMay()('content');
  const path = pageTextPaths[document];
  const shown = useMemo(() => sections[document].map((section) => ({ page: path, ...section })), [document, path]);
  return (
    <DocumentEditor
      document={document}
      title={englishTitles[document]}
      sections={shown}
      names={names}
      editionOf={noEdition}
      isEdition={false}
      back={
        <>
          <TabLink tab="studies" parameters={{ list: 'texts' }}>
            All page texts
          </TabLink>
          {mayWrite && <FactsToReferTo path={path} />}
        </>
      }
      missing={<p>These texts come with the next start of the server.</p>}
    />
  );
}
