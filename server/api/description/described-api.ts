export type Json = Record<string, unknown>;

export interface Operation extends Json {
  tags: string[];
  parameters?: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}

/** An OpenAPI document, as far as it is read here. */
export interface DescribedApi extends Json {
  tags: { name: string; description: string | undefined }[];
  /** By path and method in small letters. */
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
}

/** The names of the components that a part of a description refers to: 'schemas/Problem'. */
const references = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name ?? '');

/** The description of some operations, with only the tags and components that they use. */
export function narrowDescription(
  description: DescribedApi,
  isShown: (path: string, method: string) => boolean,
): DescribedApi {
  const paths: DescribedApi['paths'] = {};
  for (const [path, operations] of Object.entries(description.paths)) {
    const shown = Object.entries(operations).filter(([method]) => isShown(path, method));
    if (shown.length > 0) paths[path] = Object.fromEntries(shown);
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const tags = new Set(operations.flatMap((operation) => operation.tags));
  const used = new Set<string>();
  const toFollow = references(paths);
  for (let name = toFollow.pop(); name !== undefined; name = toFollow.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    const [section = '', component = ''] = name.split('/');
    toFollow.push(...references(description.components[section]?.[component] ?? {}));
  }
  const isUsed = (section: string, name: string) =>
    section === 'securitySchemes'
      ? operations.some(({ security }) => (security as unknown[]).length > 0)
      : used.has(`${section}/${name}`);
  const components = Object.entries(description.components).flatMap(([section, all]) => {
    const shown = Object.entries(all).filter(([name]) => isUsed(section, name));
    return shown.length > 0 ? [[section, Object.fromEntries(shown)]] : [];
  });
  return {
    ...description,
    tags: description.tags.filter(({ name }) => tags.has(name)),
    paths,
    components: Object.fromEntries(components),
  };
}
