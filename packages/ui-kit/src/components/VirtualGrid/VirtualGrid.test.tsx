import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  countTracks,
  type GridStep,
  itemsOfRows,
  gridPositionOf,
  rowCountOf,
  nextFocusIndex,
} from './gridMath';
import * as stories from './VirtualGrid.stories';

const { Default, Few, LoadsMoreAtTheEnd } = composeStories(stories);

const ROW = 200;
const GAP = 10;
const WINDOW = 800;
let columns = 6;
let scrollY = 0;

const scrollTo = (top: number) =>
  act(() => {
    scrollY = top;
    fireEvent.scroll(window);
  });
const cells = () => screen.getAllByRole('gridcell');
const names = () => cells().map((cell) => cell.textContent);
const press = (keys: string) => userEvent.keyboard(keys);

/** jsdom has no layout: fakes rows of 200 px, a gap of 10, a viewport of 800, the grid at its top. */
function stubLayout() {
  const computed = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    if (!element.classList.contains('grid')) return computed(element, pseudo);
    const { style } = document.createElement('div');
    style.display = 'grid';
    style.gridTemplateColumns = Array.from({ length: columns }, () => '120.5px').join(' ');
    style.rowGap = `${GAP}px`;
    return style;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrollY, 1000, ROW),
  );
  vi.stubGlobal('innerHeight', WINDOW);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    scrollY = top ?? 0;
    fireEvent.scroll(window);
  });
}

/** Returns a function that notifies every observer of a new size. */
function stubResizeObserver() {
  const callbacks = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: (entries: ResizeObserverEntry[]) => void) {
        this.#callback = () => callback([]);
      }
      observe() {
        callbacks.add(this.#callback);
      }
      unobserve() {}
      disconnect() {
        callbacks.delete(this.#callback);
      }
    },
  );
  return () =>
    act(() => {
      for (const callback of callbacks) callback();
    });
}

beforeEach(() => {
  columns = 6;
  scrollY = 0;
  stubLayout();
});

test('mounts only items near the viewport, out of thousands', () => {
  render(<Default />);
  expect(names().at(0)).toBe('Game 1');
  expect(cells().length).toBeLessThanOrEqual(6 * (Math.ceil(WINDOW / (ROW + GAP)) + 1 + 2));
  expect(screen.getByRole('grid', { name: 'Slots' })).toHaveAttribute('aria-rowcount', '500');

  scrollTo(50_000);
  expect(names()).toContain(`Game ${Math.floor(50_000 / (ROW + GAP)) * 6 + 1}`);
  expect(names()).not.toContain('Game 1');
  expect(cells().length).toBeLessThanOrEqual(60);
});

test('reserves the space of unmounted items', () => {
  render(<Default />);
  const room = () => {
    const { paddingBlockStart, paddingBlockEnd } = cells()[0]!.parentElement!.style;
    const rows = cells().length / 6;
    return (
      Number.parseFloat(paddingBlockStart) +
      rows * (ROW + GAP) -
      GAP +
      Number.parseFloat(paddingBlockEnd)
    );
  };
  const whole = 500 * (ROW + GAP) - GAP;
  expect(room()).toBe(whole);
  scrollTo(31_415);
  expect(room()).toBe(whole);
});

test('passes each cell its row and column', () => {
  render(<Default />);
  scrollTo(50_000);
  const row = screen.getAllByRole('row')[3]!;
  const owned = row.getAttribute('aria-owns')!.split(' ');
  expect(owned).toHaveLength(6);
  const first = document.getElementById(owned[0]!)!;
  expect(first).toHaveAttribute('aria-colindex', '1');
  expect(first.textContent).toBe(`Game ${(Number(row.getAttribute('aria-rowindex')) - 1) * 6 + 1}`);
});

test('is one tab stop, and arrow keys move through it', async () => {
  render(<Default />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveFocus();
  await press('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Game 8' })).toHaveFocus();
  await press('{End}');
  expect(screen.getByRole('link', { name: 'Game 12' })).toHaveFocus();
  await press('{Home}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('scrolls to distant items and focuses them', async () => {
  render(<Default />);
  await userEvent.tab();
  await press('{PageDown}');
  expect(document.activeElement).toHaveTextContent('Game 19');
  await press('{Control>}{End}{/Control}');
  await vi.waitFor(() => {
    expect(screen.getByRole('link', { name: 'Game 3000' })).toHaveFocus();
  });
  await press('{Control>}{Home}{/Control}');
  await vi.waitFor(() => {
    expect(screen.getByRole('link', { name: 'Game 1' })).toHaveFocus();
  });
});

test('keeps the focused item mounted, however far it is scrolled away', async () => {
  render(<Default />);
  await userEvent.tab();
  scrollTo(50_000);
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveFocus();
  await press('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Game 7' })).toHaveFocus();
});

test('has its tab stop at the visible items, not at the start', async () => {
  render(<Default />);
  scrollTo(50_000);
  await userEvent.tab();
  expect(cells()).toContain(document.activeElement?.parentElement);
  expect(document.activeElement?.textContent).not.toBe('Game 1');
});

test('updates the layout for another number of columns, and mounts no item twice', () => {
  const resized = stubResizeObserver();
  render(<Default />);
  const kept = screen.getByRole('link', { name: 'Game 10' });
  columns = 3;
  resized();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
  expect(screen.getByRole('link', { name: 'Game 10' })).toBe(kept);
  expect(cells().length % 3).toBe(0);
});

test('shows a short list completely', () => {
  render(<Few />);
  expect(names()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4']);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
});

describe('at the end', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  test('requests once for the same items, and again after more are loaded', () => {
    const onEndReached = vi.fn<() => void>();
    const items = stories.default.args.items.slice(0, 60);
    const { rerender } = render(<Default items={items} onEndReached={onEndReached} />);
    later(1000);
    expect(onEndReached).not.toHaveBeenCalled();

    scrollTo(1300);
    later(0);
    expect(onEndReached).toHaveBeenCalledOnce();
    scrollTo(1301);
    later(1000);
    expect(onEndReached).toHaveBeenCalledOnce();

    rerender(
      <Default items={stories.default.args.items.slice(0, 66)} onEndReached={onEndReached} />,
    );
    later(1000);
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  test('requests at most once in 200 ms', () => {
    const onEndReached = vi.fn<() => void>();
    const grid = (count: number) => (
      <Default items={stories.default.args.items.slice(0, count)} onEndReached={onEndReached} />
    );
    const { rerender } = render(grid(6));
    later(0);
    expect(onEndReached).toHaveBeenCalledOnce();
    rerender(grid(7));
    later(199);
    expect(onEndReached).toHaveBeenCalledOnce();
    later(1);
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  test('requests again when the end was left and reached once more', () => {
    const onEndReached = vi.fn<() => void>();
    render(<Default items={stories.default.args.items.slice(0, 60)} onEndReached={onEndReached} />);
    for (const top of [1300, 0, 1300]) {
      scrollTo(top);
      later(300);
    }
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  test('fills a page that starts with too few items', () => {
    render(<LoadsMoreAtTheEnd />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '500');
    scrollTo(1200);
    later(300);
    scrollTo(2000);
    expect(names()).toContain('Game 60');
  });
});

test('reuses the server-rendered rows', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Default />);
  expect(root.querySelectorAll('[role="gridcell"]')).toHaveLength(24);
  expect(root.querySelector('.grid')).not.toHaveAttribute('style');
  document.body.append(root);
  const served = [...root.querySelectorAll('[role="gridcell"]')];
  const onRecoverableError = vi.fn<() => void>();
  const hydrated = await act(() => hydrateRoot(root, <Default />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(cells().slice(0, 24)).toEqual(served);
  expect(cells().length).toBeGreaterThan(24);
  act(() => hydrated.unmount());
  root.remove();
});

describe('calculations', () => {
  const shape = fc
    .record({ columns: fc.integer({ min: 1, max: 12 }), count: fc.integer({ min: 1, max: 5000 }) })
    .chain(({ columns, count }) =>
      fc.record({
        columns: fc.constant(columns),
        count: fc.constant(count),
        index: fc.integer({ min: 0, max: count - 1 }),
        pageRows: fc.integer({ min: 1, max: 9 }),
      }),
    );
  const step = (key: string, at: Omit<GridStep, 'key' | 'whole'>, whole = false) =>
    nextFocusIndex({ key, whole, ...at });

  test('rows contain every item exactly once', () => {
    fc.assert(
      fc.property(shape, ({ columns, count }) => {
        const rows = Array.from({ length: rowCountOf(count, columns) }, (_, row) =>
          itemsOfRows(row, row, columns, count),
        );
        expect(rows.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(count);
        rows.forEach(([from, to], row) => {
          expect(to).toBeGreaterThan(from);
          expect(gridPositionOf(from, columns)).toEqual({ row, column: 0 });
          expect(gridPositionOf(to - 1, columns).row).toBe(row);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('no key leads out of the grid, or to the current item', () => {
    fc.assert(
      fc.property(
        shape,
        fc.constantFrom(
          'ArrowUp',
          'ArrowDown',
          'ArrowLeft',
          'ArrowRight',
          'Home',
          'End',
          'PageUp',
          'PageDown',
        ),
        fc.boolean(),
        (at, key, whole) => {
          const target = step(key, at, whole) ?? -1;
          expect(target).not.toBe(at.index);
          expect(target).toBeLessThan(at.count);
          expect(target).toBeGreaterThanOrEqual(-1);
        },
      ),
    );
  });

  test('up reverses down, except from a last row that is shorter', () => {
    fc.assert(
      fc.property(shape, (at) => {
        const below = step('ArrowDown', at);
        fc.pre(
          below !== undefined &&
            gridPositionOf(below, at.columns).column ===
              gridPositionOf(at.index, at.columns).column,
        );
        expect(step('ArrowUp', { ...at, index: below })).toBe(at.index);
      }),
    );
  });

  test('down reaches every row, page by page or row by row', () => {
    fc.assert(
      fc.property(shape, fc.constantFrom('ArrowDown', 'PageDown'), (at, key) => {
        let index: number | undefined = at.index;
        let last = index;
        while (index !== undefined) {
          last = index;
          index = step(key, { ...at, index });
        }
        expect(gridPositionOf(last, at.columns).row).toBe(rowCountOf(at.count, at.columns) - 1);
      }),
      { numRuns: 50 },
    );
  });

  test('home and end stay in the row, or with Control in the grid', () => {
    fc.assert(
      fc.property(shape, (at) => {
        const { row } = gridPositionOf(at.index, at.columns);
        expect(gridPositionOf(step('Home', at) ?? at.index, at.columns)).toEqual({
          row,
          column: 0,
        });
        expect(gridPositionOf(step('End', at) ?? at.index, at.columns).row).toBe(row);
        expect(step('Home', at, true) ?? at.index).toBe(0);
        expect(step('End', at, true) ?? at.index).toBe(at.count - 1);
      }),
    );
  });

  test('counts the tracks of a grid with a layout, and none without one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1, max: 900, noNaN: true }), { minLength: 1 }),
        (widths) => {
          const computed = widths.map((width) => `${width.toFixed(3)}px`).join(' ');
          expect(countTracks(computed)).toBe(widths.length);
        },
      ),
    );
    expect(countTracks('none')).toBeUndefined();
    expect(countTracks('repeat(3, minmax(0, 1fr))')).toBeUndefined();
  });
});
