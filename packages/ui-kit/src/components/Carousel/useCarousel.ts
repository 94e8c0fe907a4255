import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNearViewport } from '../LazyImage/useNearViewport';
import type { CarouselEngine, EngineOptions } from './engine';
import { placeOfSlide, placesOf, slideAt, slideOfPlace, SPACING } from './slides';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { whenIdle } from './whenIdle';

type StartEngine = typeof import('./engine').startEngine;

interface CarouselOptions {
  row: RefObject<HTMLElement | null>;
  count: number;
  autoplayMs: number;
  classes: Pick<EngineOptions, 'wrapperClass' | 'slideClass'>;
}

/** How long scrolling must have stopped before swiper takes over the row. */
const REST_MS = 150;

/**
 * A row of slides with native scrolling and snapping. Once it is visible and the page is idle, swiper rotates
 * it. If swiper fails to load (a lost chunk), the row stays scrollable.
 */
export function useCarousel({ row, count, autoplayMs, classes }: CarouselOptions) {
  // Without swiper the row has no copies; the number is still counted as if it had.
  const [place, setPlace] = useState(placeOfSlide(0));
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHeld, setIsHeld] = useState(false);
  const [startEngine, setStartEngine] = useState<StartEngine>();
  const engine = useRef<CarouselEngine>(undefined);
  const canTurn = count > 1;
  const slide = slideOfPlace(place, count);
  const isStill = usePrefersReducedMotion();
  // With reduced motion the carousel starts paused; the user may still press play.
  const isPlaying = choice === undefined ? !isStill : choice === 'play';
  const runs = isPlaying && !isHeld;
  const { slideClass, wrapperClass } = classes;

  const startSlide = useRef(0);
  const loadEngine = useCallback(() => {
    const start = async () => {
      const loaded = await import('./engine');
      const element = row.current;
      if (!element) return;
      await atRest(element);
      startSlide.current = slideAt(element.scrollLeft, slideWidth(element), count);
      setStartEngine(() => loaded.startEngine);
    };
    // Without swiper's chunk the row still scrolls, and the next visit loads it again.
    start().catch(() => {});
  }, [count, row]);

  // Off-screen slides don't need to rotate.
  const isNear = useNearViewport(row, false);
  useEffect(() => {
    if (!canTurn || !isNear || startEngine) return undefined;
    return whenIdle(loadEngine);
  }, [canTurn, isNear, loadEngine, startEngine]);

  const latest = useRef({ runs });
  useEffect(() => {
    latest.current = { runs };
    engine.current?.setPlaying(runs);
  }, [runs]);

  // In the same frame in which the copies are added, so that the shown slide doesn't move.
  useLayoutEffect(() => {
    const element = row.current;
    if (!startEngine || !element) return undefined;
    const started = startEngine(element, {
      slideClass,
      wrapperClass,
      count,
      start: startSlide.current,
      autoplayMs,
      isStill,
      onPlaceChange: setPlace,
    });
    started.setPlaying(latest.current.runs);
    engine.current = started;
    return () => {
      engine.current = undefined;
      started.stop();
    };
  }, [autoplayMs, count, isStill, row, slideClass, startEngine, wrapperClass]);

  const scrollTo = (slide: number) => {
    const element = row.current;
    element?.scrollTo({
      left: slide * (slideWidth(element) + SPACING),
      behavior: isStill ? 'instant' : 'smooth',
    });
  };

  return {
    /** Index of the shown slide, from 0. */
    slide,
    /** Contents of the row. `isShown` is true for the one place that is interactive. */
    places: placesOf(count, startEngine !== undefined).map((each, index) => ({
      ...each,
      isShown: startEngine === undefined || index === place,
    })),
    isPlaying,
    isRunning: runs && startEngine !== undefined,
    canTurn,
    loadEngine,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** Pauses on the current slide while keyboard focus is in it. */
    hold: setIsHeld,
    goTo: (target: number) => {
      if (engine.current) engine.current.goTo(target);
      else scrollTo(target);
    },
    next: () => {
      if (engine.current) engine.current.next();
      else scrollTo((slide + 1) % count);
    },
    previous: () => {
      if (engine.current) engine.current.previous();
      else scrollTo((slide + count - 1) % count);
    },
    onScroll: () => {
      const element = row.current;
      if (element && !engine.current)
        setPlace(placeOfSlide(slideAt(element.scrollLeft, slideWidth(element), count)));
    },
  };
}

function slideWidth(row: HTMLElement): number {
  return row.querySelector<HTMLElement>('[data-slide]')?.offsetWidth ?? 0;
}

/** Resolves once the row hasn't scrolled for a moment; immediately if it never scrolled. */
async function atRest(row: HTMLElement): Promise<void> {
  let last = 0;
  while (row.scrollLeft !== last) {
    last = row.scrollLeft;
    await new Promise((resolve) => {
      setTimeout(resolve, REST_MS);
    });
  }
}
