/** Calls to load more are at least this far apart, in ms (specification, section 9). */
export const END_THROTTLE_MS = 200;

/** Assumed until the style sheet's own number can be measured; also what a phone has. */
export const ASSUMED_COLUMNS = 3;

export function rowCountOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** Where an item stands, both from 0. */
export function placeOf(index: number, columns: number): { row: number; column: number } {
  return { row: Math.floor(index / columns), column: index % columns };
}

/** Items of the rows from `firstRow` to `lastRow`, both included, as `[from, to)`. */
export function itemsOfRows(
  firstRow: number,
  lastRow: number,
  columns: number,
  count: number,
): readonly [from: number, to: number] {
  return [Math.min(firstRow * columns, count), Math.min((lastRow + 1) * columns, count)];
}

/** Columns as laid out: computed `grid-template-columns` lists one length for each. */
export function countTracks(computed: string): number | undefined {
  const tracks = computed.trim().split(/\s+/u);
  return tracks.every((track) => /^\d+(\.\d+)?px$/u.test(track)) ? tracks.length : undefined;
}

export interface GridStep {
  key: string;
  /** Control or Command is held: Home and End then mean the whole grid. */
  whole: boolean;
  index: number;
  columns: number;
  count: number;
  /** Rows that a page key passes. */
  pageRows: number;
}

/** The item that a key leads to; undefined for a key that is not the grid's, or leads nowhere. */
export function stepTo({
  key,
  whole,
  index,
  columns,
  count,
  pageRows,
}: GridStep): number | undefined {
  const last = count - 1;
  const rowStart = index - (index % columns);
  const target = (() => {
    switch (key) {
      case 'ArrowRight':
        return index + 1;
      case 'ArrowLeft':
        return index - 1;
      case 'ArrowDown':
        return down(1);
      case 'ArrowUp':
        return up(1);
      case 'PageDown':
        return down(pageRows);
      case 'PageUp':
        return up(pageRows);
      case 'Home':
        return whole ? 0 : rowStart;
      case 'End':
        return whole ? last : Math.min(rowStart + columns - 1, last);
      default:
        return undefined;
    }
  })();
  if (target === undefined || target === index || target < 0 || target > last) return undefined;
  return target;

  /** In the same column, or at the very end where the last row is shorter. */
  function down(rows: number): number {
    const lastRowStart = last - (last % columns);
    const rowsLeft = (lastRowStart - rowStart) / columns;
    return Math.min(index + Math.min(rows, rowsLeft) * columns, last);
  }

  function up(rows: number): number {
    return index - Math.min(rows, rowStart / columns) * columns;
  }
}
