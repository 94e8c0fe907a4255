import type { Round, Winner } from './rules';

// The rounds of a table, one letter each, oldest first.

const LETTERS = { dragon: 'D', tiger: 'T', tie: '=' } as const;
const SUITED_TIE = '#';

/** A round in the history. */
export interface Mark {
  winner: Winner;
  isSuitedTie: boolean;
}

/** Encodes a round. */
export const writeMark = ({ winner, isSuited }: Round): string =>
  winner === 'tie' && isSuited ? SUITED_TIE : LETTERS[winner];

/** Decodes a letter of {@link writeMark}. */
export function readMark(letter: string): Mark {
  if (letter === 'D') return { winner: 'dragon', isSuitedTie: false };
  if (letter === 'T') return { winner: 'tiger', isSuitedTie: false };
  return { winner: 'tie', isSuitedTie: letter === SUITED_TIE };
}

/** The letter on the lobby's card. */
export const cardLetterOf = (letter: string): string => LETTERS[readMark(letter).winner];
