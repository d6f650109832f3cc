import { open } from 'node:fs/promises';
import type { PartnerFileType } from '../partner-files/partner-file-choices.ts';
import { findOfficeFileFaultInThread } from './office-files/find-office-file-fault-in-thread.server.ts';
import type { UploadFault } from './upload-state.ts';

const tailBytes = 2048;

/** Why a file's content is not acceptable for its type; undefined if it is. */
export async function findFault(filePath: string, type: PartnerFileType): Promise<UploadFault | undefined> {
  const file = await open(filePath);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 5);
    if (type !== 'pdf')
      return head.startsWith('PK\x03\x04') ? findOfficeFileFaultInThread({ filePath, type }) : 'not-its-type';
    if (head !== '%PDF-') return 'not-its-type';
    const tail = await readAt(file, Math.max(0, size - tailBytes), tailBytes);
    return tail.includes('%%EOF') ? undefined : 'damaged';
  } finally {
    await file.close();
  }
}

async function readAt(file: Awaited<ReturnType<typeof open>>, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString('latin1', 0, bytesRead);
}
