import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Carousel.module.css';
import { AUTOPLAY_MS } from './slides';
import { useCarousel } from './useCarousel';

/** A slide of a {@link Carousel}. */
export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

/** Translated texts of a {@link Carousel}. */
export interface CarouselLabels {
  /** Role description, translated: "carousel". */
  carousel: string;
  /** Role description of a slide: "slide". */
  slide: string;
  /** "2 of 5" */
  position: (position: number, total: number) => string;
  /** "Go to slide 2" */
  goTo: (position: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** What the carousel shows, such as "Promotions". */
  label: string;
  /** Renders nothing when empty. A single slide is shown without controls. */
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /** `peek`: parts of the neighboring slides are visible at both edges. */
  layout?: 'full' | 'peek' | undefined;
  /** How long each slide is shown, in milliseconds. Default: 5000. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
}

/**
 * Slides that rotate automatically until paused. The server renders a scrollable row with scroll snapping;
 * swiper is loaded when the page is idle and continues from the row's current position.
 */
export function Carousel(props: CarouselProps) {
  const { slides } = props;
  if (slides.length === 0) return null;
  // Remounted when the slides change, because swiper has reordered the old ones.
  return <Row key={slides.map((slide) => slide.id).join()} {...props} />;
}

function Row({
  label,
  slides,
  labels,
  layout = 'full',
  autoplayMs = AUTOPLAY_MS,
  className,
}: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const carousel = useCarousel({
    row,
    count,
    autoplayMs,
    classes: { wrapperClass: styles['track'] ?? '', slideClass: styles['slide'] ?? '' },
  });

  return (
    <section
      className={classNames(styles['carousel'], className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-layout={layout}
      onPointerEnter={carousel.loadEngine}
    >
      {/* First, so that keyboard users can pause the slides before they reach them. */}
      {carousel.canTurn && (
        <Controls carousel={carousel} labels={labels} count={count} autoplayMs={autoplayMs} />
      )}
      <div
        ref={row}
        className={styles['row']}
        onScroll={carousel.onScroll}
        onFocus={(event) => carousel.hold(isByKeyboard(event))}
        onBlur={() => carousel.hold(false)}
      >
        <div className={styles['track']} aria-live={carousel.isRunning ? 'off' : 'polite'}>
          {carousel.places.map(({ slide, part, isShown }) => (
            <div
              key={`${part}/${slides[slide]?.id}`}
              className={styles['slide']}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(slide + 1, count)}
              data-slide
              data-current={slide === carousel.slide || undefined}
              inert={!isShown}
            >
              {slides[slide]?.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  labels: CarouselLabels;
  count: number;
  autoplayMs: number;
}

function Controls({ carousel, labels, count, autoplayMs }: ControlsProps) {
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        className={styles['control']}
        aria-label={carousel.isPlaying ? labels.pause : labels.play}
        onClick={carousel.toggle}
      >
        {carousel.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <div className={styles['dots']}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles['dot']}
            aria-label={labels.goTo(index + 1)}
            aria-current={index === carousel.slide ? 'true' : undefined}
            onClick={() => carousel.goTo(index)}
          >
            <span
              data-running={carousel.isRunning || undefined}
              style={
                index === carousel.slide && carousel.isRunning
                  ? { animationDuration: `${autoplayMs}ms` }
                  : undefined
              }
            />
          </button>
        ))}
      </div>
      <div className={styles['steps']}>
        <button
          type="button"
          className={styles['control']}
          aria-label={labels.previous}
          onClick={carousel.previous}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button
          type="button"
          className={styles['control']}
          aria-label={labels.next}
          onClick={carousel.next}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
    </div>
  );
}

/** A click doesn't pause the rotation, but keyboard focus must not be moved out of view. */
function isByKeyboard(event: FocusEvent): boolean {
  return event.target.matches(':focus-visible');
}
