import {
  DECKS,
  DRAGON_TIGER_MODELS,
  readRound,
  settle,
  SPOTS,
  type DragonTigerRules,
} from './rules';

const STAKE = 10_000n;
const CARDS = 52 * DECKS;

/** The exact return of each spot: every pair of cards is weighted by how often a shoe starts with it. */
function returnsOf(rules: DragonTigerRules): Record<string, number> {
  const paid = new Map<string, number>();
  for (let dragon = 0; dragon < 52; dragon += 1) {
    for (let tiger = 0; tiger < 52; tiger += 1) {
      const left = dragon === tiger ? DECKS - 1 : DECKS;
      const chance = (DECKS / CARDS) * (left / (CARDS - 1));
      const round = readRound([dragon, tiger]);
      for (const spot of SPOTS) {
        const { payout } = settle(rules, round, { [spot]: STAKE });
        paid.set(spot, (paid.get(spot) ?? 0) + (chance * Number(payout)) / Number(STAKE));
      }
    }
  }
  return Object.fromEntries(
    SPOTS.map((spot) => [spot, Math.round((paid.get(spot) ?? 0) * 10_000)]),
  );
}

/** In basis points, by model and spot. */
export const RETURNS: Readonly<Record<string, Readonly<Record<string, number>>>> =
  Object.fromEntries(DRAGON_TIGER_MODELS.map((model) => [model.id, returnsOf(model)]));
