import { addFirm, addFirmPerson } from './firm-people.ts';
import type { TestServer } from './test-server.ts';

const values = { title: 'Muster', category: 'study', year: 2024, fileName: 'muster.pdf', visibleFrom: null } as const;

/** Stores a file of the office for a firm, a file of the firm, and an upload of one of its people. */
async function storeFiles({ services }: TestServer, firmId: string, uploaderId: string) {
  const { insertFileVersion } = await import('#domain/partner-files/file-version-queries.server.ts');
  const { insertPartnerFile } = await import('#domain/partner-files/partner-file-queries.server.ts');
  const { newStoredFile } = await import('#domain/partner-files/stored-file-key.server.ts');
  const { insertUpload } = await import('#domain/partner-uploads/upload-queries.server.ts');
  const storedFile = newStoredFile('pdf');
  await services.files.put(storedFile, 'muster');
  return services.db.transaction(async (tx) => {
    const insert = async (sharing: { senderFirmId: string | null; firmIds: string[] }) => {
      const { id } = await insertPartnerFile(tx, { isForAllFirms: false, ...sharing, ...values });
      const version = { partnerFileId: id, type: 'pdf', bytes: 6, sha256: 'muster', storedFile } as const;
      await insertFileVersion(tx, version);
      return id;
    };
    const own = await insert({ senderFirmId: firmId, firmIds: [] });
    const expiresAt = new Date(Date.now() + 3_600_000);
    const upload = await insertUpload(tx, { partnerFileId: own, uploaderId, firmId, bytes: 6, expiresAt });
    return {
      'partner-files': await insert({ senderFirmId: null, firmIds: [firmId] }),
      'firm-files': own,
      'firm-uploads': upload.id,
    };
  });
}

/** Stores proposals of two firms, one for each call that decides one. @returns ids by path */
async function storeEntryProposals(server: TestServer): Promise<Record<string, string>> {
  const { putProposal } = await import('#domain/entry-proposals/entry-proposal-queries.server.ts');
  const propose = async () =>
    putProposal(server.services.db, {
      firmId: await addFirm(server, 'Muster Vorschlag AG'),
      proposerId: null,
      changes: { description: 'Neu' },
    });
  return { '/entry-proposals/{id}/accept': await propose(), '/entry-proposals/{id}/refuse': await propose() };
}

/** Stores people of a firm, invitations, files and uploads. @returns ids by name of the call */
export async function storeFirmRecords(server: TestServer, firmId: string): Promise<Record<string, string>> {
  const headers = await server.signIn();
  const person = async () => (await addFirmPerson(server, firmId, 'member')).id;
  const invitation = async (email: string) => {
    const body = { email, firmRole: 'member' };
    const { status, json, text } = await server.send('POST', `/api/partners/${firmId}/invitations`, { body, headers });
    if (status !== 201) throw new Error(text);
    return json.id as string;
  };
  const invited = await invitation('eingeladen@example.org');
  const colleague = await person();
  return {
    'firm-people': await person(),
    'firm-invitations': await invitation('verwaltet@example.org'),
    '/partner-area/colleagues/{id}': colleague,
    '/partner-area/colleagues/{id}/restore': colleague,
    '/partner-area/invitations/{id}': invited,
    '/partner-area/invitations/{id}/resend': invited,
    ...(await storeFiles(server, firmId, await person())),
    ...(await storeEntryProposals(server)),
  };
}
