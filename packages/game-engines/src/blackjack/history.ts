import type { Card } from '../cards';
import { isBlackjack, valueOf } from './hand';

// The rounds of a table, one letter each, oldest first: how the dealer's hand ended.

const BLACKJACK = 'B';
const BUST = 'X';
const TOTALS = '78901';

/** The dealer's final total; over 21 is a bust. */
export type DealerMark = 'blackjack' | 'bust' | 17 | 18 | 19 | 20 | 21;

/** Encodes a round by the dealer's cards. */
export function writeMark(dealer: readonly Card[]): string {
  if (isBlackjack(dealer)) return BLACKJACK;
  const { total } = valueOf(dealer);
  return total > 21 ? BUST : (TOTALS[total - 17] ?? '');
}

/** Decodes a letter of {@link writeMark}. */
export function readMark(letter: string): DealerMark {
  if (letter === BLACKJACK) return 'blackjack';
  if (letter === BUST) return 'bust';
  return (17 + TOTALS.indexOf(letter)) as DealerMark;
}

/** The text on the lobby's card: a total, `BJ` or `X`. */
export function cardResultOf(letter: string): string {
  const mark = readMark(letter);
  if (mark === 'blackjack') return 'BJ';
  return mark === 'bust' ? BUST : String(mark);
}
