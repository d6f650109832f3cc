import type { LinkResult } from '#domain/everything/links/link-result.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';

const reasons: Record<WorkspaceLanguage, Record<Exclude<LinkResult, 'works' | 'refuses-programs'>, string>> = {
  en: {
    gone: 'the page does not exist',
    'server-error': 'the server reports an error',
    'no-such-host': 'the host name does not exist',
    unreachable: 'the server cannot be reached',
    'time-out': 'no answer within ten seconds',
    certificate: 'its certificate is not valid',
    'private-address': 'it leads into a private network',
    redirects: 'it redirects in a loop or to nowhere',
    unreadable: 'the answer cannot be read',
  },
  de: {
    gone: 'die Seite gibt es nicht',
    'server-error': 'der Server meldet einen Fehler',
    'no-such-host': 'den Namen der Website gibt es nicht',
    unreachable: 'der Server ist nicht erreichbar',
    'time-out': 'keine Antwort innert zehn Sekunden',
    certificate: 'das Zertifikat ist nicht gültig',
    'private-address': 'er führt in ein privates Netz',
    redirects: 'er wird im Kreis oder ins Leere weitergeleitet',
    unreadable: 'die Antwort ist nicht lesbar',
  },
};

/** 'the page does not exist (404)' */
export function failureReason(result: LinkResult, status: number | null, lang: WorkspaceLanguage): string {
  const text = result === 'works' || result === 'refuses-programs' ? '' : reasons[lang][result];
  return status === null ? text : `${text} (${status})`;
}

export const deadSince: Record<WorkspaceLanguage, (day: string) => string> = {
  en: (day) => `Link has not worked since ${day}`,
  de: (day) => `Link funktioniert nicht seit ${day}`,
};
