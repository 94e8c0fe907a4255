const DIGIT = /\p{Nd}/gu;

/** Digits of every script as ASCII: `０` of a Chinese keyboard, `๐` of a Thai one. */
export function westernDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the ten digits of each script one after another, so the way back to the zero counts. */
function valueOf(codePoint: number): number {
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}

function isDigit(codePoint: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(Math.max(codePoint, 0)));
}
