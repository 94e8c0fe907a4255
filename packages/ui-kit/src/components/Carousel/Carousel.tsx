import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Carousel.module.css';
import { AUTOPLAY_MS } from './slides';
import { useCarousel } from './useCarousel';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselLabels {
  /** What it is, in the reader's language: "carousel". */
  carousel: string;
  /** What one of it is: "slide". */
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

export interface CarouselProps {
  /** What it shows, such as "Promotions". */
  label: string;
  /** None shows nothing; one stands still, without controls. */
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /** `peek`: the neighbours show at both edges. */
  layout?: 'full' | 'peek' | undefined;
  /** How long a slide stands. Default: 5000. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
}

/**
 * Slides that turn by themselves until they are paused. The server renders a row that scrolls and
 * snaps; swiper is loaded when the page is quiet, and takes the row over where it is.
 */
export function Carousel(props: CarouselProps) {
  const { slides } = props;
  if (slides.length === 0) return null;
  // Other slides are another carousel: swiper has put the old ones in an order of its own.
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
      {/* First, so that who comes by keyboard can stop the slides before meeting them. */}
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

/** A click leaves the slides turning; the keyboard's place must not be turned away from under it. */
function isByKeyboard(event: FocusEvent): boolean {
  return event.target.matches(':focus-visible');
}
