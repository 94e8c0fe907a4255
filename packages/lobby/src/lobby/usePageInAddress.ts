import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { LOBBY_PAGE_SIZE } from '../queries/lobbyQueries';
import { pageOf } from './useLobbyGames';

/** How often the address follows a scroll (specification §9), in ms. */
const THROTTLE_MS = 200;

export interface PageInAddressOptions {
  wall: RefObject<HTMLElement | null>;
  /** The wall stands at its whole length. */
  isOn: boolean;
  /** The page that the address named when this list was gone to. */
  page: number;
  hrefOf(page: number): string;
}

/**
 * Keeps the page in view in the address, so that a reload or a shared link opens there, and goes to
 * it once when the document came with one.
 */
export function usePageInAddress({ wall, isOn, page, hrefOf }: PageInAddressOptions): void {
  const cameWithDocument = useRef(!isOn);

  useLayoutEffect(() => {
    // Within the site, the way back restores the exact place instead.
    if (!isOn || !cameWithDocument.current) return undefined;
    if (page <= 1) {
      cameWithDocument.current = false;
      return undefined;
    }
    // The grid has its whole length a frame after its items.
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

/** The mounted places of a wall, in their order; each says in `data-place` which one it is. */
function placesOf(wall: HTMLElement) {
  return [...wall.querySelectorAll<HTMLElement>('[data-place]')].map((element) => ({
    place: Number(element.dataset['place']),
    box: element.getBoundingClientRect(),
  }));
}

/** What the site's header covers of the window, as the style sheet says it. */
function headroomOf(wall: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(wall).scrollMarginBlockStart) || 0;
}

/** The first place that is seen below the header; null without a layout. */
function firstInView(wall: HTMLElement): number | null {
  const headroom = headroomOf(wall);
  const seen = placesOf(wall).find(({ box }) => box.height > 0 && box.bottom > headroom);
  return seen?.place ?? null;
}

/** Where the document is to be scrolled to for a place that need not be mounted; null without a layout. */
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
