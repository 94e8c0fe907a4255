import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../../utils/useIsHydrated';
import { ASSUMED_COLUMNS, countTracks } from './gridMath';

/** What the style sheet made of the grid, in px. */
export interface GridMetrics {
  columns: number;
  columnWidth: number;
  rowHeight: number;
  rowGap: number;
  /** From the top of what scrolls to the top of the grid. */
  scrollMargin: number;
  /** What covers the edges of what scrolls, by its `scroll-padding`: a header, a bottom bar. */
  scrollPaddingStart: number;
  scrollPaddingEnd: number;
}

/** What a grid measured when it was last shown, so that the way back finds the page as long as it was. */
const remembered = new Map<string, GridMetrics>();

/**
 * Measures instead of deciding: the columns belong to the style sheet, so the server's HTML and the
 * browser's grid cannot disagree. Undefined on the server, during hydration and without a layout.
 */
export function useGridMetrics(
  grid: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
  restoreKey: string | undefined,
  isEmpty: boolean,
): GridMetrics | undefined {
  const isHydrated = useIsHydrated();
  const [metrics, setMetrics] = useState(() =>
    isHydrated && restoreKey !== undefined ? remembered.get(restoreKey) : undefined,
  );

  useLayoutEffect(() => {
    const element = grid.current;
    // Only an item can tell how tall a row is.
    if (isEmpty || !element) return undefined;

    const update = () => {
      const next = measure(element, scroller?.current ?? undefined);
      if (!next) return;
      if (restoreKey !== undefined) remembered.set(restoreKey, next);
      setMetrics((last) => (last && isSame(last, next) ? last : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // What stands above the grid moves it without changing its size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid, scroller, restoreKey, isEmpty]);

  return metrics;
}

function measure(element: HTMLElement, scroller: HTMLElement | undefined): GridMetrics | undefined {
  const cell = element.querySelector<HTMLElement>('[role="gridcell"]');
  // No layout (a hidden tab panel, a test without one): nothing can be said about rows.
  if (!cell || cell.offsetHeight === 0) return undefined;
  const style = getComputedStyle(element);
  const scrolled = getComputedStyle(scroller ?? document.documentElement);
  const { top } = element.getBoundingClientRect();
  const scrollMargin = scroller
    ? top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop
    : top + window.scrollY;
  return {
    columns: countTracks(style.gridTemplateColumns) ?? ASSUMED_COLUMNS,
    columnWidth: cell.offsetWidth,
    rowHeight: cell.offsetHeight,
    rowGap: pixels(style.rowGap),
    scrollPaddingStart: pixels(scrolled.scrollPaddingTop),
    scrollPaddingEnd: pixels(scrolled.scrollPaddingBottom),
    scrollMargin: Math.round(scrollMargin),
  };
}

function isSame(a: GridMetrics, b: GridMetrics): boolean {
  // A row's height is only the estimate for rows not yet measured: it need not follow the pixel.
  return (
    a.columns === b.columns &&
    a.columnWidth === b.columnWidth &&
    a.rowGap === b.rowGap &&
    a.scrollPaddingStart === b.scrollPaddingStart &&
    a.scrollPaddingEnd === b.scrollPaddingEnd &&
    a.scrollMargin === b.scrollMargin
  );
}

/** Zero for `auto` and `normal`. */
function pixels(computed: string): number {
  return Number.parseFloat(computed) || 0;
}
