import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { LOBBY_PAGE_SIZE } from '../queries/lobbyQueries';
import { pageOf } from './useLobbyGames';

/** Throttle of URL updates while scrolling (specification §9), in ms. */
const THROTTLE_MS = 200;

export interface PageInAddressOptions {
  wall: RefObject<HTMLElement | null>;
  /** Whether the grid has its full length. */
  isOn: boolean;
  /** The page in the URL when this list was opened. */
  page: number;
  hrefOf(page: number): string;
}

/**
 * Keeps the visible page in the URL, so that a reload or a shared link opens there, and scrolls to it once on
 * a full page load.
 */
export function usePageInAddress({ wall, isOn, page, hrefOf }: PageInAddressOptions): void {
  const cameWithDocument = useRef(!isOn);

  useLayoutEffect(() => {
    // For navigation within the site, scroll restoration returns to the exact position instead.
    if (!isOn || !cameWithDocument.current) return undefined;
    if (page <= 1) {
      cameWithDocument.current = false;
      return undefined;
    }
    // The grid has its full length a frame after its items.
    const frame = requestAnimationFrame(() => {
      cameWithDocument.current = false;
      const top = wall.current && topOf((page - 1) * LOBBY_PAGE_SIZE, wall.current);
      if (top !== null) scrollTo({ top });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, page, wall]);

  const follow = useEffectEvent(() => {
    const place = wall.current && firstInView(wall.current);
    if (place === null) return;
    const href = hrefOf(pageOf(place));
    // Uses `history.replaceState` instead of a navigation: nothing is loaded or rendered, and the history
    // keeps its length.
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

/** The mounted cells of a grid, in order; `data-place` contains their index. */
function placesOf(wall: HTMLElement) {
  return [...wall.querySelectorAll<HTMLElement>('[data-place]')].map((element) => ({
    place: Number(element.dataset['place']),
    box: element.getBoundingClientRect(),
  }));
}

/** The height covered by the site's header, from the style sheet. */
function headroomOf(wall: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(wall).scrollMarginBlockStart) || 0;
}

/** Index of the first cell visible below the header; null without a layout. */
function firstInView(wall: HTMLElement): number | null {
  const headroom = headroomOf(wall);
  const seen = placesOf(wall).find(({ box }) => box.height > 0 && box.bottom > headroom);
  return seen?.place ?? null;
}

/** Scroll offset of a cell that may not be mounted; null without a layout. */
function topOf(place: number, wall: HTMLElement): number | null {
  const places = placesOf(wall);
  const first = places[0];
  const nextRow = places.find(({ box }) => first && box.top > first.box.top);
  if (!first || !nextRow) return null;
  const columns = nextRow.place - first.place;
  const rows = Math.floor(place / columns) - Math.floor(first.place / columns);
  const pitch = nextRow.box.top - first.box.top;
  return first.box.top + scrollY + rows * pitch - headroomOf(wall);
}
