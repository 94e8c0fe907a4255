import { endsOf, fitsOf, withTile } from './chain';
import type { DominoesAction, DominoesView } from './protocol';
import {
  ALL_TILES,
  hasNumber,
  heaviestOf,
  isDouble,
  MAX_PIPS,
  pipsIn,
  sumOf,
  type Tile,
} from './tiles';

type Play = Extract<DominoesAction, { kind: 'play' }>;

/** What counts when a house player chooses a tile, in pips. Found by playing matches. */
export const WEIGHTS = {
  /** Each pip that leaves the hand. */
  pips: 1,
  /** Doubles fit one number only, so they leave early. */
  double: 3,
  /** Each tile left that fits an end, … */
  mobility: 1,
  /** … each end that a tile left fits, … */
  covered: 3,
  /** … and each number on the tiles left. */
  variety: 1,
  /** An opponent that can surely play; more for one with few tiles. */
  opponent: 4,
  /** Each pip less than the expected hand of an opponent, if a play blocks the match. */
  block: 3,
};

/** The next action of a house player, from what its seat may see. */
export function decideDominoes(view: DominoesView, weights = WEIGHTS): DominoesAction {
  return mostBy(playsOf(view), (play) => worthOf(view, play, weights)) ?? { kind: 'pass' };
}

/** For a player whose time is up: plays the tile with the most pips, or passes if none fits. */
export function decideLate(view: DominoesView): DominoesAction {
  const plays = playsOf(view);
  const heaviest = heaviestOf(plays.map(({ tile }) => tile));
  return plays.find(({ tile }) => tile === heaviest) ?? { kind: 'pass' };
}

const playsOf = (view: DominoesView): Play[] =>
  view.hand.flatMap((tile) => fitsOf(view, tile).map((side): Play => ({ kind: 'play', tile, side })));

function worthOf(view: DominoesView, { tile, side }: Play, weights: typeof WEIGHTS): number {
  const rest = view.hand.filter((one) => one !== tile);
  const ends = [...new Set(endsOf(withTile(view.chain, tile, side)))];
  const unseen = unseenOf(view);
  const worth = weights.pips * sumOf(tile) + (isDouble(tile) ? weights.double : 0);
  if (![...rest, ...unseen].some((one) => fits(one, ends))) {
    return worth + weights.block * (leastExpected(view, unseen) - pipsIn(rest));
  }
  const numbers = Array.from({ length: MAX_PIPS + 1 }, (_, number) => number);
  const held = (number: number) => rest.some((one) => hasNumber(one, number));
  return (
    worth +
    weights.mobility * rest.filter((one) => fits(one, ends)).length +
    weights.covered * ends.filter(held).length +
    weights.variety * numbers.filter(held).length -
    weights.opponent * opponentsOf(view)
      .map((seat) => chanceToPlay(view, seat, unseen, ends) * urgencyOf(view, seat))
      .reduce((sum, one) => sum + one, 0)
  );
}

/** The chance that an opponent has a tile that fits, if any tile it can have is as likely as another. */
function chanceToPlay(
  view: DominoesView,
  seat: number,
  unseen: readonly Tile[],
  ends: readonly number[],
): number {
  const possible = possibleOf(view, seat, unseen);
  const unfit = possible.filter((tile) => !fits(tile, ends)).length;
  const count = view.counts[seat] ?? 0;
  let chanceOfNone = 1;
  for (let dealt = 0; dealt < count; dealt += 1) {
    chanceOfNone *= Math.max(0, unfit - dealt) / Math.max(1, possible.length - dealt);
  }
  return 1 - chanceOfNone;
}

const urgencyOf = ({ counts }: DominoesView, seat: number): number => 4 / (2 + (counts[seat] ?? 0));

/** The fewest pips to expect in the hand of an opponent. */
const leastExpected = (view: DominoesView, unseen: readonly Tile[]): number =>
  Math.min(
    ...opponentsOf(view).map((seat) => {
      const possible = possibleOf(view, seat, unseen);
      return ((view.counts[seat] ?? 0) * pipsIn(possible)) / Math.max(1, possible.length);
    }),
  );

const opponentsOf = ({ seat, counts }: DominoesView): number[] =>
  [...counts.keys()].filter((one) => one !== seat);

/** Tiles in other hands, or sleeping. */
function unseenOf({ hand, chain }: DominoesView): Tile[] {
  const seen = new Set([...hand, ...chain.map(({ tile }) => tile)]);
  return ALL_TILES.filter((tile) => !seen.has(tile));
}

/** The tiles that an opponent can have: none with a number on which it passed. */
const possibleOf = ({ lacks }: DominoesView, seat: number, unseen: readonly Tile[]): Tile[] =>
  unseen.filter((tile) => !fits(tile, lacks[seat] ?? []));

const fits = (tile: Tile, numbers: readonly number[]): boolean =>
  numbers.some((number) => hasNumber(tile, number));

function mostBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let most = -Infinity;
  for (const item of items) {
    const measured = measure(item);
    if (measured > most) {
      most = measured;
      best = item;
    }
  }
  return best;
}
