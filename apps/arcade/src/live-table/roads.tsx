import {
  bigRoad,
  derivedRoad,
  ROAD_ROWS,
  type DERIVED_ROAD_OFFSETS,
  type RoadMark,
} from '@perya/game-engines/live-table';

// Road map drawings: 10×10 cells, six per column. A page sets the colors.

/** A round on the road maps of a table with two sides. */
export interface SideMark {
  winner: Side | 'tie';
  /** Sides with a small dot on the edge of the round. */
  dots?: readonly Side[];
}

type Side = 'first' | 'second';

/** Number of visible columns; older ones scroll out on the left. */
export const COLUMNS = { bead: 14, big: 22, derived: 22 };

const COLORS = { first: 'var(--first)', second: 'var(--second)', tie: 'var(--tie)' } as const;
const PATTERN_COLORS = { repeats: 'var(--repeats)', breaks: 'var(--breaks)' } as const;

interface MarksProps {
  marks: readonly SideMark[];
}

/** Column by column, a filled dot per round. */
export function BeadPlate({ marks }: MarksProps) {
  const columns = Math.ceil(marks.length / ROAD_ROWS);
  const first = Math.max(0, columns - COLUMNS.bead) * ROAD_ROWS;
  return marks.slice(first).map((mark, place) => {
    const x = Math.floor(place / ROAD_ROWS) * 10 + 5;
    const y = (place % ROAD_ROWS) * 10 + 5;
    return (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={4.2} fill={COLORS[mark.winner]} />
        <Dots mark={mark} x={x} y={y} />
      </g>
    );
  });
}

interface DotsProps {
  mark: SideMark;
  x: number;
  y: number;
}

function Dots({ mark: { dots }, x, y }: DotsProps) {
  const dot = { r: 1.5, stroke: '#0b0c19', strokeWidth: 0.5 };
  return (
    <>
      {dots?.includes('second') && <circle cx={x - 3} cy={y - 3} fill={COLORS.second} {...dot} />}
      {dots?.includes('first') && <circle cx={x + 3} cy={y + 3} fill={COLORS.first} {...dot} />}
    </>
  );
}

/** A column per streak of the same winner; ties are a stroke through the ring before them. */
export function BigRoad({ marks }: MarksProps) {
  return shownCells(marks, COLUMNS.big).map(({ mark, ties, x, y }) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={3.4} fill="none" stroke={COLORS[mark.winner]} strokeWidth={1.8} />
      {ties > 0 && <path d={slash(x, y, 4)} stroke={COLORS.tie} strokeWidth={1.6} />}
      <Dots mark={mark} x={x} y={y} />
    </g>
  ));
}

interface DerivedRoadProps extends MarksProps {
  /** How many columns back it compares. */
  back: (typeof DERIVED_ROAD_OFFSETS)[number];
}

/** Streaks of one color, laid out like streaks of one winner on the big road. */
export function DerivedRoad({ marks, back }: DerivedRoadProps) {
  const patterns = derivedRoad(marks, back).map((isRed) => ({
    winner: isRed ? ('repeats' as const) : ('breaks' as const),
  }));
  return shownCells(patterns, COLUMNS.derived).map(({ mark, x, y }) => {
    const key = `${x} ${y}`;
    const color = PATTERN_COLORS[mark.winner];
    if (back === 1) {
      return <circle key={key} cx={x} cy={y} r={3.2} fill="none" stroke={color} strokeWidth={2} />;
    }
    if (back === 2) return <circle key={key} cx={x} cy={y} r={3.8} fill={color} />;
    return <path key={key} d={slash(x, y, 3.5)} stroke={color} strokeWidth={2.2} />;
  });
}

/** The last columns of a big road, with the center of each cell. */
function shownCells<Mark extends RoadMark>(marks: readonly Mark[], shown: number) {
  const { cells } = bigRoad(marks);
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  const first = Math.max(0, columns - shown);
  return cells
    .filter(({ column }) => column >= first)
    .map((cell) => ({ ...cell, x: (cell.column - first) * 10 + 5, y: cell.row * 10 + 5 }));
}

const slash = (x: number, y: number, reach: number): string =>
  `M${x - reach} ${y + reach}L${x + reach} ${y - reach}`;
