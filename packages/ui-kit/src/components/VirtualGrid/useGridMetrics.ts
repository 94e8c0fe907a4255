import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../../utils/useIsHydrated';
import { ASSUMED_COLUMNS, countTracks } from './gridMath';

/** Measured layout of the grid, in px. */
export interface GridMetrics {
  columns: number;
  columnWidth: number;
  rowHeight: number;
  rowGap: number;
  /** From the top of the scroll container's content to the top of the grid. */
  scrollMargin: number;
  /** The part of the scroll container that is covered, from its `scroll-padding`: a header, a bottom bar. */
  scrollPaddingStart: number;
  scrollPaddingEnd: number;
}

/** Measurements of grids shown before, so that back navigation finds the page with its previous length. */
const remembered = new Map<string, GridMetrics>();

/**
 * Measures the layout instead of defining it: CSS defines the columns, so the server's HTML and the browser's
 * grid can't disagree. Undefined on the server, during hydration and without a layout.
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
    // A row's height can only be measured from an item.
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
    // Content above the grid moves it without changing its size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid, scroller, restoreKey, isEmpty]);

  return metrics;
}

function measure(element: HTMLElement, scroller: HTMLElement | undefined): GridMetrics | undefined {
  const cell = element.querySelector<HTMLElement>('[role="gridcell"]');
  // No layout (a hidden tab panel, a test without one): rows can't be measured.
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
  // Row height is only an estimate for unmeasured rows, so differences below a pixel are ignored.
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
