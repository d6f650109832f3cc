import { hash } from 'node:crypto';

/** As `sha256sum -c` reads it. */
const manifest = (files: ReadonlyMap<string, Uint8Array | string>) =>
  [...files].map(([name, content]) => `${hash('sha256', content)}  ${name}\n`).join('');

interface BagOptions {
  name: string;
  /** Lines of bag-info.txt. */
  info: readonly (readonly [label: string, value: string])[];
}

/**
 * Files as a bag (BagIt 1.0, RFC 8493): they are below data/, with a manifest of their hashes.
 * @param payload by name below data/
 */
export function bag(
  payload: ReadonlyMap<string, Uint8Array | string>,
  { name, info }: BagOptions,
): Map<string, Uint8Array | string> {
  // By code unit, so that no locale changes the order.
  const names = [...payload.keys()].sort();
  const data = new Map(names.map((file) => [`data/${file}`, payload.get(file) ?? '']));
  const bytes = [...data.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  const lines = [...info, ['Payload-Oxum', `${bytes}.${data.size}`]];
  const tags = new Map<string, Uint8Array | string>([
    ['bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
    ['bag-info.txt', lines.map(([label, value]) => `${label}: ${value}\n`).join('')],
    ['manifest-sha256.txt', manifest(data)],
  ]);
  const all = [...tags, ['tagmanifest-sha256.txt', manifest(tags)] as const, ...data];
  return new Map(all.map(([file, content]) => [`${name}/${file}`, content]));
}
