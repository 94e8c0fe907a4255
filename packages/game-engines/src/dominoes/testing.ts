import type { FairDraw } from '@perya/rules/fairness';
import * as fc from 'fast-check';
import type { PlayedAction } from '../match';
import { fitsOf } from './chain';
import type { DominoesAction, DominoesSide, DominoesView, PlacedTile } from './protocol';
import { DOMINOES_RULES } from './rules';
import type { DominoesState } from './state';
import { ALL_TILES, pipsOf, tileOf, type Tile } from './tiles';

// Helpers of the tests.

const { act, actorsOf, deal, decide, decideLate, start, viewOf } = DOMINOES_RULES;

const words = (names: string): string[] => names.split(' ').filter(Boolean);

/** A tile by its numbers: `36` and `63` are the same. */
export const tile = (name: string): Tile => tileOf(Number(name[0]), Number(name[1]));
export const tiles = (names: string): Tile[] => words(names).map(tile);

/** A chain as it lies on the table: `66 63` has a six at the left end and a three at the right. */
export const chainOf = (names: string): PlacedTile[] =>
  words(names).map((name) => ({ tile: tile(name), isFlipped: name.slice(0, 1) > name.slice(1) }));

export const namesOf = (chain: readonly PlacedTile[]): string =>
  chain
    .map(({ tile, isFlipped }) =>
      isFlipped ? pipsOf(tile).toReversed().join('') : pipsOf(tile).join(''),
    )
    .join(' ');

export const play = (name: string, side: DominoesSide): DominoesAction => ({
  kind: 'play',
  tile: tile(name),
  side,
});
export const PASS: DominoesAction = { kind: 'pass' };

/** A match in which these tiles were played, and the others sleep. */
export function stateWith(
  hands: readonly string[],
  chain: string,
  changes: Partial<DominoesState> = {},
): DominoesState {
  const dealt = hands.map(tiles);
  const used = new Set([...dealt.flat(), ...tiles(chain)]);
  return {
    turnOf: 0,
    turn: 5,
    hands: dealt,
    sleeping: ALL_TILES.filter((one) => !used.has(one)),
    chain: chainOf(chain),
    firstPlace: 0,
    opening: null,
    lacks: dealt.map(() => []),
    moves: [],
    end: null,
    ...changes,
  };
}

/** All 28 tiles, those of the hands first. */
export const outcomeOf = (hands: readonly string[]): Tile[] => [
  ...new Set([...hands.flatMap(tiles), ...ALL_TILES]),
];

export type Decide = (view: DominoesView) => DominoesAction;

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** Four seats that pass or play after each of 28 tiles. */
const MOST_ACTIONS = 4 * 28;

/** Plays a match; nothing in it may be changed in place. */
export function playOut(outcome: readonly number[], players: readonly Decide[]) {
  let last = frozen(start(frozen(outcome), players.length));
  const states = [last];
  const actions: PlayedAction[] = [];
  while (actions.length < MOST_ACTIONS) {
    const [seat] = actorsOf(last);
    if (seat === undefined) return { states, actions, last };
    const action = frozen(players[seat]?.(frozen(viewOf(last, seat))) ?? PASS);
    actions.push({ seat, action, by: 'house' });
    last = frozen(act(last, seat, action));
    states.push(last);
  }
  throw new Error('A match without an end.');
}

const draws: fc.Arbitrary<FairDraw> = fc.record({
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.string({ minLength: 1, maxLength: 10 }),
  nonce: fc.nat(1000),
});

/** A deal, and what plays at each seat: a house player, a player who is away, or anything possible. */
export const matches = fc.record({
  draw: draws,
  players: fc.array(fc.oneof(fc.constant('house'), fc.constant('away'), fc.nat(1000)), {
    minLength: 2,
    maxLength: 4,
  }),
});

export const playerOf =
  (kind: string | number): Decide =>
  (view) => {
    if (kind === 'house') return decide(view);
    if (kind === 'away') return decideLate(view);
    const plays = view.hand.flatMap((tile) =>
      fitsOf(view, tile).map((side): DominoesAction => ({ kind: 'play', tile, side })),
    );
    return plays[Number(kind) % plays.length] ?? PASS;
  };

export function matchOf({
  draw,
  players,
}: {
  draw: FairDraw;
  players: readonly (string | number)[];
}) {
  const outcome = deal(draw, players.length);
  return { outcome, seats: players.length, ...playOut(outcome, players.map(playerOf)) };
}

/** The result of an action; undefined if it wasn't possible. */
export function ifPossible<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
