interface Lengths {
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/**
 * Approximate number of user-perceived characters: code points of the composed form. An emoji counts as one,
 * and so does `ệ`, whatever keyboard produced it; database columns and regular expressions count the same
 * way.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text.normalize('NFC')) length += 1;
  return length;
}

export function hasLength(text: string, { minLength, maxLength }: Lengths): boolean {
  const length = textLength(text);
  return length >= (minLength ?? 0) && length <= (maxLength ?? Infinity);
}

/** `8–20`, `6` if both are equal, `1–20` without a minimum, `8+` without a maximum. */
export function lengthText({ minLength, maxLength }: Lengths): string {
  // Empty text is handled by "required", so no range starts at zero.
  const min = Math.max(minLength ?? 1, 1);
  if (maxLength === null) return `${String(min)}+`;
  return min === maxLength ? String(min) : `${String(min)}–${String(maxLength)}`;
}
