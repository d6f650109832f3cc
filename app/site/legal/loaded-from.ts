import type { Language } from '#platform/languages.ts';
import { legalWords } from './legal-words.ts';

/** Lists the hosts from which our pages load content automatically. @param hosts other hosts named in records */
export function hostsText(hosts: readonly string[], language: Language): string {
  const words = legalWords(language);
  return hosts.length === 0 ? words.noForeignHosts : words.foreignHosts(hosts.join(', '));
}
