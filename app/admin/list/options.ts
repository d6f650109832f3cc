/** Values and labels as a drop-down takes them. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, labels[value]] as const);
}
