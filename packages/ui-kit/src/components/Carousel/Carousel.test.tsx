import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './Carousel.stories';
import type { CarouselEngine, EngineOptions } from './engine';
import { CLONE_COUNT, placeOfSlide, placesOf, slideAt, slideOfPlace, SPACING } from './slides';

// Swiper needs a layout, so a browser runs it in the story "TurnsByItsControls". This mock records the
// options swiper gets and emits its events.
const engine = {
  next: vi.fn<() => void>(),
  previous: vi.fn<() => void>(),
  goTo: vi.fn<(slide: number) => void>(),
  setPlaying: vi.fn<(playing: boolean) => void>(),
  stop: vi.fn<() => void>(),
} satisfies CarouselEngine;
const startEngine = vi.fn<(row: HTMLElement, options: EngineOptions) => CarouselEngine>();
vi.mock('./engine', () => ({
  startEngine: (row: HTMLElement, options: EngineOptions) => startEngine(row, options),
}));

const { Default, Empty, LongNames, OneSlide } = composeStories(stories);

const slides = () => screen.queryAllByRole('group').filter((slide) => !slide.hasAttribute('inert'));
const button = (name: string) => screen.getByRole('button', { name });
const engineStarts = (times = 1) => waitFor(() => expect(startEngine).toHaveBeenCalledTimes(times));
const arriveAt = (place: number) =>
  act(() => {
    startEngine.mock.lastCall?.[1].onPlaceChange(place);
  });

function wantStillness() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeEach(() => {
  for (const mock of Object.values(engine)) mock.mockReset();
  startEngine.mockReset().mockReturnValue(engine);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

test('is a labeled carousel with numbered slides', () => {
  render(<Default />);
  const region = screen.getByRole('region', { name: 'Promotions' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ]);
});

test('starts rotating at the first slide, every five seconds, once the page is idle', async () => {
  render(<Default />);
  await engineStarts();
  expect(startEngine.mock.lastCall?.[1]).toMatchObject({ count: 4, start: 0, autoplayMs: 5000 });
  expect(engine.setPlaying).toHaveBeenLastCalledWith(true);
  expect(slides()).toHaveLength(1);
  expect(slides()[0]).toHaveAttribute('aria-label', '1 of 4');
});

test('does not start before it is near the viewport', async () => {
  let come = () => {};
  class Observer {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => heard([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Default />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(startEngine).not.toHaveBeenCalled();
  act(come);
  await engineStarts();
});

test('makes slides that are not shown inert, including the copies', async () => {
  render(<Default />);
  await engineStarts();
  expect(document.querySelectorAll('[data-slide]')).toHaveLength(4 + 2 * CLONE_COUNT);
  arriveAt(placeOfSlide(3) + 1);
  expect(slides()).toHaveLength(1);
  expect(slides()[0]).toHaveAttribute('aria-label', '1 of 4');
  expect(button('Go to slide 1')).toHaveAttribute('aria-current', 'true');
});

test('stops and resumes by a labeled control', async () => {
  render(<Default />);
  await engineStarts();
  await userEvent.click(button('Pause the slides'));
  expect(engine.setPlaying).toHaveBeenLastCalledWith(false);
  await userEvent.click(button('Play the slides'));
  expect(engine.setPlaying).toHaveBeenLastCalledWith(true);
});

test('announces a slide when rotation is paused, not while it rotates', async () => {
  render(<Default />);
  await engineStarts();
  const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await userEvent.click(button('Pause the slides'));
  expect(live()).toBe('polite');
});

test('starts paused with reduced motion, and still plays on request', async () => {
  wantStillness();
  render(<Default />);
  await engineStarts();
  expect(startEngine.mock.lastCall?.[1].isStill).toBe(true);
  expect(engine.setPlaying).toHaveBeenLastCalledWith(false);
  await userEvent.click(button('Play the slides'));
  expect(engine.setPlaying).toHaveBeenLastCalledWith(true);
});

test('goes to the next, the previous and a chosen slide', async () => {
  render(<Default />);
  await engineStarts();
  await userEvent.click(button('Next slide'));
  await userEvent.click(button('Previous slide'));
  await userEvent.click(button('Go to slide 3'));
  expect(engine.next).toHaveBeenCalledOnce();
  expect(engine.previous).toHaveBeenCalledOnce();
  expect(engine.goTo).toHaveBeenCalledExactlyOnceWith(2);
});

test('keeps rotating after a click on a slide, but pauses while keyboard focus is in one', async () => {
  render(<Default />);
  await engineStarts();
  const link = within(slides()[0]!).getByRole('link');
  const matches = vi.spyOn(link, 'matches');
  matches.mockReturnValue(false);
  fireEvent.focus(link);
  expect(engine.setPlaying).toHaveBeenLastCalledWith(true);
  matches.mockReturnValue(true);
  fireEvent.focus(link);
  expect(engine.setPlaying).toHaveBeenLastCalledWith(false);
  fireEvent.blur(link);
  expect(engine.setPlaying).toHaveBeenLastCalledWith(true);
});

test('scrolls by its controls until swiper is loaded', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  render(<Default />);
  const row = slides()[0]!.parentElement!.parentElement!;
  row.scrollTo = scrollTo as typeof row.scrollTo;
  fireEvent.click(button('Next slide'));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 + SPACING, behavior: 'smooth' });
  row.scrollLeft = 2 * (300 + SPACING);
  fireEvent.scroll(row);
  expect(button('Go to slide 3')).toHaveAttribute('aria-current', 'true');
});

test('continues from the slide the user scrolled to', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  render(<Default />);
  slides()[0]!.parentElement!.parentElement!.scrollLeft = 300 + SPACING;
  await engineStarts();
  expect(startEngine.mock.lastCall?.[1].start).toBe(1);
});

test('resets when the slides change', async () => {
  const { rerender } = render(<Default />);
  await engineStarts();
  rerender(<Default slides={stories.default.args.slides.slice(1)} />);
  expect(engine.stop).toHaveBeenCalledOnce();
  await engineStarts(2);
});

test('has no rotation and no controls with a single slide', async () => {
  render(<OneSlide />);
  expect(slides()).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(startEngine).not.toHaveBeenCalled();
});

test('renders nothing without slides', () => {
  const { container } = render(<Empty />);
  expect(container).toBeEmptyDOMElement();
});

test('reuses the server-rendered slide elements', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<LongNames />);
  document.body.append(root);
  const served = [...root.querySelectorAll('[data-slide]')];
  expect(served).toHaveLength(2);
  const onRecoverableError = vi.fn<() => void>();
  const hydrated = await act(() => hydrateRoot(root, <LongNames />, { onRecoverableError }));
  await engineStarts();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...root.querySelectorAll('[data-slide]')].slice(CLONE_COUNT, CLONE_COUNT + 2)).toEqual(
    served,
  );
  act(() => hydrated.unmount());
  root.remove();
});

describe('the loop', () => {
  const some = fc.integer({ min: 2, max: 20 });

  test('has the same neighbors at a copy as at the original slide', () => {
    fc.assert(
      fc.property(some, (count) => {
        const row = placesOf(count, true).map((place) => place.slide);
        for (const place of [CLONE_COUNT - 1, CLONE_COUNT + count]) {
          const home = placeOfSlide(slideOfPlace(place, count));
          expect(row.slice(place - 1, place + 2)).toEqual(row.slice(home - 1, home + 2));
        }
      }),
    );
  });

  test('lists every place once, and every original slide once', () => {
    fc.assert(
      fc.property(some, (count) => {
        const row = placesOf(count, true);
        const own = row.filter((place) => place.part === 'slides').map((place) => place.slide);
        expect(own).toEqual(Array.from({ length: count }, (_, slide) => slide));
        expect(row.map((_, place) => slideOfPlace(place, count))).toEqual(
          row.map((place) => place.slide),
        );
      }),
    );
  });

  test('finds the slide of a scrolled row, to the nearest half slide', () => {
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 100, max: 2000 }),
        fc.nat(19),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        (count, width, at, off) => {
          const slide = at % count;
          expect(slideAt((slide + off) * (width + SPACING), width, count)).toBe(slide);
        },
      ),
    );
    expect(slideAt(500, 0, 4)).toBe(0);
  });
});
