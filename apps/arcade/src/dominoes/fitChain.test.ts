import { DOMINOES_RULES, endsOf, type DominoesView } from '@perya/game-engines/dominoes';
import { expect, it } from 'vitest';
import { fitChain } from './fitChain';
import { layChain, type LaidTile, type Place } from './layChain';

const { actorsOf, act, deal, decide, start, viewOf } = DOMINOES_RULES;

/** The views of matches between house players. */
function* views(): Generator<DominoesView> {
  for (let nonce = 0; nonce < 24; nonce += 1) {
    const seats = 2 + (nonce % 3);
    const draw = { serverSeed: 'a'.repeat(64), clientSeed: 'mine', nonce };
    let state = start(deal(draw, seats), seats);
    for (;;) {
      const [seat] = actorsOf(state);
      if (seat === undefined) break;
      state = act(state, seat, decide(viewOf(state, seat)));
      yield viewOf(state, 0);
    }
  }
}

/** The squares that a tile covers, with the number on each. */
const halvesOf = ({ x, y, width, height, numbers: [one, other] }: LaidTile) => {
  const [stepX, stepY] = width > height ? [0.5, 0] : [0, 0.5];
  return [
    { x: x - stepX, y: y - stepY, number: one },
    { x: x + stepX, y: y + stepY, number: other },
  ];
};

const overlap = (one: Place, other: Place): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.01 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.01;

it('never lays tiles or the places of the next ones over others, and stays within its size', () => {
  let most = 0;
  for (const { chain, firstPlace } of views()) {
    for (const width of [9, 14, 32]) {
      const { tiles, ends, ...size } = layChain(chain, firstPlace, width);
      const places: Place[] = [...tiles, ends.left, ends.right];
      most = Math.max(most, tiles.length);
      expect(size.width).toBeLessThanOrEqual(width + 2);
      places.forEach((place, index) => {
        expect(Math.abs(place.x) + place.width / 2).toBeLessThanOrEqual(size.width / 2 + 0.01);
        expect(Math.abs(place.y) + place.height / 2).toBeLessThanOrEqual(size.height / 2 + 0.01);
        expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([]);
      });
    }
  }
  expect(most).toBeGreaterThan(20);
});

it('lays equal numbers next to each other', () => {
  for (const { chain, firstPlace } of views()) {
    const { tiles } = layChain(chain, firstPlace, 12);
    tiles.slice(1).forEach((tile, place) => {
      const before = tiles[place];
      const link = endsOf(chain.slice(0, place + 1))?.[1];
      const touching = halvesOf(before as LaidTile).filter(({ number, x, y }) =>
        halvesOf(tile).some(
          (half) => half.number === number && Math.hypot(half.x - x, half.y - y) < 1.3,
        ),
      );
      expect(touching.map(({ number }) => number)).toContain(link);
    });
  }
});

it('keeps the tiles within the space, as large as possible', () => {
  for (const { chain, firstPlace } of views()) {
    for (const [width, height] of [
      [330, 150],
      [270, 260],
      [1000, 320],
    ] as const) {
      const { layout, unit } = fitChain(chain, firstPlace, { width, height, most: 40 });
      expect(layout.width * unit).toBeLessThanOrEqual(width + 0.01);
      expect(layout.height * unit).toBeLessThanOrEqual(height + 0.01);
      expect(unit).toBeGreaterThan(11);
    }
  }
});
