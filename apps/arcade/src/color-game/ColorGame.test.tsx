import { COLOR_GAME_MODELS, COLOR_GAME_TABLE, writeDice } from '@perya/game-engines/color-game';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, tableRows } from '../game/testing';
import {
  COMMITMENT,
  imageLabels,
  lastRounds,
  listed,
  openDialog,
  pass,
  spot,
  status,
  testTable,
  user,
  wonSpots,
} from '../live-table/testing';
import { ColorGame } from './ColorGame';
import { colorGameCatalogue } from './texts';

const [YELLOW, PINK, BLUE, RED, GREEN] = [0, 2, 3, 4, 5] as const;

const table = testTable({
  game: 'color-game',
  page: <ColorGame />,
  table: COLOR_GAME_TABLE,
  rules: COLOR_GAME_MODELS[0],
  returns: { color: 9213, anyTriple: 8611 },
  catalogue: colorGameCatalogue,
  dialogs: () => import('./ColorGameFairness'),
  outcome: [RED, RED, BLUE],
  payout: '3.00',
  sheet: [
    [GREEN, GREEN, GREEN] as const,
    [YELLOW, GREEN, PINK] as const,
    [PINK, PINK, BLUE] as const,
  ]
    .map(writeDice)
    .join(''),
});
const { show, times } = table;

const fallen = () => imageLabels('group', 'Dice');
const statistics = () => screen.getByRole('region', { name: 'How often each color came' });
const counted = () => listed('How often each color came');

it('bets on colors once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  expect(spot('Red')).toHaveAccessibleName('Red 1 / 2 / 3 to 1');
  await user().click(spot('Red'));
  await user().click(spot('Red'));
  await user().click(spot('Any three alike 30 to 1'));
  expect(spot('Red')).toHaveTextContent('+₱2.00');
  await user().dblClick(button('Bet ₱3.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({
    round: table.round,
    stakes: { red: '2.00', anyTriple: '1.00' },
  });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('Red')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('reveals the dice one after another, then announces the colors and the payout', async () => {
  await show();
  await user().click(spot('Red'));
  await user().click(button('Bet ₱1.00'));
  await table.until(times.dealsAt);
  expect(fallen()).toEqual([]);
  await table.until(times.dealsAt + 2_400);
  expect(fallen()).toEqual(['Red']);
  await table.until(times.dealsAt + 3_200 - 100);
  expect(fallen()).toEqual(['Red', 'Red']);
  expect(status()).toBe('No more bets');
  expect(document.querySelector('[data-won]')).toBeNull();
  await table.until(times.resultAt);
  expect(fallen()).toEqual(['Red', 'Red', 'Blue']);
  expect(status()).toBe('Red, red, blue · You won ₱3.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
});

it('marks the winning colors with their number of dice', async () => {
  await show({ at: times.resultAt + 500 });
  expect(status()).toBe('Red, red, blue');
  expect(spot('Red')).toHaveAccessibleName('Red ×2 1 / 2 / 3 to 1');
  expect(spot('Blue')).toHaveAccessibleName('Blue ×1 1 / 2 / 3 to 1');
  expect(wonSpots()).toEqual(['blue', 'red']);
});

it('names three alike', async () => {
  table.outcome = [PINK, PINK, PINK];
  await show({ at: times.resultAt + 500 });
  expect(status()).toBe('Three pink!');
  expect(spot('Pink')).toHaveAccessibleName('Pink ×3 1 / 2 / 3 to 1');
  expect(spot('Any three alike')).toHaveAttribute('data-won');
  expect(lastRounds()[0]).toBe('Three pink!');
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('Green'));
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('Green')).not.toHaveTextContent('+');
  await user().click(spot('Green'));
  await user().click(button('Next round soon'));
  await pass(50);
  expect(spot('Green')).not.toHaveTextContent('+');
  expect(spot('Green')).toHaveAttribute('aria-disabled', 'true');
  expect(table.bets).toEqual([]);
});

it('is in the middle of the fall if the page opens during it', async () => {
  const { container } = await show({ at: times.dealsAt + 2_600 });
  expect(fallen()).toEqual(['Red']);
  const delays = Array.from(container.querySelectorAll<HTMLElement>('.falling'), ({ style }) =>
    parseFloat(style.getPropertyValue('--delay')),
  );
  const [first = 0, second = 0, third = 0] = delays;
  // It started 2.2 seconds ago or earlier: the page needs time to open.
  expect(first).toBeLessThanOrEqual(-2_200);
  expect([second - first, third - second]).toEqual([800, 800]);
});

it('shows the dice of the last round until the next are dropped', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('[data-old]')).toHaveLength(3);
  expect(fallen()).toEqual([]);
  await table.until(times.dealsAt);
  expect(container.querySelector('[data-old]')).toBeNull();
});

it('lists the last rounds and counts their colors, once the result is shown', async () => {
  await show();
  expect(lastRounds()).toEqual(['Pink, pink, blue', 'Yellow, green, pink', 'Three green!']);
  expect(counted()).toEqual(['Green Hot4', 'Pink3', 'Yellow1', 'Blue1', 'White0', 'Red0']);
  expect(statistics()).toHaveTextContent('Three alike: 1');
  table.outcome = [PINK, PINK, PINK];
  await table.until(times.resultAt - 600);
  expect(lastRounds()).toHaveLength(3);
  await table.until(times.resultAt);
  expect(lastRounds()[0]).toBe('Three pink!');
  expect(counted().slice(0, 2)).toEqual(['Pink Hot6', 'Green4']);
  expect(statistics()).toHaveTextContent('Three alike: 2');
});

it('explains the game, with payout and RTP of each kind of bet', async () => {
  await show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/^A color pays 1 to 1 .* 2 to 1 .* 3 to 1/)).toBeVisible();
  expect(dialog.getByText(/^Any three alike pays 30 to 1/)).toBeVisible();
  const rows = tableRows();
  expect(rows.slice(1)).toEqual([
    ['Color', '1 / 2 / 3', '92.13 %', '₱1.00 – ₱1,000.00'],
    ['Any three alike', '30', '86.11 %', '₱1.00 – ₱1,000.00'],
  ]);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  expect(within(await openDialog('Fairness')).getByText(COMMITMENT)).toBeVisible();
});
