import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNearViewport } from '../LazyImage/useNearViewport';
import type { CarouselEngine, EngineOptions } from './engine';
import { placeOfSlide, placesOf, slideAt, slideOfPlace, SPACING } from './slides';
import { useWantsStillness } from './useWantsStillness';
import { whenQuiet } from './whenQuiet';

type StartEngine = typeof import('./engine').startEngine;

interface CarouselOptions {
  row: RefObject<HTMLElement | null>;
  count: number;
  autoplayMs: number;
  classes: Pick<EngineOptions, 'wrapperClass' | 'slideClass'>;
}

/** A slide takes its time to come to rest; nothing takes over a row that still moves. */
const REST_MS = 150;

/**
 * A row of slides that scrolls and snaps by itself, and from the first quiet moment that it is
 * seen on turns by swiper. Without swiper (a lost chunk) it stays a row that scrolls.
 */
export function useCarousel({ row, count, autoplayMs, classes }: CarouselOptions) {
  // Without the engine the row has no copies; the number is kept as if it had.
  const [place, setPlace] = useState(placeOfSlide(0));
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHeld, setIsHeld] = useState(false);
  const [startEngine, setStartEngine] = useState<StartEngine>();
  const engine = useRef<CarouselEngine>(undefined);
  const canTurn = count > 1;
  const slide = slideOfPlace(place, count);
  const isStill = useWantsStillness();
  // Who wants less motion starts paused, and may still press play.
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
    // Without the engine's chunk the row still scrolls, and the next visit asks again.
    start().catch(() => {});
  }, [count, row]);

  // Slides that nobody sees need not turn.
  const isNear = useNearViewport(row, false);
  useEffect(() => {
    if (!canTurn || !isNear || startEngine) return undefined;
    return whenQuiet(loadEngine);
  }, [canTurn, isNear, loadEngine, startEngine]);

  const latest = useRef({ runs });
  useEffect(() => {
    latest.current = { runs };
    engine.current?.setPlaying(runs);
  }, [runs]);

  // In the same frame as the copies: the slide that is shown stays where it is.
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
    /** Shown slide, from 0. */
    slide,
    /** What stands in the row; with `isShown` for the one place that is the slide to be used. */
    places: placesOf(count, startEngine !== undefined).map((each, index) => ({
      ...each,
      isShown: startEngine === undefined || index === place,
    })),
    isPlaying,
    isRunning: runs && startEngine !== undefined,
    canTurn,
    loadEngine,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** Keeps the slide while the keyboard is in it. */
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

/** Resolves when the row has not scrolled for a moment: at once where it never did. */
async function atRest(row: HTMLElement): Promise<void> {
  let last = 0;
  while (row.scrollLeft !== last) {
    last = row.scrollLeft;
    await new Promise((resolve) => {
      setTimeout(resolve, REST_MS);
    });
  }
}
