import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { PersonErasure } from '#domain/everything/personal-data/person-calls.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { singularKindName } from '../record-kinds.ts';

/** Tabs in which the records of a kind are opened; an unknown kind has no link. */
const recordLinks: Readonly<Record<string, { name: string; tab: string; parameters?: Record<string, string> }>> = {
  'contact-messages': { name: 'Message', tab: 'messages' },
  'print-orders': { name: 'Print order', tab: 'orders' },
  'study-orders': { name: 'Study order', tab: 'orders', parameters: { list: 'study' } },
  partners: { name: 'Partner', tab: 'partners' },
  'file-requests': { name: 'Request for files', tab: 'partners', parameters: { list: 'requests' } },
  'entry-proposals': { name: 'Proposal of a firm', tab: 'partners' },
  'team-members': { name: 'Team member', tab: 'team' },
  'hero-videos': { name: 'Hero video', tab: 'videos' },
  media: { name: 'Media item', tab: 'media' },
  studies: { name: 'Study', tab: 'studies' },
};

/** Records of other people that name the address, for the office to review. */
export function PersonMentions({ mentions }: Pick<PersonErasure, 'mentions'>) {
  return (
    <div>
      <h5 className="mb-1 font-semibold">Texts that name the address</h5>
      <p className="mb-1 text-ink-muted text-sm">Please review and change these texts by hand.</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {mentions.map(({ kind, id }) => {
          const link = recordLinks[kind];
          return (
            <li key={`${kind} ${id}`} className="py-1.5">
              {link ? (
                <TabLink tab={link.tab} parameters={{ ...link.parameters, open: id }}>
                  {link.name} {id.slice(-8)}
                </TabLink>
              ) : (
                `${singularKindName(kind)} ${kind === 'content' ? englishDocumentTitle(id) : id.slice(-8)}`
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
