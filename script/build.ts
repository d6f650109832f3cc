/**
 * Builds the browser's files and the server into dist/, when the sources have changed since the last time.
 * `--force` builds anyway.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { keepEarlierEditions } from '#server/edition-files/built-editions.ts';
import { writeDownloads } from '#server/edition-files/write-downloads.ts';

process.chdir(path.join(import.meta.dirname, '..'));
const sources = ['app', 'content', 'domain', 'platform', 'public', 'server', 'package-lock.json', 'vite.config.ts'];
const stampFile = 'dist/stamp';

function sourcesStamp(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
      : [source];
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

/** Compresses text files once, at the best ratio, so that the server never has to. */
function compressFiles(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|txt|json|webmanifest|csv|vcf)$/.test(name)) continue;
    const file = path.join(directory, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const stamp = sourcesStamp();
const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!isCurrent || process.argv.includes('--force')) {
  // An interrupted build must not count as current.
  rmSync(stampFile, { force: true });
  process.env.NODE_ENV = 'production';
  keepEarlierEditions('dist/client');
  await build({ logLevel: 'warn' });
  for (const live of builtInContent.editions) await writeDownloads(live, 'dist/client');
  const input = {
    main: 'server/main.ts',
    'edition-files-thread': 'server/edition-files/edition-files-thread.ts',
    'packages-process': 'server/edition-files/package/packages-process.ts',
    'render-thread': 'domain/core/rendering/render-thread.server.ts',
    'report-thread': 'domain/studies/report-thread.server.ts',
    'bank-file-thread': 'domain/orders/payments/bank-files/bank-file-thread.server.ts',
    'office-file-thread': 'domain/partner-uploads/office-files/office-file-thread.server.ts',
    'incoming-mail-process': 'domain/contact-messages/incoming/incoming-mail-process.server.ts',
    'picture-process': 'platform/pictures/picture-process.server.ts',
  };
  await build({ logLevel: 'warn', build: { ssr: true, rolldownOptions: { input } } });
  compressFiles('dist/client');
  writeFileSync(stampFile, stamp);
}
