/** Minimum time between calls to load more, in ms (specification, section 9). */
export const END_THROTTLE_MS = 200;

/** Used until the number can be measured from CSS; it is the phone's number. */
export const ASSUMED_COLUMNS = 3;

export function rowCountOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** Row and column of an item, both from 0. */
export function gridPositionOf(index: number, columns: number): { row: number; column: number } {
  return { row: Math.floor(index / columns), column: index % columns };
}

/** Items of the rows from `firstRow` to `lastRow`, both inclusive, as `[from, to)`. */
export function itemsOfRows(
  firstRow: number,
  lastRow: number,
  columns: number,
  count: number,
): readonly [from: number, to: number] {
  return [Math.min(firstRow * columns, count), Math.min((lastRow + 1) * columns, count)];
}

/** Number of columns: the computed `grid-template-columns` lists one length per column. */
export function countTracks(computed: string): number | undefined {
  const tracks = computed.trim().split(/\s+/u);
  return tracks.every((track) => /^\d+(\.\d+)?px$/u.test(track)) ? tracks.length : undefined;
}

export interface GridStep {
  key: string;
  /** Control or Command is pressed: Home and End then apply to the whole grid. */
  whole: boolean;
  index: number;
  columns: number;
  count: number;
  /** Rows to move by Page Up or Page Down. */
  pageRows: number;
}

/** The item a key leads to. Undefined if the key isn't handled by the grid or leads nowhere. */
export function nextFocusIndex({
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

  /** Same column, or the last item if the last row is shorter. */
  function down(rows: number): number {
    const lastRowStart = last - (last % columns);
    const rowsLeft = (lastRowStart - rowStart) / columns;
    return Math.min(index + Math.min(rows, rowsLeft) * columns, last);
  }

  function up(rows: number): number {
    return index - Math.min(rows, rowStart / columns) * columns;
  }
}
