interface Lengths {
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/**
 * Length as a person counts it, nearly: code points of the composed form. An emoji is one, and so
 * is `ệ`, whichever keyboard made it; a database column and a regular expression count the same.
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

/** `8–20`, `6` where both are equal, `1–20` without a minimum, `8+` without a maximum. */
export function lengthText({ minLength, maxLength }: Lengths): string {
  // An empty text is the matter of "required", so no range begins at zero.
  const min = Math.max(minLength ?? 1, 1);
  if (maxLength === null) return `${String(min)}+`;
  return min === maxLength ? String(min) : `${String(min)}–${String(maxLength)}`;
}
