// The road maps of a table where one of two sides wins. They're derived from its sheet alone.

/** A round on a road map: a tie, or a side that won. */
export interface RoadMark {
  winner: string;
}

/** A cell of the big road: a win, and the ties after it. */
export interface RoadCell<Mark extends RoadMark> {
  mark: Mark;
  ties: number;
  /** Position: runs bend to the right at the bottom of the map, or where the cell below is occupied. */
  column: number;
  row: number;
}

/** The height of a map. */
export const ROAD_ROWS = 6;

/** The big road: a column for each run of the same winner; ties are counted on the cell before them. */
export function bigRoad<Mark extends RoadMark>(
  marks: readonly Mark[],
): { cells: RoadCell<Mark>[]; openingTies: number } {
  const cells: RoadCell<Mark>[] = [];
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
export function runsOf(marks: readonly RoadMark[]): number[] {
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
  marks: readonly RoadMark[],
  back: (typeof DERIVED_ROAD_OFFSETS)[number],
): boolean[] {
  const runs = runsOf(marks);
  const colors: boolean[] = [];
  runs.forEach((length, run) => {
    for (let place = 1; place <= length; place += 1) {
      if (place === 1) {
        const before = runs[run - 1];
        const earlier = runs[run - 1 - back];
        if (before !== undefined && earlier !== undefined) colors.push(before === earlier);
      } else {
        const other = runs[run - back];
        if (other === undefined) continue;
        // Red if the other run has both positions, or neither.
        colors.push(other >= place || other < place - 1);
      }
    }
  });
  return colors;
}
