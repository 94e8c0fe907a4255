/* oxlint-disable react/incompatible-library -- React Compiler doesn't compile this file, and the
   virtualizer's result is read in the render that it triggered. */
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../utils/classNames';
import { ASSUMED_COLUMNS, itemsOfRows, gridPositionOf, rowCountOf } from './gridMath';
import { useEndReached } from './useEndReached';
import { cellId, useGridFocus } from './useGridFocus';
import { useGridMetrics, type GridMetrics } from './useGridMetrics';
import styles from './VirtualGrid.module.css';

/** Position of an item in a {@link VirtualGrid}. */
export interface VirtualGridCell {
  index: number;
  /**
   * For every focusable element in the item: only one item of the grid is a tab stop, and arrow keys move to
   * the others.
   */
  tabIndex: 0 | -1;
}

/** Props of {@link VirtualGrid}. */
export interface VirtualGridProps<Item> {
  /** What the grid contains, such as "Slots". */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /**
   * Renders at least one link or button; the first one gets the focus. All items must have the same height.
   */
  renderItem: (item: Item, cell: VirtualGridCell) => ReactNode;
  /**
   * Columns by width: `covers` 3 to 6, `cards` 1 to 3, `list` 1. A class may set `--virtual-grid-columns`.
   */
  density?: 'covers' | 'cards' | 'list' | undefined;
  /** The scroll container, if it isn't the window. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** Total number on the server, if `items` are only those loaded so far. */
  totalCount?: number | undefined;
  /** Number of items the server renders: enough for the tallest first view. */
  initialCount?: number | undefined;
  /** Extra rows mounted beyond either edge of the viewport. */
  overscan?: number | undefined;
  /** Called near the end, to load more. At most once in 200 ms, and not again for the same items. */
  onEndReached?: (() => void) | undefined;
  /** Remembers the page's length under this key, so that back navigation restores the scroll position. */
  restoreKey?: string | undefined;
  className?: string | undefined;
}

/**
 * A grid of any length that mounts only the items near the viewport. CSS defines the columns; the server
 * renders the first rows exactly as the browser does.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { scroller } = props;
  return scroller ? (
    <ElementGrid {...props} scroller={scroller} />
  ) : (
    <WindowGrid {...props} scroller={undefined} />
  );
}

interface BodyProps<Item> extends VirtualGridProps<Item> {
  grid: RefObject<HTMLDivElement | null>;
  metrics: GridMetrics | undefined;
  virtualizer: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>;
}

function WindowGrid<Item>(props: VirtualGridProps<Item>) {
  const { grid, metrics, options } = useGrid(props);
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  return <GridBody {...props} grid={grid} metrics={metrics} virtualizer={virtualizer} />;
}

function ElementGrid<Item>(
  props: VirtualGridProps<Item> & { scroller: RefObject<HTMLElement | null> },
) {
  const { grid, metrics, options } = useGrid(props);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => props.scroller.current,
  });
  return <GridBody {...props} grid={grid} metrics={metrics} virtualizer={virtualizer} />;
}

function useGrid<Item>({ items, overscan = 2, restoreKey, scroller }: VirtualGridProps<Item>) {
  const grid = useRef<HTMLDivElement>(null);
  const metrics = useGridMetrics(grid, scroller, restoreKey, items.length === 0);
  const { rowHeight = 1, columns, columnWidth } = metrics ?? {};
  // Another number of columns, or another width, invalidates all measured heights.
  const getItemKey = useCallback(
    (row: number) => `${columns}:${columnWidth}:${row}`,
    [columnWidth, columns],
  );
  return {
    grid,
    metrics,
    options: {
      // Without a layout there are no rows to position: the first items are in normal flow.
      count: metrics ? rowCountOf(items.length, metrics.columns) : 0,
      estimateSize: () => rowHeight,
      getItemKey,
      measureElement: sizeOfRow,
      gap: metrics?.rowGap ?? 0,
      scrollMargin: metrics?.scrollMargin ?? 0,
      scrollPaddingStart: metrics?.scrollPaddingStart ?? 0,
      scrollPaddingEnd: metrics?.scrollPaddingEnd ?? 0,
      overscan,
      indexAttribute: 'data-row',
      // React already renders state set in a scroll event before the next frame.
      useFlushSync: false,
    },
  };
}

/**
 * Assumes the height of the other rows until the browser has laid out the row and reports it: measuring it on
 * mount would force a synchronous layout for every row scrolled into view.
 */
function sizeOfRow<Scroller extends Element | Window>(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  grid: Virtualizer<Scroller, HTMLElement>,
): number {
  const laidOut = entry?.borderBoxSize[0]?.blockSize;
  if (laidOut !== undefined) return Math.round(laidOut);
  const row = grid.indexFromElement(element);
  return grid.itemSizeCache.get(grid.options.getItemKey(row)) ?? grid.options.estimateSize(row);
}

function GridBody<Item>({
  label,
  items,
  itemKey,
  renderItem,
  density = 'covers',
  totalCount,
  initialCount = 24,
  onEndReached,
  className,
  grid,
  metrics,
  virtualizer,
}: BodyProps<Item>) {
  const id = useId();
  const columns = metrics?.columns ?? ASSUMED_COLUMNS;
  const count = items.length;
  const rowCount = rowCountOf(count, columns);
  const rowPitch = (metrics?.rowHeight ?? 0) + (metrics?.rowGap ?? 0);

  const rows = metrics ? virtualizer.getVirtualItems() : [];
  const firstRow = rows[0];
  const lastRow = rows.at(-1);
  const [from, to] =
    firstRow && lastRow
      ? itemsOfRows(firstRow.index, lastRow.index, columns, count)
      : [0, Math.min(initialCount, count)];

  useEndReached(lastRow !== undefined && lastRow.index >= rowCount - 2, count, onEndReached);

  const { tabStop, strayIndex, handlers } = useGridFocus({
    grid,
    id,
    columns,
    count,
    from,
    to,
    pageRows: () => {
      const viewHeight = virtualizer.scrollRect?.height ?? 0;
      return metrics ? Math.max(1, Math.floor(viewHeight / rowPitch)) : 1;
    },
    scrollToItem: (index) => {
      if (metrics)
        virtualizer.scrollToIndex(gridPositionOf(index, columns).row, { behavior: 'instant' });
    },
  });

  const cell = (index: number) => {
    const item = items[index] as Item;
    const { row, column } = gridPositionOf(index, columns);
    return (
      <div
        key={itemKey(item)}
        id={cellId(id, index)}
        className={styles['cell']}
        role="gridcell"
        aria-colindex={column + 1}
        data-index={index}
        data-row={row}
        ref={metrics && column === 0 && index !== strayIndex ? virtualizer.measureElement : null}
        style={index === strayIndex ? strayStyle(row) : undefined}
      >
        {renderItem(item, { index, tabIndex: index === tabStop ? 0 : -1 })}
      </div>
    );
  };

  const strayStyle = (row: number) => ({
    position: 'absolute' as const,
    insetBlockStart: row * rowPitch,
    inlineSize: metrics?.columnWidth,
  });

  const mounted = range(from, to);
  if (strayIndex !== undefined) {
    if (strayIndex < from) mounted.unshift(strayIndex);
    else mounted.push(strayIndex);
  }

  return (
    <div className={classNames(styles['frame'], className)} data-density={density}>
      <div
        ref={grid}
        className={styles['grid']}
        style={metrics && paddings()}
        role="presentation"
        {...handlers}
      >
        {mounted.map(cell)}
      </div>
      {/* Cells are linked to rows by `aria-owns` instead of nesting, so another number of columns doesn't
          remount anything. */}
      <div
        className={styles['rows']}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rowCountOf(totalCount ?? count, columns)}
        aria-colcount={columns}
      >
        {[...Map.groupBy(mounted, (index) => gridPositionOf(index, columns).row)].map(
          ([row, indexes]) => (
            <div
              key={row}
              role="row"
              aria-rowindex={row + 1}
              aria-owns={indexes.map((index) => cellId(id, index)).join(' ')}
            />
          ),
        )}
      </div>
    </div>
  );

  /** Reserves the space of unmounted rows. */
  function paddings() {
    const { rowGap = 0, scrollMargin = 0 } = metrics ?? {};
    const total = virtualizer.getTotalSize();
    if (firstRow && lastRow) {
      return {
        paddingBlockStart: firstRow.start - scrollMargin,
        paddingBlockEnd: Math.max(0, total - (lastRow.end - scrollMargin)),
      };
    }
    const shown = rowCountOf(to, columns) * rowPitch - rowGap;
    return { paddingBlockEnd: Math.max(0, total - shown) };
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}
