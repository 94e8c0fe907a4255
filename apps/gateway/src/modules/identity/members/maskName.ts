/**
 * What others see of an account: enough for its member to recognize it, too little for anyone else. `juan01`
 * becomes `ju***1`.
 */
export function maskName(account: string): string {
  const letters = Array.from(account);
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? (letters.at(-1) ?? '') : ''}`;
}
