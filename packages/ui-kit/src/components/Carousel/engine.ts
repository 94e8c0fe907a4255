import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { placeOfSlide, slideOfPlace, SPACING } from './slides';

const SPEED_MS = 420;

export interface EngineOptions {
  wrapperClass: string;
  slideClass: string;
  count: number;
  /** Slide to start at, from 0. */
  start: number;
  autoplayMs: number;
  /** Slides change without travelling. */
  isStill: boolean;
  /** A place in the row with copies. */
  onPlaceChange: (place: number) => void;
}

export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  goTo: (slide: number) => void;
  setPlaying: (playing: boolean) => void;
  stop: () => void;
}

/** Lets swiper take over a row that stands between its copies, from the slide where the row is. */
export function startEngine(row: HTMLElement, options: EngineOptions): CarouselEngine {
  row.dataset['engine'] = 'on';
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: options.wrapperClass,
    slideClass: options.slideClass,
    centeredSlides: true,
    slidesPerView: 1,
    spaceBetween: SPACING,
    initialSlide: placeOfSlide(options.start),
    speed: options.isStill ? 0 : SPEED_MS,
    // Five seconds from one slide to the next, whatever the visitor does: the pause is the one way to stop.
    autoplay: {
      enabled: false,
      delay: options.autoplayMs,
      disableOnInteraction: false,
      pauseOnMouseEnter: false,
      waitForTransition: false,
    },
    on: {
      activeIndexChange: ({ activeIndex }) => options.onPlaceChange(activeIndex),
      // Swiper calls back while it is being made, so it is taken from the call.
      transitionEnd: comeHome,
      touchStart: comeHome,
    },
  });

  /** From a copy to the slide itself, which looks the same. Swiper's own loop would move elements instead. */
  function comeHome(swiper: Swiper) {
    const home = placeOfSlide(slideOfPlace(swiper.activeIndex, options.count));
    if (swiper.activeIndex === home) return;
    // Not `slideTo`: that would begin the five seconds anew.
    swiper.setTransition(0);
    swiper.setTranslate(-(swiper.snapGrid[home] ?? 0));
    swiper.updateActiveIndex(home);
    swiper.updateSlidesClasses();
  }

  return {
    next: () => {
      comeHome(swiper);
      swiper.slideNext();
    },
    previous: () => {
      comeHome(swiper);
      swiper.slidePrev();
    },
    goTo: (slide) => {
      comeHome(swiper);
      swiper.slideTo(placeOfSlide(slide));
    },
    setPlaying: (playing) => {
      if (playing) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    stop: () => {
      swiper.destroy(true, true);
      delete row.dataset['engine'];
    },
  };
}
