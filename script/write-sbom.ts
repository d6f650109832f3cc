/**
 * Writes an SBOM (CycloneDX 1.6) of all production packages in package-lock.json. `npm sbom --omit dev` would omit
 * packages that development packages need too, like zod and nodemailer. The same lock file gives the same bytes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  /** The real name of an aliased package. */
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const inRoot = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));
const product: { name: string; version: string; description: string; license: string } = inRoot('package.json');
const locked: Record<string, LockedPackage> = inRoot('package-lock.json').packages;

const folder = 'node_modules/';
const nameOf = (place: string, { name }: LockedPackage) =>
  name ?? place.slice(place.lastIndexOf(folder) + folder.length);
const refOf = (place: string): string => {
  const found = locked[place] as LockedPackage;
  return place === '' ? product.name : purlOf(nameOf(place, found), found.version);
};
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The path where Node finds a package: in the nearest node_modules. */
function installed(from: string, name: string): string | undefined {
  for (let parent = from; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf(folder) - 1))) {
    const candidate = `${parent === '' ? '' : `${parent}/`}${folder}${name}`;
    if (locked[candidate]) return candidate;
    if (parent === '') return undefined;
  }
}

function licenseOf(license: string | undefined): object[] {
  if (!license) return [];
  const isSpdx =
    license.split(/[()\s]+/).every((word) => /^[\w.+-]*$/.test(word)) && !/^(SEE |UNLICENSED)/.test(license);
  return [isSpdx ? { expression: license } : { license: { name: license } }];
}

/** npm writes 'sha512-…' in base64, CycloneDX hexadecimal digits. */
function hashOf(integrity: string | undefined): object[] {
  const [, algorithm, digest = ''] = /^sha(\d+)-(\S+)/.exec(integrity ?? '') ?? [];
  return algorithm ? [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
}

const places = Object.keys(locked).filter((place) => place !== '' && !locked[place]?.dev);
const components = places.map((place) => {
  const found = locked[place] as LockedPackage;
  return {
    type: 'library',
    'bom-ref': refOf(place),
    name: nameOf(place, found),
    version: found.version,
    scope: found.optional ? 'optional' : 'required',
    hashes: hashOf(found.integrity),
    licenses: licenseOf(found.license),
    purl: refOf(place),
  };
});
const dependencies = ['', ...places].map((place) => {
  const { dependencies: needed, optionalDependencies } = locked[place] as LockedPackage;
  const found = Object.keys({ ...needed, ...optionalDependencies }).flatMap((name) => installed(place, name) ?? []);
  return { ref: refOf(place), dependsOn: [...new Set(found.map(refOf))].sort() };
});

const byRef = <Entry>(entries: Entry[], ref: (entry: Entry) => string): Entry[] =>
  [...new Map(entries.map((entry) => [ref(entry), entry])).values()].sort((a, b) => (ref(a) < ref(b) ? -1 : 1));
const sbom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': product.name,
      name: product.name,
      version: product.version,
      description: product.description,
      licenses: licenseOf(product.license),
    },
  },
  components: byRef(components, (component) => component['bom-ref']),
  dependencies: byRef(dependencies, ({ ref }) => ref),
};
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
