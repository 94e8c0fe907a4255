/** What others see of an account: enough to know oneself by, too little to know another. `juan01` is `ju***1`. */
export function maskName(account: string): string {
  const letters = Array.from(account);
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? (letters.at(-1) ?? '') : ''}`;
}
