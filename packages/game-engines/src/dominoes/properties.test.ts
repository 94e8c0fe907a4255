import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { replayMatch } from '../match';
import { canPlay, fitsOf } from './chain';
import {
  DOMINOES_GAME,
  DOMINOES_MAX_POINTS,
  type DominoesAction,
  type DominoesView,
} from './protocol';
import { DOMINOES_RULES } from './rules';
import type { DominoesState } from './state';
import { ifPossible, matches, matchOf, namesOf } from './testing';
import { ALL_TILES, hasNumber, openingOf, pipsIn, type Tile } from './tiles';

const { act, actorsOf, pointsOf, start, viewOf } = DOMINOES_RULES;

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Checks a state by counting, without the helpers of the rules where possible. */
function checkState(
  { hands, sleeping, chain, firstPlace, lacks, end }: DominoesState,
  all: Tile[],
) {
  const placed = chain.map(({ tile }) => tile);
  expect(inOrder([...hands.flat(), ...sleeping, ...placed])).toEqual([...ALL_TILES]);
  expect(sleeping).toHaveLength(28 - 7 * hands.length);
  const numbers = namesOf(chain).replaceAll(' ', '').slice(1, -1);
  expect(numbers).toMatch(/^(?:(\d)\1)*$/);
  expect(placed[firstPlace]).toBe(chain.length === 0 ? undefined : openingOf(all));
  for (const [seat, hand] of hands.entries()) {
    expect(hand.some((tile) => lacks[seat]?.some((one) => hasNumber(tile, one)))).toBe(false);
  }
  const isBlocked = !hands.some((hand) =>
    canPlay({ chain, opening: openingOf(all) ?? null }, hand),
  );
  expect(end !== null).toBe(isBlocked || hands.some(({ length }) => length === 0));
}

describe('a match', () => {
  it('ends, keeps all tiles, and its points are 0 in total and never more than the stake', () => {
    const endings = new Set<string>();
    fc.assert(
      fc.property(matches, (match) => {
        const { outcome, seats, states, actions, last } = matchOf(match);
        expect(inOrder(outcome)).toEqual([...ALL_TILES]);
        const dealt = states[0]?.hands.flat() ?? [];
        for (const state of states) checkState(state, dealt);
        // Between two passes of a seat, somebody plays a tile.
        expect(actions.length).toBeLessThanOrEqual(28 * seats);
        expect(last.moves).toHaveLength(actions.length);
        const points = pointsOf(last) ?? [];
        expect(points).toHaveLength(seats);
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(Math.min(...points)).toBeGreaterThanOrEqual(-DOMINOES_MAX_POINTS);
        expect(points.findIndex((one) => one > 0)).toBeOneOf([-1, last.end?.winner]);
        expect(Math.min(...last.hands.map(pipsIn))).toBe(last.end?.handPips[last.end.winner]);
        for (const state of states.slice(0, -1)) expect(pointsOf(state)).toBeUndefined();
        expect(replayMatch(DOMINOES_RULES, { outcome, seats }, actions)).toEqual(last);
        endings.add(`${seats} ${last.end?.reason}`);
      }),
      { numRuns: 400 },
    );
    expect(endings).toEqual(new Set(['2 out', '2 block', '3 out', '3 block', '4 out', '4 block']));
  });

  it('accepts exactly the actions that the view shows to be possible', () => {
    fc.assert(
      fc.property(matches, fc.nat(200), (match, step) => {
        const { states } = matchOf(match);
        const state = states[step % states.length] ?? start([...ALL_TILES], 2);
        for (const seat of state.hands.keys()) {
          const view = viewOf(state, seat);
          const isActor = actorsOf(state).includes(seat);
          const isAccepted = (action: DominoesAction) =>
            ifPossible(() => act(state, seat, action)) !== undefined;
          for (const tile of ALL_TILES) {
            const sides = isActor && view.hand.includes(tile) ? fitsOf(view, tile) : [];
            for (const side of ['left', 'right'] as const) {
              expect(isAccepted({ kind: 'play', tile, side })).toBe(sides.includes(side));
            }
          }
          expect(isAccepted({ kind: 'pass' })).toBe(isActor && !canPlay(view, view.hand));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('makes views and actions that the protocol describes', () => {
    const { match: read, act: sent } = DOMINOES_GAME.calls;
    const wire = (view: DominoesView) => ({
      now: 0,
      balance: '0.00',
      nextAt: null,
      match: {
        matchId: '',
        stake: '50.00',
        commitment: '',
        phase: 'playing',
        startsAt: null,
        seat: view.seat,
        seats: [],
        turnSince: 0,
        turnMs: 0,
        acted: 0,
        view,
        end: null,
      },
    });
    fc.assert(
      fc.property(matches, fc.nat(3), (match, seat) => {
        const { states, actions, seats } = matchOf(match);
        for (const state of states) {
          const view = viewOf(state, seat % seats);
          expect(v.parse(read.reply, wire(view)).match?.view).toEqual(view);
        }
        const [first, last] = [actions[0]?.action, actions.at(-1)?.action];
        for (const action of [first, last, { kind: 'pass' }]) {
          expect(v.safeParse(sent.request.entries['action'] as never, action).success).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a view', () => {
  it('shows a seat nothing that depends on tiles it may not see', () => {
    fc.assert(
      fc.property(matches, fc.nat(200), fc.nat(3), (match, step, one) => {
        const { states, seats } = matchOf(match);
        const seat = one % seats;
        const open = states.slice(0, -1);
        const state = open[step % open.length] ?? start([...ALL_TILES], 2);
        const { hands, sleeping } = state;
        const hidden = [...hands.filter((_, other) => other !== seat).flat(), ...sleeping];
        const turned = [...hidden.slice(3), ...hidden.slice(0, 3)].toReversed();
        const swapped = hands.map((hand, other) =>
          other === seat ? hand : turned.splice(0, hand.length),
        );
        const view = viewOf({ ...state, hands: swapped, sleeping: turned }, seat);
        expect(view).toEqual(viewOf(state, seat));
        expect(JSON.stringify(view)).not.toContain('"hands"');
        // Before the first tile, the seat that holds it is known, but not the tile.
        const isOpening = state.chain.length === 0 && seat === state.turnOf;
        expect(view.opening !== null).toBe(isOpening);
      }),
    );
  });

  it('is the same after the same actions with other hidden tiles', () => {
    let compared = 0;
    fc.assert(
      fc.property(matches, fc.nat(200), fc.nat(3), fc.nat(27), (match, step, one, turn) => {
        const { outcome, seats, states, actions } = matchOf(match);
        const seat = one % seats;
        const done = step % (states.length - 1);
        const state = states[done] ?? start(outcome, seats);
        const hidden = new Set([
          ...state.hands.filter((_, other) => other !== seat).flat(),
          ...state.sleeping,
        ]);
        const places = outcome.flatMap((tile, place) => (hidden.has(tile) ? [place] : []));
        const other = outcome.with(0, outcome[0] ?? 0);
        for (const [index, place] of places.entries()) {
          other[place] = outcome[places[(index + turn) % places.length] ?? 0] ?? 0;
        }
        // Not every other deal allows the same actions.
        const again = ifPossible(() =>
          replayMatch(DOMINOES_RULES, { outcome: other, seats }, actions.slice(0, done)),
        );
        if (again === undefined || again.end !== null || again.turnOf !== state.turnOf) return;
        if (turn % places.length !== 0) compared += 1;
        expect(viewOf(again, seat)).toEqual(viewOf(state, seat));
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});
