import {
  bigRoad,
  derivedRoad,
  ROAD_ROWS,
  type DERIVED_ROAD_OFFSETS,
  type Mark,
} from '@perya/game-engines/baccarat';

// Road map drawings: 10×10 cells, six per column.

/** Number of visible columns; older ones scroll out on the left. */
export const COLUMNS = { bead: 14, big: 22, derived: 22 };

const COLOURS = {
  player: 'var(--baccarat-player)',
  banker: 'var(--baccarat-banker)',
  tie: 'var(--baccarat-tie)',
} as const;

interface MarksProps {
  marks: readonly Mark[];
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
        <circle cx={x} cy={y} r={4.2} fill={COLOURS[mark.winner]} />
        <Pairs mark={mark} x={x} y={y} />
      </g>
    );
  });
}

interface PairsProps {
  mark: Mark;
  x: number;
  y: number;
}

/** Small dots on the edge of a round, for pairs. */
function Pairs({ mark, x, y }: PairsProps) {
  const dot = { r: 1.5, stroke: '#0b0c19', strokeWidth: 0.5 };
  return (
    <>
      {mark.bankerPair && <circle cx={x - 3} cy={y - 3} fill={COLOURS.banker} {...dot} />}
      {mark.playerPair && <circle cx={x + 3} cy={y + 3} fill={COLOURS.player} {...dot} />}
    </>
  );
}

/** A column per streak of the same winner; ties are a stroke through the ring before them. */
export function BigRoad({ marks }: MarksProps) {
  return shownCells(marks, COLUMNS.big).map(({ mark, ties, x, y }) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={3.4} fill="none" stroke={COLOURS[mark.winner]} strokeWidth={1.8} />
      {ties > 0 && <path d={slash(x, y, 4)} stroke={COLOURS.tie} strokeWidth={1.6} />}
      <Pairs mark={mark} x={x} y={y} />
    </g>
  ));
}

interface DerivedRoadProps extends MarksProps {
  /** How many columns back it compares. */
  back: (typeof DERIVED_ROAD_OFFSETS)[number];
}

/** Streaks of one color, laid out like streaks of one winner on the big road. */
export function DerivedRoad({ marks, back }: DerivedRoadProps) {
  const colours = derivedRoad(marks, back).map((isRed): Mark => ({
    winner: isRed ? 'banker' : 'player',
    playerPair: false,
    bankerPair: false,
    natural: false,
  }));
  return shownCells(colours, COLUMNS.derived).map(({ mark, x, y }) => {
    const key = `${x} ${y}`;
    const colour = COLOURS[mark.winner];
    if (back === 1) {
      return <circle key={key} cx={x} cy={y} r={3.2} fill="none" stroke={colour} strokeWidth={2} />;
    }
    if (back === 2) return <circle key={key} cx={x} cy={y} r={3.8} fill={colour} />;
    return <path key={key} d={slash(x, y, 3.5)} stroke={colour} strokeWidth={2.2} />;
  });
}

/** The last columns of a big road, with the center of each cell. */
function shownCells(marks: readonly Mark[], shown: number) {
  const { cells } = bigRoad(marks);
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  const first = Math.max(0, columns - shown);
  return cells
    .filter(({ column }) => column >= first)
    .map((cell) => ({ ...cell, x: (cell.column - first) * 10 + 5, y: cell.row * 10 + 5 }));
}

const slash = (x: number, y: number, reach: number): string =>
  `M${x - reach} ${y + reach}L${x + reach} ${y - reach}`;
