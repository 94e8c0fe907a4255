import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from './GameLane.stories';

const { Default, Empty, Few } = composeStories(stories);

const play = (name: string) => screen.getAllByRole('button', { name: `Play ${name}` })[0];

test('is a named region, with a link to the full list', async () => {
  await Default.run();
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All: Slots' })).toHaveAttribute('href', '/rng');
});

test('renders nothing without games', async () => {
  await Empty.run();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('region')).toBeNull();
});

test('moves between cards with arrow keys, and stops at the ends', async () => {
  await Few.run();
  await screen.findByRole('region', { name: 'Fishing' });
  play('Lantern Night')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(play('Lantern Night')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(play('Jeepney Express 777')).toHaveFocus();
});

test('scrolls by most of its width, and not before its first card', async () => {
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  Element.prototype.scrollBy = scrollBy as Element['scrollBy'];
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  await Default.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Previous in Slots' }));
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'More in Slots' }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 850 });
});
