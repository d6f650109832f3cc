export type Options = readonly (readonly [value: string, label: string])[];

/** Values and labels as a drop-down takes them. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, labels[value]] as const);
}

/** What narrows a list down: everything, or one of these, or what the address asks for though the list has none of it. */
export function withAll(options: Options, chosen: string, { all = 'All', other = chosen } = {}): Options {
  const isListed = chosen === '' || options.some(([value]) => value === chosen);
  return [['', all], ...options, ...(isListed ? [] : [[chosen, other] as const])];
}
