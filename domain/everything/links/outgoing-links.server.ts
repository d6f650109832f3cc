import type { Readable } from '#platform/database/database.server.ts';
import { isPublic } from '../../core/records/record-kind.server.ts';
import { findRecords } from '../../core/records/record-queries.server.ts';
import type { SiteContent } from '../../editions/live-content/site-content.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';

/** Where a link occurs. */
export interface LinkPlace {
  /** Record kind; 'content' for page texts. */
  kind: string;
  recordId: string | null;
  /** Title of the record, or the part of the content. */
  name: string;
}

export type OutgoingLinks = Map<string, LinkPlace[]>;

const maxAddressLength = 2_048;
/** Domains reserved for examples (RFC 2606), used throughout the sample content. */
const sampleHost = /(^|\.)(example\.(org|com|net)|example|test|invalid|localhost)\.?$/;

function isOutgoing(text: unknown): text is string {
  if (typeof text !== 'string' || !/^https?:\/\//.test(text) || text.length > maxAddressLength) return false;
  return URL.canParse(text) && !sampleHost.test(new URL(text).hostname);
}

/** All addresses in a part of the content, at any depth; a licence is named by its address, and no page links to it. */
function addressesIn(part: unknown): string[] {
  if (isOutgoing(part)) return [part];
  if (!part || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, inner]) => (name === 'licence' ? [] : addressesIn(inner)));
}

/** All addresses that pages and records link to, with their places. */
export async function findOutgoingLinks(db: Readable, content: SiteContent): Promise<OutgoingLinks> {
  const links: OutgoingLinks = new Map();
  const add = (addresses: string[], place: LinkPlace) => {
    for (const address of new Set(addresses)) links.set(address, [...(links.get(address) ?? []), place]);
  };
  const { editions, current: _, currentStudyId: __, ...pages } = content;
  for (const [name, part] of Object.entries(pages)) {
    add(addressesIn(part), { kind: 'content', recordId: null, name });
  }
  for (const { edition } of editions) {
    add(addressesIn(edition), { kind: 'content', recordId: null, name: `edition ${edition.facts.year}` });
  }
  for (const kind of recordKinds.filter(isPublic)) {
    const columns = Object.entries(kind.files).filter(([, holds]) => holds !== 'key');
    for (const row of await findRecords(db, kind.table)) {
      const record = row as Record<string, unknown>;
      const addresses = columns.map(([column]) => record[column]).filter(isOutgoing);
      add(addresses, { kind: kind.name, recordId: String(record.id), name: kind.nameOf(row) });
    }
  }
  return links;
}
