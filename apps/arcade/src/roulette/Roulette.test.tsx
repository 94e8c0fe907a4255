import {
  BET_TYPES,
  ROULETTE_MODELS,
  ROULETTE_SPOTS,
  ROULETTE_TABLE,
  writePocket,
} from '@perya/game-engines/roulette';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listed, openDialog, pass, status, testTable, user } from '../live-table/testing';
import { Roulette } from './Roulette';
import { rouletteCatalogue } from './texts';

const table = testTable({
  game: 'roulette',
  page: <Roulette />,
  table: ROULETTE_TABLE,
  rules: ROULETTE_MODELS[0],
  returns: Object.fromEntries(BET_TYPES.map((betType) => [betType, 9_730])),
  catalogue: rouletteCatalogue,
  dialogs: () => import('./RouletteFairness'),
  outcome: [32],
  payout: '18.00',
  sheet: [17, 0, 17, 5, 17, 20].map(writePocket).join(''),
});
const { show, times } = table;

// By label and text: with 157 buttons, queries by role are slow.
const board = () => within(screen.getByLabelText('Betting table'));
const spot = (name: string) => board().getByLabelText(name);
const track = () => within(screen.getByRole('region', { name: 'Racetrack' }));
const mainAction = (name: string) => screen.getByText(name).closest('button') ?? document.body;

async function place(amount: string) {
  await user().click(mainAction(`Bet ₱${amount}`));
  await pass(50);
}

/** Whether boards are lengthwise, as on a wide page. */
let isWide: boolean;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') ? isWide : true,
  }));
});

it('has a button for every spot of the table, and one tab stop', async () => {
  await show();
  const buttons = board().getAllByRole('button');
  expect(buttons).toHaveLength(ROULETTE_SPOTS.length);
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label')))).toHaveProperty(
    'size',
    ROULETTE_SPOTS.length,
  );
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([spot('0 green, pays 35 to 1')]);
});

it('bets on a split and on red, once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('Split 17, 20, pays 17 to 1'));
  await user().click(spot('Red, pays 1 to 1'));
  expect(spot('Red, pays 1 to 1')).toHaveTextContent('Red1');
  await user().dblClick(mainAction('Bet ₱2.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({
    round: table.round,
    stakes: { 'split-17-20': '1.00', red: '1.00' },
  });
  expect(status()).toBe('Your bet of ₱2.00 is on the table');
  expect(spot('Split 17, 20, pays 17 to 1')).toHaveAccessibleDescription(
    'Your bet of ₱1.00 is on the table',
  );
  expect(spot('17 black, pays 35 to 1')).not.toHaveAccessibleDescription();
});

it.each([
  ['lengthwise', true, 'Split 16, 17, pays 17 to 1', 'Split 17, 20, pays 17 to 1'],
  ['upright', false, 'Split 17, 20, pays 17 to 1', 'Split 17, 18, pays 17 to 1'],
])(
  'moves by arrow keys between the spots of a board: %s',
  async (_, isLengthwise, below, right) => {
    isWide = isLengthwise;
    await show();
    act(() => spot('17 black, pays 35 to 1').focus());
    await user().keyboard('{ArrowRight}');
    expect(spot(right)).toHaveFocus();
    await user().keyboard('{ArrowLeft}{ArrowDown}{Enter}');
    expect(spot(below)).toHaveFocus();
    expect(spot(below)).toHaveTextContent('1');
    expect(spot(below)).toHaveAttribute('tabindex', '0');
    expect(spot('17 black, pays 35 to 1')).toHaveAttribute('tabindex', '-1');
    await user().keyboard('{Home}');
    expect(spot('0 green, pays 35 to 1')).toHaveFocus();
    await user().keyboard('{End}');
    expect(spot('19–36, pays 1 to 1')).toHaveFocus();
  },
);

it('reaches the fields around the numbers by arrow keys', async () => {
  await show();
  act(() => spot('16 red, pays 35 to 1').focus());
  await user().keyboard('{ArrowDown}');
  expect(spot('Street 16, 17, 18, pays 11 to 1')).toHaveFocus();
  await user().keyboard('{ArrowDown}');
  expect(spot('2nd 12, pays 2 to 1')).toHaveFocus();
  await user().keyboard('{ArrowDown}');
  expect(spot('Red, pays 1 to 1')).toHaveFocus();
});

it('highlights the numbers that a spot covers', async () => {
  await show();
  await user().hover(spot('Corner 16, 17, 19, 20, pays 8 to 1'));
  const covered = board()
    .getAllByText(/^\d+$/)
    .filter((label) => label.closest('[data-covered]') !== null);
  expect(covered.map((label) => label.textContent)).toEqual(['16', '17', '19', '20']);
});

it('puts the nine chips of voisins du zéro', async () => {
  await show();
  await user().click(track().getByRole('button', { name: 'Voisins du zéro, 9 chips' }));
  await place('9.00');
  expect(table.bets[0]?.stakes).toEqual({
    'street-0-2-3': '2.00',
    'split-4-7': '1.00',
    'split-12-15': '1.00',
    'split-18-21': '1.00',
    'split-19-22': '1.00',
    'split-32-35': '1.00',
    'corner-25-26-28-29': '2.00',
  });
});

it('bets on a number and its neighbors on the wheel', async () => {
  await show();
  await user().click(track().getByRole('button', { name: 'Fewer neighbors' }));
  await user().click(track().getByRole('button', { name: '0 and 1 neighbor' }));
  await place('3.00');
  expect(table.bets[0]?.stakes).toEqual({
    'straight-26': '1.00',
    'straight-0': '1.00',
    'straight-32': '1.00',
  });
});

it('bets on up to four neighbors on each side', async () => {
  await show();
  const more = track().getByRole('button', { name: 'More neighbors' });
  await user().tripleClick(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user().click(track().getByRole('button', { name: '17 and 4 neighbors' }));
  expect(mainAction('Bet ₱9.00')).toBeVisible();
});

it('moves by arrow keys along the racetrack', async () => {
  await show();
  act(() => track().getByRole('button', { name: '32 and 2 neighbors' }).focus());
  await user().keyboard('{ArrowRight}');
  expect(track().getByRole('button', { name: '15 and 2 neighbors' })).toHaveFocus();
});

it('shows the number only at the result, and marks it with the payout', async () => {
  await show();
  await user().click(spot('Split 32, 35, pays 17 to 1'));
  await user().click(spot('Black, pays 1 to 1'));
  await place('2.00');
  await table.until(times.resultAt - 500);
  expect(status()).toBe('No more bets');
  expect(document.querySelector('[data-won]')).toBeNull();
  expect(listed('Last numbers')[0]).toBe('20');
  await table.until(times.resultAt);
  expect(status()).toBe('32 red · You won ₱18.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(listed('Last numbers').slice(0, 2)).toEqual(['32', '20']);
  for (const name of [
    '32 red, pays 35 to 1',
    'Red, pays 1 to 1',
    'Even, pays 1 to 1',
    '19–36, pays 1 to 1',
    '3rd 12, pays 2 to 1',
    'Column 2, pays 2 to 1',
    'Split 32, 35, pays 17 to 1',
  ]) {
    expect(spot(name)).toHaveAttribute('data-won');
  }
  expect(spot('Black, pays 1 to 1')).not.toHaveAttribute('data-won');
  expect(spot('35 black, pays 35 to 1')).not.toHaveAttribute('data-won');
  // Nobody sees a bet there.
  expect(spot('Split 29, 32, pays 17 to 1')).not.toHaveAttribute('data-won');
});

it('shows the result at once when the page opens after the spin', async () => {
  await show({ at: times.resultAt + 1_000 });
  expect(status()).toBe('32 red');
  expect(spot('32 red, pays 35 to 1')).toHaveAttribute('data-won');
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('Red, pays 1 to 1'));
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('Red, pays 1 to 1')).toHaveProperty('textContent', 'Red');
  await user().click(spot('Red, pays 1 to 1'));
  await user().click(track().getByRole('button', { name: 'Tiers, 6 chips' }));
  await user().click(track().getByRole('button', { name: '17 and 2 neighbors' }));
  await user().click(mainAction('Next round soon'));
  await pass(50);
  expect(document.querySelector('.pending')).toBeNull();
  expect(table.bets).toEqual([]);
  expect(spot('Red, pays 1 to 1')).toHaveAttribute('aria-disabled', 'true');
  expect(spot('Red, pays 1 to 1')).toHaveProperty('textContent', 'Red');
});

it('shows the numbers that came most and least often', async () => {
  await show();
  expect(listed('Last numbers')).toEqual(['20', '17', '5', '17', '0', '17']);
  expect(listed('Statistics')).toEqual([
    // Hot.
    '17 ×3',
    '0 ×1',
    '5 ×1',
    '20 ×1',
    // Cold.
    '1 ×0',
    '2 ×0',
    '3 ×0',
    '4 ×0',
  ]);
});

it('shows payout and RTP of each bet type', async () => {
  await show();
  const dialog = await openDialog('Rules');
  const [, ...rows] = within(dialog).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(Array.from(rows[1]?.children ?? [], (cell) => cell.textContent)).toEqual([
    'Split',
    '17',
    '97.30 %',
    '₱1.00 – ₱1,000.00',
  ]);
  expect(within(dialog).getByText('On zero, all outside bets lose.')).toBeVisible();
});

it('explains that half of an even-money stake is refunded on zero', async () => {
  await show({ rules: ROULETTE_MODELS[1] });
  const dialog = await openDialog('Rules');
  expect(within(dialog).getByText(/^On zero, half of your stake/)).toBeVisible();
});

it('switches between the betting table and the racetrack', async () => {
  await show();
  const racetrack = screen.getByRole('button', { name: 'Racetrack' });
  expect(racetrack).toHaveAttribute('aria-pressed', 'false');
  await user().click(racetrack);
  expect(racetrack).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Betting table' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
