import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { PersonErasure } from '#domain/everything/personal-data/person-answer.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { singularKindName, tabAddressOf } from '../record-kinds.ts';

/** Names of kinds that are called differently in the audit log. */
const names: Record<string, string> = {
  'contact-messages': 'Message',
  'file-requests': 'Request for files',
  'entry-proposals': 'Proposal of a firm',
};

/** Records of other people that name the address, for the office to review. */
export function PersonMentions({ mentions }: Pick<PersonErasure, 'mentions'>) {
  return (
    <div>
      <h5 className="mb-1 font-semibold">Texts that name the address</h5>
      <p className="mb-1 text-ink-muted text-sm">Please review and change these texts by hand.</p>
      <ul className="divide-y divide-rule border-rule border-y">
        {mentions.map(({ kind, id }) => (
          <li key={`${kind} ${id}`} className="py-1.5">
            {kind === 'content' ? (
              `${singularKindName(kind)} ${englishDocumentTitle(id)}`
            ) : (
              <RecordLink kind={kind} id={id} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RecordLink({ kind, id }: PersonErasure['mentions'][number]) {
  const { tab, parameters } = tabAddressOf(kind);
  return (
    <TabLink tab={tab} parameters={{ ...parameters, open: id }} className={rowLinkLook}>
      {names[kind] ?? singularKindName(kind)} {id.slice(-8)}
    </TabLink>
  );
}
