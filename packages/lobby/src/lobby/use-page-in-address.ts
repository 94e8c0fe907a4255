import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { pageOf } from './use-lobby-games';
import { LOBBY_PAGE_SIZE } from '../lobby-queries';

/** How often the address follows a scroll (specification §9), in ms. */
const THROTTLE_MS = 200;

export interface PageInAddressOptions {
  wall: RefObject<HTMLElement | null>;
  /** The wall stands at its whole length. */
  isOn: boolean;
  /** The page that the address named when this list was gone to. */
  page: number;
  total: number;
  hrefOf(page: number): string;
}

/**
 * Keeps the page in view in the address, so that a reload or a shared link opens there, and goes to
 * it once when the document came with one.
 */
export function usePageInAddress({ wall, isOn, page, total, hrefOf }: PageInAddressOptions): void {
  const cameWithDocument = useRef(!isOn);

  useLayoutEffect(() => {
    // Within the site, the way back restores the exact place instead.
    if (!isOn || !cameWithDocument.current) return undefined;
    cameWithDocument.current = false;
    if (page <= 1) return undefined;
    // The grid has its whole length a frame after its items.
    const frame = requestAnimationFrame(() => {
      const layout = layoutOf(wall.current);
      if (!layout) return;
      const row = Math.floor(((page - 1) * LOBBY_PAGE_SIZE) / layout.columns);
      scrollTo({ top: layout.top + row * layout.rowPitch - layout.headroom, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, page, wall]);

  const follow = useEffectEvent(() => {
    const layout = layoutOf(wall.current);
    if (!layout || total === 0) return;
    const row = Math.max(0, Math.floor((scrollY + layout.headroom - layout.top) / layout.rowPitch));
    const inView = pageOf(Math.min(row * layout.columns, total - 1));
    const href = hrefOf(inView);
    // Not a navigation: nothing is to be loaded or rendered for it, and the history keeps its length.
    const isHere = new URL(href, location.href).pathname === location.pathname;
    if (!isHere || href === location.pathname + location.search) return;
    history.replaceState(history.state, '', href);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        follow();
      }, THROTTLE_MS);
    };
    addEventListener('scroll', later, { passive: true });
    return () => {
      removeEventListener('scroll', later);
      clearTimeout(timer);
    };
  }, [isOn]);
}

/** Where the rows of a wall stand in the document; null without a layout. */
function layoutOf(wall: HTMLElement | null) {
  const grid = wall?.querySelector('[role="grid"]');
  const columns = Number(grid?.getAttribute('aria-colcount'));
  const rows = Number(grid?.getAttribute('aria-rowcount'));
  if (!grid || !columns || !rows) return null;
  const { top, height } = grid.getBoundingClientRect();
  if (height === 0) return null;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  const headroom = Number.parseFloat(getComputedStyle(grid).scrollMarginBlockStart) || 0;
  return { top: top + scrollY, columns, rowPitch: (height + gap) / rows, headroom };
}
