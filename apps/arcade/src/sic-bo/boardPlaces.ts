import { SIC_BO_SPOTS } from '@perya/game-engines/sic-bo';
import { isLengthwise, type Place } from '../live-table/places';

/** The left and top edge of a spot, and its size, in cells of the board. */
interface Box {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const SIDES = [1, 2, 3, 4, 5, 6];
const PAIRS = SIC_BO_SPOTS.filter(({ betType }) => betType === 'pair').map(({ id }) => id);
const TOTALS = Array.from({ length: 14 }, (_, place) => `total-${place + 4}`);
const sided = (kind: string, sides: readonly number[] = SIDES) =>
  sides.map((side) => `${kind}-${side}`);

/** Spots side by side, equally wide, which fill a box. */
const row = (ids: readonly string[], { left, top, width, height }: Omit<Box, 'id'>): Box[] =>
  ids.map((id, place) => ({
    id,
    left: left + (place * width) / ids.length,
    top,
    width: width / ids.length,
    height,
  }));

/** The size of the board in cells, upright. Must match the style sheet. */
export const UPRIGHT_SIZE = { width: 6, height: 10.5 };
/** The size of the board in cells, lengthwise. Must match the style sheet. */
export const LENGTHWISE_SIZE = { width: 14, height: 7 };

const line = (ids: readonly string[], top: number): Box[] =>
  row(ids, { left: 0, top, width: UPRIGHT_SIZE.width, height: 1 });

/** On a phone: rows from the top. */
const UPRIGHT_BOXES: readonly Box[] = [
  ...row(['small', 'odd', 'even', 'big'], { left: 0, top: 0, width: 6, height: 1.5 }),
  ...line(TOTALS.slice(0, 7), 1.5),
  ...line(TOTALS.slice(7), 2.5),
  ...line(sided('double'), 3.5),
  ...line(sided('triple'), 4.5),
  ...line(['any-triple'], 5.5),
  ...line(PAIRS.slice(0, 5), 6.5),
  ...line(PAIRS.slice(5, 10), 7.5),
  ...line(PAIRS.slice(10), 8.5),
  ...line(sided('single'), 9.5),
];

/** The classic board: small and big at the ends, doubles and triples between them. */
const LENGTHWISE_BOXES: readonly Box[] = [
  { id: 'small', left: 0, top: 0, width: 2, height: 2 },
  { id: 'odd', left: 0, top: 2, width: 2, height: 1 },
  ...row(sided('double', [1, 2, 3]), { left: 2, top: 0, width: 3, height: 3 }),
  ...row(sided('triple', [1, 2, 3]), { left: 5, top: 0, width: 4, height: 1 }),
  { id: 'any-triple', left: 5, top: 1, width: 4, height: 1 },
  ...row(sided('triple', [4, 5, 6]), { left: 5, top: 2, width: 4, height: 1 }),
  ...row(sided('double', [4, 5, 6]), { left: 9, top: 0, width: 3, height: 3 }),
  { id: 'big', left: 12, top: 0, width: 2, height: 2 },
  { id: 'even', left: 12, top: 2, width: 2, height: 1 },
  ...row(TOTALS, { left: 0, top: 3, width: 14, height: 1.5 }),
  ...row(PAIRS, { left: 0, top: 4.5, width: 14, height: 1.5 }),
  ...row(sided('single'), { left: 0, top: 6, width: 14, height: 1 }),
];

const UPRIGHT_PLACES: readonly Place[] = UPRIGHT_BOXES.map((box) => ({
  id: box.id,
  along: box.top + box.height / 2,
  across: box.left + box.width / 2,
  long: box.height,
  wide: box.width,
}));

/** Across a lengthwise board, places count upward. */
const LENGTHWISE_PLACES: readonly Place[] = LENGTHWISE_BOXES.map((box) => ({
  id: box.id,
  along: box.left + box.width / 2,
  across: -(box.top + box.height / 2),
  long: box.width,
  wide: box.height,
}));

/** The places of all spots in the layout that is shown. */
export const boardPlaces = (): readonly Place[] =>
  isLengthwise() ? LENGTHWISE_PLACES : UPRIGHT_PLACES;

/** A spot's boxes in both layouts, as shares of the board. */
export interface SpotBoxes {
  id: string;
  upright: Box;
  lengthwise: Box;
}

const shareOf = (
  { id, left, top, width, height }: Box,
  size: Pick<Box, 'width' | 'height'>,
): Box => ({
  id,
  left: left / size.width,
  top: top / size.height,
  width: width / size.width,
  height: height / size.height,
});

/** All spots in reading order, with their boxes. */
export const SPOT_BOXES: readonly SpotBoxes[] = UPRIGHT_BOXES.map((box) => ({
  id: box.id,
  upright: shareOf(box, UPRIGHT_SIZE),
  lengthwise: shareOf(LENGTHWISE_BOXES.find(({ id }) => id === box.id) ?? box, LENGTHWISE_SIZE),
}));
