import { firmRoles, roles } from '#domain/core/accounts/roles.ts';
import type { Call } from '#server/api/call.ts';
import { type Actor, mayMakeCall } from '#server/api/call-guard.ts';

const heading = `# Rollen und Aufrufe

Welche Rolle welchen Aufruf der Schnittstelle machen darf. Diese Seite entsteht aus dem Code
(\`vitest run server/api/roles.test.ts -u\` schreibt sie neu), und ein Test vergleicht sie. Was die Rollen bedeuten:
[accounts.md](accounts.md), [partner-area.md](partner-area.md). Leute einer Partnerfirma sehen und ändern nur, was ihre Firma
betrifft. Ein Programm liest mit einem Zugang, was zum genannten Bereich gehört. Aufrufe, die allen offenstehen, sind am Schluss aufgezählt.

| Aufruf | wozu (englisch, wie in /api/openapi.json) | Verwaltung (administrator) | Redaktion (editor) | Buchhaltung (bookkeeping) | Partnerfirma: Leitung (lead) | Partnerfirma: Mitglied (member) | Programm mit Zugang | Anmeldung höchstens |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

/** All kinds of signed-in users, in the order of the columns. */
export const actors: readonly Actor[] = [
  ...roles.map((role) => ({ kind: 'office', role }) as const),
  ...firmRoles.map((firmRole) => ({ kind: 'partner', firmRole }) as const),
];

const nameOf = ({ method, path }: Call) => `\`${method} /api${path}\``;

/** The page that shows the office which role may make which call, in Markdown. */
export function roleTable(calls: readonly Call[]): string {
  const rows = calls.flatMap((call) => {
    const { access, summary, signedInWithinMinutes: minutes, readScope = '–' } = call;
    if (access === 'public') return [];
    const cells = [
      nameOf(call),
      summary,
      ...actors.map((actor) => (mayMakeCall(actor, access) ? 'ja' : '–')),
      readScope,
    ];
    return `| ${[...cells, minutes ? `${minutes} Minuten alt` : ''].join(' | ')} |`;
  });
  const open = calls.filter(({ access }) => access === 'public').map((call) => `- ${nameOf(call)}`);
  return `${heading}${rows.sort().join('\n')}\n\n## Für alle offen\n\n${open.sort().join('\n')}\n`;
}
