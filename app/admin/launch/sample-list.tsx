import type { ReactNode } from 'react';
import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import { translationOf } from '#domain/editions/documents/translation-name.ts';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import type { Samples } from '#domain/everything/samples/sample-answer.ts';
import { languageName } from '#platform/language-names.ts';
import { originalLanguage } from '#platform/languages.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { documentParameters } from '../content/translation-links.tsx';
import { kindName, tabAddressOf } from '../record-kinds.ts';

/** Number of quoted texts of a document. */
const maxQuotes = 3;

const quoted = (texts: string[]) => {
  const quotes = texts.slice(0, maxQuotes).map((text) => `«${text}»`);
  const more = texts.length - quotes.length;
  return [...quotes, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

interface DocumentSamples extends Sampled {
  translations: Sampled[];
}
type Sampled = Samples['documents'][number];

/** Documents with their translations; `texts` is empty if only translations contain samples. */
function byOriginal(documents: Sampled[]): DocumentSamples[] {
  const originalOf = ({ document }: Sampled) => translationOf(document)?.document ?? document;
  return [...Map.groupBy(documents, originalOf)].map(([document, found]) => ({
    document,
    texts: found.find((sampled) => sampled.document === document)?.texts ?? [],
    translations: found.filter((sampled) => sampled.document !== document),
  }));
}

/** The link to a translation, with its samples unless they follow those of the original. */
function Translation({ document, texts, isFirst, isQuoted }: Sampled & { isFirst: boolean; isQuoted: boolean }) {
  const language = translationOf(document)?.language ?? originalLanguage;
  const before = isQuoted ? [' in ', '; in '] : ['; also in ', ', '];
  return (
    <>
      {before[isFirst ? 0 : 1]}
      <TabLink tab="studies" parameters={documentParameters(document)}>
        {languageName(language, 'en')}
      </TabLink>
      {isQuoted && `: ${quoted(texts)}`}
    </>
  );
}

/** The remaining samples: records to remove, addresses in records, texts to rewrite. */
export function SampleList({ launch: { samples } }: { launch: Launch }) {
  return (
    <div className="mt-1 grid gap-2 text-sm">
      <Group title="Sample records" items={samples.records}>
        {({ kind, records }) => <TabLink {...tabAddressOf(kind)}>{`${kindName(kind)}: ${records.length}`}</TabLink>}
      </Group>
      <Group title="Real records that contain a sample address or name" items={samples.leftovers}>
        {({ kind, records }) => (
          <>
            <TabLink {...tabAddressOf(kind)}>{kindName(kind)}</TabLink>: {records.map(({ name }) => name).join(', ')}
          </>
        )}
      </Group>
      <Group title="Published texts that name samples" items={byOriginal(samples.documents)}>
        {({ document, texts, translations }) => (
          <>
            {texts.length > 0 ? (
              <>
                <TabLink tab="studies" parameters={documentParameters(document)}>
                  {englishDocumentTitle(document)}
                </TabLink>
                : {quoted(texts)}
              </>
            ) : (
              englishDocumentTitle(document)
            )}
            {translations.map((translation, index) => (
              <Translation
                key={translation.document}
                {...translation}
                isFirst={index === 0}
                isQuoted={texts.length === 0}
              />
            ))}
          </>
        )}
      </Group>
    </div>
  );
}

interface GroupProps<Item> {
  title: string;
  items: Item[];
  children(item: Item): ReactNode;
}

function Group<Item extends { kind: string } | { document: string }>({ title, items, children }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <div>
      <h5 className="text-sm font-semibold tracking-normal">{title}</h5>
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={'kind' in item ? item.kind : item.document} className="max-w-prose wrap-anywhere">
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
