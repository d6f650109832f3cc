import type { Database } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import { listChainHeads } from './chain-head-queries.server.ts';
import { listChain, listChainedDocuments } from './document-chain-queries.server.ts';
import { type ShownHead, verifyChain } from './verify-chain.ts';

/** Verifies the whole chain, read at one moment, against the heads of past nights and those given. */
export async function checkChain(db: Database, shown: ShownHead[] = []) {
  const { entries, documents, heads } = await inSnapshot(db, async (tx) => ({
    entries: await listChain(tx),
    documents: await listChainedDocuments(tx),
    heads: await listChainHeads(tx),
  }));
  const nightly = heads.map((head) => ({ ...head, shownBy: 'the record of a night' }));
  const problem = verifyChain(entries, documents, [...shown, ...nightly]);
  return { documents: documents.length, entries: entries.length, last: entries.at(-1), problem };
}
