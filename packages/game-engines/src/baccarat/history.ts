// The rounds of a table, one letter each, oldest first.

/** One round on a sheet. */
export interface Mark {
  winner: 'player' | 'banker' | 'tie';
  playerPair: boolean;
  bankerPair: boolean;
  natural: boolean;
}

const WINNERS = ['player', 'banker', 'tie'] as const;

/** Encodes a round as one base-32 digit. */
export function writeMark({ winner, playerPair, bankerPair, natural }: Mark): string {
  const number =
    WINNERS.indexOf(winner) + (playerPair ? 4 : 0) + (bankerPair ? 8 : 0) + (natural ? 16 : 0);
  return number.toString(32);
}

export function readMark(letter: string): Mark {
  const number = Number.parseInt(letter, 32);
  return {
    winner: WINNERS[number & 3] ?? 'tie',
    playerPair: (number & 4) !== 0,
    bankerPair: (number & 8) !== 0,
    natural: (number & 16) !== 0,
  };
}
