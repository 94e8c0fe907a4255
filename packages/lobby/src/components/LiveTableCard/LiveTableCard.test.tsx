import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testGame } from '../../testing';
import type { GameCardActions } from '../GameCard/GameCard';
import * as stories from './LiveTableCard.stories';

const {
  Blackjack,
  Closed,
  ColorGame,
  Default,
  DragonTiger,
  FullTable,
  OpenToAll,
  TableComing,
  WithoutTable,
} = composeStories(stories);

/** The value next to a label in the facts of the table. */
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

test('shows the limits, the seats, the dealer and the last results', async () => {
  await Default.run();
  expect(await fact('Limits')).toHaveTextContent('₱50–₱50K');
  expect(await fact('Seats')).toHaveTextContent('5 of 7');
  expect(screen.getByText('Tala Works · Amihan')).toBeInTheDocument();
  expect(
    screen.getByText('Last results: Banker, Player, Banker, Banker, Tie, Player, Banker'),
  ).toBeInTheDocument();
  expect(screen.getByText('Place your bets')).toBeInTheDocument();
});

test('makes one attempt to load the cover', async () => {
  const game = testGame({ name: 'Baccarat Amihan', coverPath: '/art/cover/no-table' });
  await Default.run({ args: { ...Default.args, game } });
  await screen.findByRole('button', { name: 'Play Baccarat Amihan' });
  fireEvent.error(document.querySelector('img')!);
  // A second attempt would have been announced as a pause.
  expect(document.querySelector('[data-state="failed"]')).not.toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

test('has separate buttons to play and to add to favorites', async () => {
  const actions = {
    play: vi.fn<GameCardActions['play']>(),
    demo: vi.fn<GameCardActions['demo']>(),
    favouriteToggled: vi.fn<GameCardActions['favouriteToggled']>(),
  };
  await Default.run({ args: { ...Default.args, actions } });
  await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Baccarat Amihan' }));
  expect(actions.play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play Baccarat Amihan' }));
  expect(actions.play).toHaveBeenCalledOnce();
  expect(actions.favouriteToggled).toHaveBeenCalledOnce();
});

test('shows that a table is full, or the number of players without a seat limit', async () => {
  await FullTable.run();
  expect(await fact('Seats')).toHaveAttribute('data-full', 'true');
  await OpenToAll.run();
  expect(await fact('Players')).toHaveTextContent('1,204');
});

test('shows the numbers of roulette in the colors of the wheel', async () => {
  await OpenToAll.run();
  expect(await screen.findByText('Last results: 17, 0, 32, 5, 26')).toBeInTheDocument();
  const colors = ['17', '0', '32', '5', '26'].map(
    (number) => screen.getByText(number).dataset['result'],
  );
  expect(colors).toEqual(['black', 'zero', 'red', 'red', 'black']);
});

test('names the dice of a color game', async () => {
  await ColorGame.run();
  expect(
    await screen.findByText(
      'Last results: Red Red Blue, Yellow Green Pink, White White White, Blue Pink Red',
    ),
  ).toBeInTheDocument();
});

test("names what isn't points in blackjack", async () => {
  await Blackjack.run();
  expect(
    await screen.findByText('Last results: 20, Bust, 17, Blackjack, 19, 21, Bust'),
  ).toBeInTheDocument();
});

test('T means Tiger in Dragon Tiger', async () => {
  await DragonTiger.run();
  expect(
    await screen.findByText('Last results: Dragon, Tiger, Tiger, Tie, Dragon, Dragon, Tiger'),
  ).toBeInTheDocument();
});

test.each([
  ['closed', Closed],
  ['still loading', TableComing],
  ['missing', WithoutTable],
])('can be opened when the table is %s', async (_, story) => {
  await story.run();
  expect(await screen.findByRole('button', { name: 'Play Baccarat Amihan' })).toBeEnabled();
});
