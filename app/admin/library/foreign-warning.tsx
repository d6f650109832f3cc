import { foreignHost } from '#domain/library/foreign-host.ts';
import type { Language } from '../admin-texts.ts';
import { libraryTexts } from './library-texts.ts';

interface ForeignWarningProps {
  address: string;
  lang: Language;
  /** What to do about it; where nothing else is said, to upload the file. */
  texts?: Pick<(typeof libraryTexts)[Language], 'foreign' | 'insecure'>;
}

/** Says where visitors' addresses go when pages ask for a picture or film elsewhere. */
export function ForeignWarning({ address, lang, texts = libraryTexts[lang] }: ForeignWarningProps) {
  const host = foreignHost(address, location.origin);
  const isInsecure = /^http:/i.test(address) && !address.startsWith(location.origin);
  if (!host && !isInsecure) return null;
  return (
    <strong role="status" className="block font-semibold text-ink">
      {host ? texts.foreign(host) : texts.insecure}
    </strong>
  );
}
