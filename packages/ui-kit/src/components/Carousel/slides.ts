/** How long a slide is shown before the next (specification, section 9). */
export const AUTOPLAY_MS = 5000;

/** Space between slides in px (specification, section 2). */
export const SPACING = 20;

/**
 * Number of slides copied before the first and after the last, so that the loop has no seam: one is shown and
 * one is its visible neighbor. No element is ever moved, which would count as a layout shift.
 */
export const CLONE_COUNT = 2;

export interface SlidePosition {
  slide: number;
  part: 'before' | 'slides' | 'after';
}

/** The row from left to right: the slides alone, or with their copies on both sides. */
export function placesOf(count: number, withCopies: boolean): readonly SlidePosition[] {
  const slides = Array.from({ length: count }, (_, slide): SlidePosition => ({
    slide,
    part: 'slides',
  }));
  if (!withCopies) return slides;
  const copies = (part: 'before' | 'after', from: number) =>
    Array.from({ length: CLONE_COUNT }, (_, copy): SlidePosition => ({
      slide: mod(from + copy, count),
      part,
    }));
  return [...copies('before', -CLONE_COUNT), ...slides, ...copies('after', 0)];
}

/** The slide at a place in the row with copies. */
export function slideOfPlace(place: number, count: number): number {
  return mod(place - CLONE_COUNT, count);
}

/** The place of an original slide in the row with copies. */
export function placeOfSlide(slide: number): number {
  return slide + CLONE_COUNT;
}

/** The slide shown by a scrolled row without copies. */
export function slideAt(scrollLeft: number, slideWidth: number, count: number): number {
  if (slideWidth <= 0) return 0;
  return Math.min(Math.max(Math.round(scrollLeft / (slideWidth + SPACING)), 0), count - 1);
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
