import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './Pagination.stories';
import { paginationWindow } from './paginationWindow';

const { Default, FirstPage, LastPage, Links, Loading, SinglePage } = composeStories(stories);

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows three pages around the current one and one at either end', () => {
  render(<Default />);
  expect(shown()).toEqual(['1', '…', '4', '5', '6', '…', '20']);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
});

test('goes to the clicked page, and on from there', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Default onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Page 20' }));
  expect(screen.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPageChange.mock.calls).toEqual([[20], [19]]);
});

test('disables the ends and keeps the focus there', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const { rerender } = render(<FirstPage onPageChange={onPageChange} />);
  const previous = screen.getByRole('button', { name: 'Previous' });
  await userEvent.click(previous);
  expect(previous).toHaveFocus();
  rerender(<LastPage key="last" onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPageChange).not.toHaveBeenCalled();
});

test('renders links that can be opened in a new tab', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Links onPageChange={onPageChange} />);
  const link = screen.getByRole('link', { name: 'Page 6' });
  expect(link).toHaveAttribute('href', '?page=6');

  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onPageChange).not.toHaveBeenCalled();

  await user.click(link);
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(6);
});

test('is inert while a page is loading', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Loading onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Page 6' }));
  expect(onPageChange).not.toHaveBeenCalled();
});

test('renders nothing for a single page', () => {
  const { container } = render(<SinglePage />);
  expect(container).toBeEmptyDOMElement();
});

describe('the window', () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

  test('contains the ends, the current page and its neighbors, in order, without duplicates', () => {
    fc.assert(
      fc.property(place, ([page, total]) => {
        const items = paginationWindow(page, total);
        const numbers = items.filter((item) => typeof item === 'number');
        for (const wanted of [1, total, page, Math.max(1, page - 1), Math.min(total, page + 1)])
          expect(numbers).toContain(wanted);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.length).toBeGreaterThanOrEqual(Math.min(total, 3));
        expect(items.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  test('omits exactly the pages of a gap, and never a single page', () => {
    fc.assert(
      fc.property(place, ([page, total]) => {
        const items = paginationWindow(page, total);
        const filled = items.flatMap((item, index) => {
          if (typeof item === 'number') return [item];
          const before = Number(items[index - 1]);
          const hidden = Number(items[index + 1]) - before - 1;
          expect(hidden).toBeGreaterThan(1);
          return Array.from({ length: hidden }, (_, offset) => before + 1 + offset);
        });
        expect(filled).toEqual(Array.from({ length: total }, (_, offset) => offset + 1));
      }),
    );
  });

  test('handles a page that does not exist', () => {
    expect(paginationWindow(99, 4)).toEqual([1, 2, 3, 4]);
    expect(paginationWindow(-3, 9)).toEqual([1, 2, 3, 'gap-end', 9]);
    expect(paginationWindow(1, 0)).toEqual([]);
  });
});
