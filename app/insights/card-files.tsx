import type { InsightCard } from '#content/schemas.ts';
import { commaCsvAddress, furtherPicture, insightFile } from '#domain/insights/insight-files.ts';
import type { Language } from '#platform/languages.ts';
import { cardFilesWords } from './card-files-words.ts';

interface CardFilesProps {
  language: Language;
  card: InsightCard;
  year: number;
  /** Converts the path of a file to the address of its link, in the page's language. */
  addressOf: (file: string) => string;
}

export function CardFiles({ language, card, year, addressOf }: CardFilesProps) {
  const words = cardFilesWords(language);
  const files = [
    { label: words.png(1600), address: insightFile(year, card, 'png') },
    { label: words.png(800), address: furtherPicture(year, card, '800.png') },
    { label: words.darkPng, address: furtherPicture(year, card, 'dunkel.png') },
    { label: words.svg, address: insightFile(year, card, 'svg') },
    { label: words.liveTextSvg, address: furtherPicture(year, card, 'text.svg') },
    { label: words.csv, address: insightFile(year, card, 'csv') },
    { label: words.commaCsv, address: commaCsvAddress(year, card) },
    { label: words.json, address: insightFile(year, card, 'json') },
  ];
  return (
    <ul className="mt-3">
      {files.map(({ label, address }) => (
        <li key={address} className="border-t border-rule">
          <a
            href={addressOf(address)}
            download={`versicherungsmonitor-${year}-${address.split('/').at(-1)}`}
            className="insight-file"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
