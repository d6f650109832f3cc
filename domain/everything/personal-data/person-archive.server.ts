import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PersonExport } from './person.server.ts';

/** A path in the archive: other characters are replaced, so that a name can't leave the folder, and numbers keep equal names apart. */
const nameIn = (folder: string, index: number, name: string) =>
  `${folder}/${index + 1}-${name.replaceAll(/[^\w.-]/g, '_')}`;

/** An export as a ZIP: its JSON, and invoices, mails and attachments beside it as files that the JSON names. */
export function personArchive(exported: PersonExport): Uint8Array<ArrayBuffer> {
  const { invoices, outboxFiles, incomingAttachments, replyAttachments } = exported;
  const files: Zippable = {};
  const put = (name: string, base64: string | null) => {
    if (base64 === null) return { file: null };
    files[name] = new Uint8Array(Buffer.from(base64, 'base64'));
    return { file: name };
  };
  const inFolder = <File extends { base64: string | null }>(
    folder: string,
    all: readonly File[],
    nameOf: (file: File) => string,
  ) =>
    all.map((data, index) => {
      const { base64, ...file } = data;
      return { ...file, ...put(nameIn(folder, index, nameOf(data)), base64) };
    });
  const named = {
    ...exported,
    invoices: inFolder('rechnungen', invoices, ({ name }) => name),
    outboxFiles: inFolder('e-mails', outboxFiles, ({ name }) => name),
    incomingAttachments: inFolder('anhaenge', incomingAttachments, ({ fileName }) => fileName),
    replyAttachments: inFolder('beilagen', replyAttachments, ({ fileName }) => fileName),
  };
  return zipSync({ 'daten.json': strToU8(JSON.stringify(named, null, 2)), ...files });
}
