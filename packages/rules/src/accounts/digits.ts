const DIGIT = /\p{Nd}/gu;

/** Converts digits of any script to ASCII: `０` of a Chinese keyboard, `๐` of a Thai one. */
export function westernDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the ten digits of each script in sequence, so the distance to the zero is the value. */
function valueOf(codePoint: number): number {
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}

function isDigit(codePoint: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(Math.max(codePoint, 0)));
}
