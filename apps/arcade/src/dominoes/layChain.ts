import { endsOf, isDouble, type PlacedTile, type Tile } from '@perya/game-engines/dominoes';

/** A place on the table: its middle and its size, in halves of tiles. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tile as it lies on the table. */
export interface LaidTile extends Place {
  tile: Tile;
  /** From left to right, or from top to bottom. */
  numbers: readonly [number, number];
}

/** See {@link layChain}. */
export interface ChainLayout {
  /** From the left to the right end of the chain. The middle of the whole layout is at 0, 0. */
  tiles: readonly LaidTile[];
  /** Where the next tiles will lie. */
  ends: Readonly<Record<'left' | 'right', Place>>;
  width: number;
  height: number;
}

/** From the middle of a row to the next: doubles across don't touch those in other rows. */
const ROW = 2.15;

const FIRST: Place = { x: 0, y: 0, width: 2, height: 1 };
const EMPTY: ChainLayout = { tiles: [], ends: { left: FIRST, right: FIRST }, width: 2, height: 1 };

/** A place, and the direction in which the chain goes on. */
interface Step extends Place {
  towards: { x: number; y: number };
}

/** The places of tiles to the right of the first one: along rows, which turn down before the edge. */
function stepsOf(doubles: readonly boolean[], start: number, edge: number): Step[] {
  let x = start;
  let y = 0;
  let way = 1;
  let isAfterTurn = false;
  return doubles.map((isAcross) => {
    // After a turn, a double lies along the row: that is across the tile of the turn.
    const width = isAcross && !isAfterTurn ? 1 : 2;
    isAfterTurn = x * way + width + 1 > edge;
    if (isAfterTurn) {
      const turn = { x: x + way / 2, y: y + (ROW - 1) / 2, width: 1, height: 2 };
      x += way;
      y += ROW;
      way = -way;
      return { ...turn, towards: { x: 0, y: 1 } };
    }
    x += way * width;
    return { x: x - (way * width) / 2, y, width, height: 3 - width, towards: { x: way, y: 0 } };
  });
}

/** The same on the left of the first tile, where rows turn up. */
const turned = (step: Step): Step => ({
  ...step,
  x: -step.x,
  y: -step.y,
  towards: { x: -step.towards.x, y: -step.towards.y },
});

/** @param outward the numbers of a tile, the one nearer to the first tile first */
function laid({ tile }: PlacedTile, step: Step, outward: readonly [number, number]): LaidTile {
  const { towards, ...place } = step;
  const [inner, outer] = outward;
  return { ...place, tile, numbers: towards.x + towards.y > 0 ? [inner, outer] : [outer, inner] };
}

const numbersOf = (placed: PlacedTile): readonly [number, number] => endsOf([placed]) ?? [0, 0];

/**
 * Lays a chain on the table like a snake: the first tile in the middle, doubles across, and turns at the edges.
 *
 * @param first the place of the first tile in the chain
 * @param width of the table, at least 8
 */
export function layChain(chain: readonly PlacedTile[], first: number, width: number): ChainLayout {
  if (chain.length === 0) return EMPTY;
  const doubles = chain.map(({ tile }) => isDouble(tile));
  const firstWidth = doubles[first] === true ? 1 : 2;
  // The last step on each side is for the next tile.
  const right = stepsOf([...doubles.slice(first + 1), false], firstWidth / 2, width / 2);
  const left = stepsOf([...doubles.slice(0, first).toReversed(), false], firstWidth / 2, width / 2)
    .map(turned)
    .toReversed();
  const middle: Step = {
    x: 0,
    y: 0,
    width: firstWidth,
    height: 3 - firstWidth,
    towards: { x: 1, y: 0 },
  };
  const steps = [...left, middle, ...right];
  const bounds = boundsOf(steps);
  const moved = steps.map((step) => ({ ...step, x: step.x - bounds.x, y: step.y - bounds.y }));
  return {
    tiles: chain.flatMap((placed, place) => {
      const step = moved[place + 1];
      if (step === undefined) return [];
      const [one, other] = numbersOf(placed);
      return [laid(placed, step, place < first ? [other, one] : [one, other])];
    }),
    ends: { left: moved[0] ?? middle, right: moved.at(-1) ?? middle },
    width: bounds.width,
    height: bounds.height,
  };
}

function boundsOf(places: readonly Place[]): Place {
  const left = Math.min(...places.map(({ x, width }) => x - width / 2));
  const right = Math.max(...places.map(({ x, width }) => x + width / 2));
  const top = Math.min(...places.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...places.map(({ y, height }) => y + height / 2));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}
