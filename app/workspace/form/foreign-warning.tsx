import { foreignHost } from '#domain/library/foreign-host.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';

const english = {
  foreign: (host: string) => `Visitors’ addresses go to ${host}: upload it instead.`,
  insecure: 'Pages can’t load it from an http address: upload it instead.',
};

type WarningTexts = typeof english;

const german: WarningTexts = {
  foreign: (host) =>
    `Die Adressen der Besucherinnen und Besucher gehen an ${host}: Laden Sie die Datei stattdessen hoch.`,
  insecure: 'Von einer http-Adresse können die Seiten nichts laden: Laden Sie die Datei stattdessen hoch.',
};

const warningTexts: Record<WorkspaceLanguage, WarningTexts> = { en: english, de: german };

interface ForeignWarningProps {
  address: string;
  lang: WorkspaceLanguage;
  /** Other texts for forms in which the file can't be uploaded. */
  texts?: WarningTexts;
}

/** Warns that pages load a picture or film from another host, which then learns the visitors' IP addresses. */
export function ForeignWarning({ address, lang, texts = warningTexts[lang] }: ForeignWarningProps) {
  const host = foreignHost(address, location.origin);
  const isInsecure = /^http:/i.test(address) && !address.startsWith(location.origin);
  if (!host && !isInsecure) return null;
  return (
    <strong role="status" className="block font-semibold text-ink">
      {host ? texts.foreign(host) : texts.insecure}
    </strong>
  );
}
