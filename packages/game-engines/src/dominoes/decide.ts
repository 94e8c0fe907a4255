import { endsOf, fitsOf, withTile } from './chain';
import type { DominoesAction, DominoesView } from './protocol';
import {
  ALL_TILES,
  hasNumber,
  heaviestOf,
  isDouble,
  pipsIn,
  pipsOf,
  sumOf,
  type Tile,
} from './tiles';

type Play = Extract<DominoesAction, { kind: 'play' }>;

/** What counts when a house player chooses a tile, in pips. Found by playing matches against others. */
const WEIGHTS = {
  /** Each pip that leaves the hand. */
  pips: 1,
  /** Doubles fit one number only, so they leave early. */
  double: 3,
  /** Each tile left that fits an end, … */
  mobility: 2,
  /** … and each number on the tiles left. */
  variety: 1,
  /** An opponent that can surely play; more for one with few tiles. */
  opponent: 12,
  /** Each pip less than the expected hand of an opponent, if a play blocks the match. */
  block: 6,
};

/** The next action of a house player, from what its seat may see. */
export function decideDominoes(view: DominoesView): DominoesAction {
  return mostBy(playsOf(view), (play) => worthOf(view, play)) ?? { kind: 'pass' };
}

/** For a player whose time is up: plays the tile with the most pips, or passes if none fits. */
export function decideLate(view: DominoesView): DominoesAction {
  const plays = playsOf(view);
  const heaviest = heaviestOf(plays.map(({ tile }) => tile));
  return plays.find(({ tile }) => tile === heaviest) ?? { kind: 'pass' };
}

const playsOf = (view: DominoesView): Play[] =>
  view.hand.flatMap((tile) =>
    fitsOf(view, tile).map((side): Play => ({ kind: 'play', tile, side })),
  );

/** How good a play is, in pips. */
function worthOf(view: DominoesView, { tile, side }: Play): number {
  const rest = view.hand.filter((one) => one !== tile);
  const ends = [...new Set(endsOf(withTile(view.chain, tile, side)))];
  const unseen = unseenOf(view);
  const gone = WEIGHTS.pips * sumOf(tile) + (isDouble(tile) ? WEIGHTS.double : 0);
  const isBlock = ![...rest, ...unseen].some((one) => fits(one, ends));
  return isBlock
    ? gone + WEIGHTS.block * (leastExpected(view, unseen) - pipsIn(rest))
    : gone + worthOfHand(rest, ends) - WEIGHTS.opponent * threatOf(view, unseen, ends);
}

/** How good the tiles left are with these ends. */
const worthOfHand = (rest: readonly Tile[], ends: readonly number[]): number =>
  WEIGHTS.mobility * rest.filter((one) => fits(one, ends)).length +
  WEIGHTS.variety * new Set(rest.flatMap(pipsOf)).size;

/** How likely it is that opponents can play: once for each that surely can and has two tiles, less if it has more. */
const threatOf = (view: DominoesView, unseen: readonly Tile[], ends: readonly number[]): number =>
  opponentsOf(view)
    .map((seat) => chanceToPlay(view, seat, unseen, ends) * (4 / (2 + (view.counts[seat] ?? 0))))
    .reduce((sum, one) => sum + one, 0);

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
