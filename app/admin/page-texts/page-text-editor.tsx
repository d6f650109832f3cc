import type { PageDocument } from '#content/page-schemas.ts';
import { englishDocumentTitle, pageOfTexts } from '#domain/editions/documents/document-titles.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { ReferableFacts } from './referable-facts.tsx';

/** The editor doesn't know the current edition, to which page texts refer; ReferableFacts lists its facts. */
const noEdition = () => undefined;

export default function PageTextEditor({ document }: { document: PageDocument }) {
  const mayWrite = useMay()('content');
  const page = pageOfTexts(document);
  return (
    <DocumentEditor
      document={document}
      title={englishDocumentTitle(document)}
      page={page}
      editionOf={noEdition}
      backLink={
        <>
          <TabLink tab="studies" parameters={{ list: 'texts' }}>
            All page texts
          </TabLink>
          {mayWrite && <ReferableFacts page={page} />}
        </>
      }
      missing={<p>These texts are added at the next start of the server.</p>}
    />
  );
}
