/** Values with keys for a list in which the same may stand several times. */
export function keyed<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
): readonly { readonly key: string; readonly value: T }[] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const name = nameOf(value);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name}-${times}`, value };
  });
}
