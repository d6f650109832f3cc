import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkUpload } from '#domain/partner-uploads/check-upload.server.ts';
import { pieceBytes } from '#domain/partner-uploads/upload-limits.ts';
import { eventually } from '#tests/eventually.ts';
import { addFirm, addFirmPerson, signInAtFirm, signInByPassword } from '#tests/firm-people.ts';
import { sampleOfficeFile, samplePdf } from '#tests/made-up/sample-files.ts';
import { beginUpload, digestOf, firmSide, officeSide, piecesOf, sendPiece, sendUpload } from '#tests/send-upload.ts';
import { testOffice } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const forAll = { isForAllFirms: true };
const { server, call } = await testOffice();
const office = officeSide(call);

const filesNamed = async (name: string) =>
  (await office.call('GET', office.files)).list.filter(({ fileName }) => fileName === name);

describe('a file in pieces', () => {
  test('is complete in any order and with repeated pieces, and invisible before', async () => {
    const content = samplePdf(2 * pieceBytes + 77);
    const [first, second, third] = piecesOf(content) as [Buffer, Buffer, Buffer];
    const begun = await beginUpload(office, 'stueckweise.pdf', content.length, forAll);
    expect([begun.status, begun.json.state, begun.json.pieces]).toEqual([201, 'open', []]);
    const { id } = begun.json;
    const put = (number: number, piece: Buffer, digest?: string) =>
      sendPiece(office, id, number, piece, digest).then(({ status }) => status);
    expect(await put(3, third)).toBe(204);
    expect(await put(1, first)).toBe(204);
    expect(await put(1, first)).toBe(204);
    expect(await put(1, second)).toBe(409);
    expect(await put(2, second, digestOf(first))).toBe(400);
    expect(await put(2, third)).toBe(400);
    expect(await put(4, third)).toBe(404);
    expect(await put(0, first)).toBe(404);
    expect((await office.call('POST', `${office.uploads}/${id}/finish`)).status).toBe(409);
    const status = await office.call('GET', `${office.uploads}/${id}`);
    expect(status.json.pieces).toEqual([
      { number: 1, sha256: digestOf(first) },
      { number: 3, sha256: digestOf(third) },
    ]);
    expect(await filesNamed('stueckweise.pdf')).toEqual([]);
    expect(await put(2, second)).toBe(204);
    for (let times = 0; times < 2; times++) {
      const finished = await office.call('POST', `${office.uploads}/${id}/finish`);
      expect([finished.status, finished.json.state]).toEqual([200, expect.stringMatching(/checking|available/)]);
    }
    const [file] = await eventually(async () => {
      const found = await filesNamed('stueckweise.pdf');
      return found.length > 0 && found;
    });
    expect(file).toMatchObject({ version: 1, bytes: content.length, type: 'pdf', sender: null, isOwn: true });
    const fetched = await office.call('GET', `${office.files}/${file.id}/versions/1`);
    expect(fetched.bytes.equals(content)).toBe(true);
    const rows = await server.query('select 1 from partner_upload_pieces where upload_id = $1', id);
    expect(rows).toEqual([]);
  });

  test('resumes where it stopped when the same file is begun again, for the same recipients only', async () => {
    const content = samplePdf(2 * pieceBytes);
    const pieces = piecesOf(content).map((piece) => digestOf(piece));
    const begin = async (overrides: object) =>
      (await beginUpload(office, 'weiter.pdf', content.length, { ...forAll, ...overrides })).json;
    const { id } = await begin({ pieces, message: 'Zuerst' });
    await sendPiece(office, id, 1, content.subarray(0, pieceBytes));
    expect(await begin({ pieces, message: 'Danach' })).toMatchObject({
      id,
      message: 'Danach',
      pieces: [{ number: 1, sha256: pieces[0] }],
    });
    const others = [
      await begin({ pieces: [pieces[1], pieces[1]] }),
      await begin({}),
      await begin({ pieces, bytes: content.length - 1 }),
      await begin({ pieces, fileName: 'anders.pdf' }),
    ];
    const { json: firm } = await office.call('POST', '/partners', { name: 'Muster C' });
    others.push(await begin({ pieces, isForAllFirms: false, firmIds: [firm.id] }));
    expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(6);
    const wrong = await beginUpload(office, 'weiter.pdf', 10, { ...forAll, pieces: ['kurz'] });
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([400, 'pieces.0']);
    for (const other of [id, ...others.map((upload) => upload.id)])
      await office.call('DELETE', `${office.uploads}/${other}`);
  });

  test('never becomes a second version of the same bytes', async () => {
    const [first, second] = [samplePdf(), samplePdf()];
    const send = async (content: Buffer, message: string) =>
      (await sendUpload(office, 'gleich.pdf', content, { ...forAll, message })).sameAsVersion;
    expect(await send(first, 'Die erste')).toBeNull();
    expect(await send(first, 'Nochmals')).toBe(1);
    expect(await send(second, '')).toBeNull();
    expect(await send(first, 'Wieder')).toBe(1);
    const [file] = await filesNamed('gleich.pdf');
    expect(file).toMatchObject({ version: 2, message: null });
    const versions = await office.call('GET', `${office.files}/${file.id}/versions`);
    expect(versions.list.map(({ message }) => message)).toEqual([null, 'Die erste']);
  });

  test('can be cancelled, which deletes all of it', async () => {
    const begun = await beginUpload(office, 'abgebrochen.pdf', 10, forAll);
    const { id, partnerFileId } = begun.json;
    await sendPiece(office, id, 1, randomBytes(10));
    expect((await office.call('DELETE', `${office.uploads}/${id}`)).status).toBe(204);
    expect((await office.call('GET', `${office.uploads}/${id}`)).status).toBe(404);
    const rows = await server.query('select 1 from partner_files where id = $1', partnerFileId);
    expect(rows).toEqual([]);
  });

  test('can be cancelled while a piece arrives', async () => {
    const { id } = (await beginUpload(office, 'unterwegs.pdf', 10, forAll)).json;
    const [sent] = await whileLocked(
      server.database,
      (client) => client.query('delete from partner_uploads where id = $1', [id]),
      () => sendPiece(office, id, 1, randomBytes(10)),
    );
    expect(sent?.status).toBe(404);
  });

  test('can be cancelled while it is checked', async () => {
    const { id } = (await beginUpload(office, 'in-pruefung.pdf', 10, forAll)).json;
    await sendPiece(office, id, 1, randomBytes(10));
    await server.query(`update partner_uploads set state = 'checking' where id = $1`, id);
    await whileLocked<unknown>(
      server.database,
      (client) => client.query('lock table partner_upload_pieces in access exclusive mode'),
      () => checkUpload(server.services, { uploadId: id }),
      (client) => client.query('delete from partner_uploads where id = $1', [id]),
    );
    expect(await filesNamed('in-pruefung.pdf')).toEqual([]);
  });

  test('can be cancelled while the file is begun again', async () => {
    const { id, partnerFileId } = (await beginUpload(office, 'doppelt.pdf', 10, forAll)).json;
    const [cancelled, repeated] = await whileLocked(
      server.database,
      (client) => client.query('select from partner_files where id = $1 for update', [partnerFileId]),
      () => office.call('DELETE', `${office.uploads}/${id}`),
      () => beginUpload(office, 'doppelt.pdf', 10, forAll),
    );
    expect([cancelled?.status, repeated?.status]).toEqual([204, 201]);
    expect((await sendPiece(office, repeated?.json.id, 1, randomBytes(10))).status).toBe(204);
  });

  test('can be cancelled while another one of the file becomes its first version', async () => {
    const { id, partnerFileId } = (await beginUpload(office, 'erste.pdf', 10, forAll)).json;
    await whileLocked(
      server.database,
      async (client) => {
        await client.query('select from partner_files where id = $1 for update', [partnerFileId]);
        const version = `insert into partner_file_versions (partner_file_id, number, type, bytes, sha256, stored_file)
          values ($1, 1, 'pdf', 10, 'x', 'x')`;
        await client.query(version, [partnerFileId]);
      },
      () => office.call('DELETE', `${office.uploads}/${id}`),
    );
    expect(await filesNamed('erste.pdf')).toMatchObject([{ version: 1 }]);
  });

  test('can be resumed while it becomes available', async () => {
    const content = samplePdf();
    const values = { ...forAll, pieces: [digestOf(content)], message: 'Weiter' };
    const begin = () => beginUpload(office, 'zugleich.pdf', content.length, values);
    const { id, partnerFileId } = (await begin()).json;
    const [resumed] = await whileLocked<unknown>(
      server.database,
      // In the order of the check that makes it available.
      (client) => client.query('select from partner_uploads where id = $1 for update', [id]),
      begin,
      (client) => client.query('select from partner_files where id = $1 for update', [partnerFileId]),
    );
    expect(resumed).toMatchObject({ status: 201, json: { id } });
  });

  test('is refused immediately if it is too large, empty, of another format, or without recipient', async () => {
    const refused = async (name: string, bytes: number, values: object = forAll) => {
      const { status, json } = await beginUpload(office, name, bytes, values);
      return [status, json.errors?.[0]];
    };
    const errorAt = (path: string, message: string) => [400, { path, message }];
    expect(await refused('gross.pdf', 51 * 1024 ** 2)).toEqual(errorAt('bytes', 'A file may have at most 50 MB'));
    expect(await refused('leer.pdf', 0)).toEqual(errorAt('bytes', 'The file is empty'));
    const taken = 'PDF, Excel (xlsx), PowerPoint (pptx) and Word (docx) are accepted';
    expect(await refused('programm.exe', 10)).toEqual(errorAt('fileName', taken));
    expect(await refused('makro.docm', 10)).toEqual(errorAt('fileName', taken));
    expect(await refused('../weg.pdf', 10)).toEqual(errorAt('fileName', taken));
    expect(await refused('niemand.pdf', 10, {})).toEqual(errorAt('firmIds', 'Please choose whom to share it with'));
  });
});

describe('an upload ends for good', () => {
  const firmState = (isActive: boolean) => async (firmId: string) =>
    void (await call('PATCH', `/partners/${firmId}`, { isActive }));
  const person = (action: 'DELETE' | 'POST') => async (_: string, id: string) =>
    void (await call(action, `/firm-people/${id}${action === 'POST' ? '/restore' : ''}`));
  type Change = (firmId: string, personId: string) => Promise<void>;

  test.each<[string, Change, Change]>([
    ['with the deactivation of its firm', firmState(false), firmState(true)],
    ['with the removal of its uploader', person('DELETE'), person('POST')],
  ])('%s, also when that is undone', async (_, end, restore) => {
    const firmId = await addFirm(server);
    const uploader = await addFirmPerson(server, firmId, 'member');
    const signIn = async () => firmSide(server.as(await signInByPassword(server, uploader)));
    const before = await signIn();
    const content = samplePdf();
    const { id } = (await beginUpload(before, 'beendet.pdf', content.length)).json;
    expect((await sendPiece(before, id, 1, content)).status).toBe(204);
    await end(firmId, uploader.id);
    expect((await sendPiece(before, id, 1, content)).status).toBe(401);
    await restore(firmId, uploader.id);
    const after = await signIn();
    expect((await sendPiece(after, id, 1, content)).status).toBe(404);
    expect((await after.call('POST', `${after.uploads}/${id}/finish`)).status).toBe(404);
    expect((await after.call('GET', after.uploads)).list).toEqual([]);
    expect(await sendUpload(after, 'beendet.pdf', content)).toMatchObject({ state: 'available' });
  });

  test('while it is checked, too', async () => {
    const firmId = await addFirm(server);
    const side = firmSide(server.as(await signInAtFirm(server, firmId, 'member')));
    const { id } = (await beginUpload(side, 'in-pruefung.pdf', 5_000)).json;
    await sendPiece(side, id, 1, samplePdf(5_000));
    await server.query("update partner_uploads set state = 'checking' where id = $1", id);
    await firmState(false)(firmId);
    await firmState(true)(firmId);
    await checkUpload(server.services, { uploadId: id });
    const [row] = await server.query('select state, fault from partner_uploads where id = $1', id);
    expect(row).toEqual({ state: 'refused', fault: 'ended' });
  });
});

test('a name shows its real ending, wherever it is shown', async () => {
  const named = { ...forAll, title: 'Rechnung \u202efdp.exe' };
  const { state } = await sendUpload(office, 'rechnung\u202efdp.exe.pdf', samplePdf(), named);
  expect(state).toBe('available');
  const [file] = await filesNamed('rechnungfdp.exe.pdf');
  expect(file.title).toBe('Rechnung fdp.exe');
  // The same name again is the file's next version, with or without such characters.
  await sendUpload(office, 'rechnung\u2067fdp.exe.pdf', samplePdf(), forAll);
  expect(await filesNamed('rechnungfdp.exe.pdf')).toMatchObject([{ version: 2 }]);
  const { headers } = await office.call('GET', `${office.files}/${file.id}/versions/1`);
  expect(headers['content-disposition']).toContain("filename*=UTF-8''rechnungfdp.exe.pdf");
  const onlySuch = await beginUpload(office, '\u202e\u202c', 10, forAll);
  expect([onlySuch.status, onlySuch.json.errors[0].path]).toEqual([400, 'fileName']);
});

describe('a file’s content', () => {
  /** An archive whose directory states a wrong size for its content. */
  const wrongSize = (type: 'docx' | 'xlsx', saidBytes: number) => {
    const archive = sampleOfficeFile(type, { 'more.xml': new Uint8Array(5_000_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(5_000_000);
    for (let index = archive.indexOf(size); index >= 0; index = archive.indexOf(size, index))
      archive.writeUInt32LE(saidBytes, index);
    return archive;
  };
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const program = Buffer.concat([Buffer.from('MZ'), randomBytes(500)]);

  test.each<[string, string, () => Buffer, string | null]>([
    ['a PDF', 'gut.pdf', samplePdf, null],
    ['a Word document', 'gut.docx', () => sampleOfficeFile('docx'), null],
    ['an Excel document', 'gut.xlsx', () => sampleOfficeFile('xlsx'), null],
    ['a PowerPoint document', 'gut.pptx', () => sampleOfficeFile('pptx'), null],
    ['a program called PDF', 'programm.pdf', () => program, 'not-its-type'],
    ['a program called Word', 'programm.docx', () => program, 'not-its-type'],
    ['half a PDF', 'halb.pdf', () => samplePdf(5000).subarray(0, 4000), 'damaged'],
    ['half a document', 'halb.docx', () => sampleOfficeFile('docx').subarray(0, 200), 'damaged'],
    ['Word called Excel', 'word.xlsx', () => sampleOfficeFile('docx'), 'not-its-type'],
    ['any archive', 'archiv.docx', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'not-its-type'],
    ['macros', 'makro.docx', () => sampleOfficeFile('docx', { 'word/vbaProject.bin': strToU8('x') }), 'macros'],
    ['a DOCM', 'docm.docx', () => sampleOfficeFile('docx', {}, macroType), 'macros'],
    ['a zip bomb', 'bombe.docx', () => wrongSize('docx', 2_000_000_000), 'too-much-inside'],
    ['an archive that lies of its sizes', 'luege.xlsx', () => wrongSize('xlsx', 100), 'damaged'],
  ])('decides: %s', async (_, name, make, fault) => {
    const status = await sendUpload(office, name, make(), forAll);
    expect([status.state, status.fault]).toEqual(fault ? ['refused', fault] : ['available', null]);
    expect(await filesNamed(name)).toHaveLength(fault ? 0 : 1);
  });
});

test('a refused upload leaves none of its metadata for a later file of the same name', async () => {
  const wrong = await sendUpload(office, 'nochmals.pdf', randomBytes(100), { ...forAll, category: 'study' });
  expect(wrong.state).toBe('refused');
  await sendUpload(office, 'nochmals.pdf', samplePdf(), { ...forAll, title: 'Richtig', year: 2021 });
  expect(await filesNamed('nochmals.pdf')).toMatchObject([{ title: 'Richtig', category: 'data', year: 2021 }]);
  await sendUpload(office, 'nochmals.pdf', samplePdf(), { ...forAll, title: 'Anders' });
  expect(await filesNamed('nochmals.pdf')).toMatchObject([{ version: 2, title: 'Richtig', year: 2021 }]);
});

test('the same name is the next version of a file, for exactly the same firms only', async () => {
  const firms: string[] = [];
  for (const name of ['Muster A', 'Muster B']) firms.push((await office.call('POST', '/partners', { name })).json.id);
  const [a, b] = firms;
  const contents = [samplePdf(), samplePdf(), samplePdf()];
  await sendUpload(office, 'fassung.pdf', contents[0] as Buffer, { firmIds: [a] });
  await sendUpload(office, 'Fassung.PDF', contents[1] as Buffer, { firmIds: [a] });
  await sendUpload(office, 'fassung.pdf', contents[2] as Buffer, { firmIds: [a, b] });
  const files = await filesNamed('fassung.pdf');
  expect(files.map(({ version, firms: shared }) => [version, shared.length]).sort()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const { id } = files.find(({ version }) => version === 2);
  for (const version of [1, 2]) {
    const { bytes } = await office.call('GET', `${office.files}/${id}/versions/${version}`);
    expect(bytes.equals(contents[version - 1] as Buffer)).toBe(true);
  }
  expect((await office.call('GET', `${office.files}/${id}/versions/3`)).status).toBe(404);
  const { list } = await office.call('GET', `${office.files}/${id}/versions`);
  expect(list.map(({ version, downloads }) => [version, downloads.length])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});
