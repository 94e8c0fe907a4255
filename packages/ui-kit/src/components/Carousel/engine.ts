import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { placeOfSlide, slideOfPlace, SPACING } from './slides';

const SPEED_MS = 420;

export interface EngineOptions {
  wrapperClass: string;
  slideClass: string;
  count: number;
  /** Index of the first slide to show, from 0. */
  start: number;
  autoplayMs: number;
  /** Slides change without an animation. */
  isStill: boolean;
  /** Called with a place in the row that includes the copies. */
  onPlaceChange: (place: number) => void;
}

export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  goTo: (slide: number) => void;
  setPlaying: (playing: boolean) => void;
  stop: () => void;
}

/** Starts swiper on a row whose slides are between their copies, at the slide the row currently shows. */
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
    // Five seconds per slide, whatever the visitor does: only the pause button stops it.
    autoplay: {
      enabled: false,
      delay: options.autoplayMs,
      disableOnInteraction: false,
      pauseOnMouseEnter: false,
      waitForTransition: false,
    },
    on: {
      activeIndexChange: ({ activeIndex }) => options.onPlaceChange(activeIndex),
      // Swiper calls this during its construction, so the instance is taken from the argument.
      transitionEnd: comeHome,
      touchStart: comeHome,
    },
  });

  /**
   * Jumps from a copy to the original slide, which looks the same. Swiper's own loop mode would move elements
   * instead.
   */
  function comeHome(swiper: Swiper) {
    const home = placeOfSlide(slideOfPlace(swiper.activeIndex, options.count));
    if (swiper.activeIndex === home) return;
    // Not `slideTo`: that would restart the five seconds.
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
