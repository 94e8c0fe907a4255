import { DECKS, oddsOf, readRound, type BaccaratRules, type Spot } from './rules';

/** Number of cards of each value from 0 to 9 in the shoe. */
const COUNTS = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * DECKS);
const CARDS = 52 * DECKS;

/** A card of a value: which of its ranks is used doesn't affect who wins. */
const cardOf = (value: number): number => (value === 0 ? 12 : value - 1);

/**
 * The exact return of each spot: every sequence of six values is weighted by the number of ways it can start
 * a shoe of eight decks. Pairs depend on the ranks alone.
 */
export function returnsOf(rules: BaccaratRules): Record<Spot, number> {
  const paid: Record<Spot, number> = { player: 0, banker: 0, tie: 0, playerPair: 0, bankerPair: 0 };
  const left = [...COUNTS];
  const shoe: number[] = [];
  const walk = (chance: number): void => {
    if (shoe.length === 6) {
      const round = readRound(shoe);
      for (const spot of ['player', 'banker', 'tie'] as const) {
        if (round.winner === spot) paid[spot] += chance * winOf(rules, spot, round);
        else if (round.winner === 'tie') paid[spot] += chance;
      }
      return;
    }
    const cards = CARDS - shoe.length;
    for (let value = 0; value < 10; value += 1) {
      const ways = left[value] ?? 0;
      left[value] = ways - 1;
      shoe.push(cardOf(value));
      walk((chance * ways) / cards);
      shoe.pop();
      left[value] = ways;
    }
  };
  walk(1);
  const pair = (4 * DECKS - 1) / (CARDS - 1);
  for (const spot of ['playerPair', 'bankerPair'] as const) {
    const [pays, per] = rules.pays[spot];
    paid[spot] = pair * (1 + pays / per);
  }
  return paid;
}

function winOf(rules: BaccaratRules, spot: Spot, round: ReturnType<typeof readRound>): number {
  const [pays, per] = oddsOf(rules, spot, round);
  return 1 + pays / per;
}

/**
 * Returns in basis points, precomputed with `returnsOf`, which takes a second and is too slow for a lobby. A
 * test checks that they are equal.
 */
export const STATED_RETURNS: Readonly<Record<string, Readonly<Record<Spot, number>>>> = {
  'baccarat-1': { player: 9876, banker: 9894, tie: 8564, playerPair: 8964, bankerPair: 8964 },
  'baccarat-free-1': { player: 9876, banker: 9854, tie: 8564, playerPair: 8964, bankerPair: 8964 },
};
