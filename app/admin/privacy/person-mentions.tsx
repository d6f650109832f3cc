import type { PersonErasure } from '#domain/everything/personal-data/person-calls.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';

/** Where a record's details are opened; an unknown kind has no link. */
const places: Readonly<Record<string, { name: string; tab: string; parameters?: Record<string, string> }>> = {
  'contact-messages': { name: 'Nachricht', tab: 'messages' },
  'print-orders': { name: 'Bestellung der Printversion', tab: 'orders' },
  'study-orders': { name: 'Bestellung der Studie', tab: 'orders', parameters: { list: 'study' } },
  partners: { name: 'Eintrag eines Partners', tab: 'partners' },
  'file-requests': { name: 'Anfrage nach Dateien', tab: 'partners', parameters: { list: 'requests' } },
  'entry-proposals': { name: 'Vorschlag einer Firma', tab: 'partners' },
  'team-members': { name: 'Eintrag im Team', tab: 'team' },
};

/** Records of other people that name the address, for a person to review. */
export function PersonMentions({ mentions }: Pick<PersonErasure, 'mentions'>) {
  return (
    <div>
      <h5 className="mb-1 font-semibold">Nennt die Adresse im Text</h5>
      <p className="mb-1 text-ink-muted text-sm">Diese Einträge gehören anderen. Bitte ansehen und von Hand ändern.</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {mentions.map(({ kind, id }) => {
          const place = places[kind];
          return (
            <li key={`${kind} ${id}`} className="py-1.5">
              {place ? (
                <TabLink tab={place.tab} parameters={{ ...place.parameters, open: id }}>
                  {place.name} {id.slice(-8)}
                </TabLink>
              ) : (
                `${kind} ${id}`
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
