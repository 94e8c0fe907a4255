/**
 * The road maps of a table. A sheet is the sequence of rounds, one letter each, oldest first; the maps are
 * derived from it alone.
 */

/** One round on a sheet. */
export interface Mark {
  winner: 'player' | 'banker' | 'tie';
  playerPair: boolean;
  bankerPair: boolean;
  natural: boolean;
}

const WINNERS = ['player', 'banker', 'tie'] as const;

/** Encodes a round as one base-32 digit. */
export function writeMark({ winner, playerPair, bankerPair, natural }: Mark): string {
  const number =
    WINNERS.indexOf(winner) + (playerPair ? 4 : 0) + (bankerPair ? 8 : 0) + (natural ? 16 : 0);
  return number.toString(32);
}

export function readMark(letter: string): Mark {
  const number = Number.parseInt(letter, 32);
  return {
    winner: WINNERS[number & 3] ?? 'tie',
    playerPair: (number & 4) !== 0,
    bankerPair: (number & 8) !== 0,
    natural: (number & 16) !== 0,
  };
}

/** A cell of the big road: a win, and the ties after it. */
export interface RoadCell {
  mark: Mark;
  ties: number;
  /** Position: runs bend to the right at the bottom of the map, or where the cell below is occupied. */
  column: number;
  row: number;
}

export const ROAD_ROWS = 6;

/** The big road: a column for each run of the same winner; ties are counted on the cell before them. */
export function bigRoad(marks: readonly Mark[]): { cells: RoadCell[]; openingTies: number } {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  const at = (column: number, row: number): string => `${column}:${row}`;
  let openingTies = 0;
  let runColumn = -1;
  for (const mark of marks) {
    const last = cells.at(-1);
    if (mark.winner === 'tie') {
      if (last === undefined) openingTies += 1;
      else last.ties += 1;
      continue;
    }
    let column: number;
    let row = 0;
    if (last !== undefined && last.mark.winner === mark.winner) {
      const isFree = last.row + 1 < ROAD_ROWS && !taken.has(at(last.column, last.row + 1));
      const bent = last.column !== runColumn;
      ({ column, row } =
        isFree && !bent
          ? { column: last.column, row: last.row + 1 }
          : { column: last.column + 1, row: last.row });
    } else {
      runColumn += 1;
      // The tail of a long run may occupy cells of the top row.
      while (taken.has(at(runColumn, 0))) runColumn += 1;
      column = runColumn;
    }
    taken.add(at(column, row));
    cells.push({ mark, ties: 0, column, row });
  }
  return { cells, openingTies };
}

/** Lengths of the runs of the same winner, without ties. */
export function runsOf(marks: readonly Mark[]): number[] {
  const runs: number[] = [];
  let last: string | undefined;
  for (const { winner } of marks) {
    if (winner === 'tie') continue;
    if (winner === last) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    last = winner;
  }
  return runs;
}

/** How far back a derived road compares: big eye boy, small road, cockroach road. */
export const DERIVED_ROAD_OFFSETS = [1, 2, 3] as const;

/**
 * A derived road: true is red (the pattern repeats), false is blue (it breaks). For a win that starts a run,
 * the previous run is compared with the one `back` runs earlier; for a win that continues a run, its position
 * is compared with the run `back` runs earlier.
 */
export function derivedRoad(
  marks: readonly Mark[],
  back: (typeof DERIVED_ROAD_OFFSETS)[number],
): boolean[] {
  const runs = runsOf(marks);
  const colours: boolean[] = [];
  runs.forEach((length, run) => {
    for (let place = 1; place <= length; place += 1) {
      if (place === 1) {
        const before = runs[run - 1];
        const earlier = runs[run - 1 - back];
        if (before !== undefined && earlier !== undefined) colours.push(before === earlier);
      } else {
        const other = runs[run - back];
        if (other === undefined) continue;
        // Red if the other run has both positions, or neither.
        colours.push(other >= place || other < place - 1);
      }
    }
  });
  return colours;
}
