export type Options = readonly (readonly [value: string, label: string])[];

export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, labels[value]] as const);
}

/** Options of a filter, with 'All' first. A chosen value that isn't among them is added. */
export function withAll(options: Options, chosen: string, { all = 'All', other = chosen } = {}): Options {
  const isListed = chosen === '' || options.some(([value]) => value === chosen);
  return [['', all], ...options, ...(isListed ? [] : [[chosen, other] as const])];
}
