/**
 * Compares the German pages and files of a running server with the first release: node script/compare-german-site.ts
 * http://127.0.0.1:3000. Files have the same bytes if the first release filled the directory. With --list it prints
 * the server's own texts and files in the format of german-site-1.0.0.json.
 */
import { crawlSite } from '../tests/languages/crawl-site.ts';
import { firstRelease, germanSite, lostTexts } from '../tests/languages/german-site.ts';

const [origin = '', list] = process.argv.slice(2);
const page = await (await fetch(`${origin}/insights`)).text();
const [, version = ''] = /\/assets\/insights\/\d{4}\/([0-9a-f]{16})\//.exec(page) ?? [];
// Requested even if pages no longer link to them.
const addresses = Object.keys(firstRelease.files).map((address) => address.replace('VERSION', version));
const present = germanSite(await crawlSite(origin, ['/', ...addresses]), origin);
if (list === '--list') process.stdout.write(`${JSON.stringify(present, null, 1)}\n`);
else {
  for (const [address, texts] of Object.entries(firstRelease.pages)) {
    for (const text of lostTexts(texts, present.pages[address] ?? []))
      process.stdout.write(`${address} lacks the text: ${text}\n`);
  }
  const files = Object.entries(firstRelease.files);
  const others = files.filter(([address, sha256]) => present.files[address] !== sha256);
  for (const [address] of others)
    process.stdout.write(`${address} ${present.files[address] ? 'has other bytes' : 'is missing'}\n`);
  process.stdout.write(
    `${files.length - others.length} of ${files.length} files have the bytes of the first release\n`,
  );
  process.exitCode = others.length === 0 ? 0 : 1;
}
