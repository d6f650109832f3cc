import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}
interface LockedPackage {
  name?: string;
  version: string;
  integrity?: string;
  dev?: boolean;
}

test('the SBOM names the product and every production package of the lock file with its hash, and no registry', () => {
  const text = execFileSync(path.join(root, 'script/sbom'), { encoding: 'utf8' });
  const sbom = JSON.parse(text);
  const { name, version } = read('package.json');
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
  });

  const locked = Object.entries<LockedPackage>(read('package-lock.json').packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { name: alias, version, integrity }]) => {
      const called = alias ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const hash = Buffer.from(integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
      return `${called}@${version} ${hash}`;
    });
  const components = sbom.components.map(
    ({ name: called, version, hashes }: Component) => `${called}@${version} ${hashes?.[0]?.content}`,
  );
  expect(locked.length).toBeGreaterThan(100);
  expect([...new Set(components)].sort()).toEqual([...new Set(locked)].sort());
  for (const { purl } of sbom.components as Component[]) expect(purl).toMatch(/^pkg:npm\/[^?]+@[^?]+$/);

  const refs = new Set(sbom.dependencies.map(({ ref }: { ref: string }) => ref));
  for (const { dependsOn } of sbom.dependencies as { dependsOn: string[] }[]) {
    expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
  }
  const direct = sbom.dependencies.find(({ ref }: { ref: string }) => ref === name);
  expect(direct.dependsOn).toHaveLength(Object.keys(read('package.json').dependencies).length);

  const hosts = [...text.matchAll(/https?:\/\/([^/"\s]+)/g)].map(([, host]) => host);
  expect([...new Set(hosts)]).toEqual(['cyclonedx.org']);
});
