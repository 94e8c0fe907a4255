import {
  BET_TYPES,
  SIC_BO_MODELS,
  SIC_BO_SPOTS,
  SIC_BO_TABLE,
  writeDice,
} from '@perya/game-engines/sic-bo';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tableRows } from '../game/testing';
import {
  COMMITMENT,
  imageLabels,
  lastRounds,
  listed,
  openDialog,
  pass,
  status,
  testTable,
  user,
  wonSpots,
} from '../live-table/testing';
import { SicBo } from './SicBo';
import { sicBoCatalogue } from './texts';

const table = testTable({
  game: 'sic-bo',
  page: <SicBo />,
  table: SIC_BO_TABLE,
  rules: SIC_BO_MODELS[0],
  returns: Object.fromEntries(BET_TYPES.map((betType) => [betType, 9722])),
  catalogue: sicBoCatalogue,
  dialogs: () => import('./SicBoFairness'),
  outcome: [2, 3, 6],
  payout: '2.00',
  sheet: [[4, 4, 4] as const, [1, 2, 3] as const, [6, 5, 5] as const, [2, 2, 3] as const]
    .map(writeDice)
    .join(''),
});
const { show, times } = table;

// By label and text: with 52 buttons, queries by role are slow.
const board = () => within(screen.getByLabelText('Betting table'));
const spot = (name: string) => board().getByText(name).closest('button') ?? document.body;
const mainAction = (name: string) => screen.getByText(name).closest('button') ?? document.body;
const shownDice = () => imageLabels('group', 'Dice');
const shares = () => listed('How often each came');

it('has a button for every spot of the table, and one tab stop', async () => {
  await show();
  const buttons = board().getAllByRole('button');
  expect(new Set(buttons.map((button) => button.dataset['spot']))).toEqual(
    new Set(SIC_BO_SPOTS.map(({ id }) => id)),
  );
  expect(buttons).toHaveLength(52);
  expect(new Set(buttons.map(({ firstChild }) => firstChild?.textContent)).size).toBe(52);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([spot('Small, pays 1 to 1')]);
});

it.each([
  ['big', 'Big, pays 1 to 1'],
  ['total-9', 'Total 9, pays 7 to 1'],
  ['pair-2-5', 'Pair 2 and 5, pays 5 to 1'],
  ['double-3', 'Double 3, pays 11 to 1'],
  ['triple-4', 'Triple 4, pays 190 to 1'],
  ['any-triple', 'Any triple, pays 31 to 1'],
  ['single-6', 'Single 6, pays 1–2–3 to 1'],
])('names %s with what it pays', async (id, name) => {
  await show();
  expect(spot(name)).toHaveAttribute('data-spot', id);
  expect(spot(name)).toHaveAccessibleName(name);
});

it('bets once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('Big, pays 1 to 1'));
  await user().click(spot('Big, pays 1 to 1'));
  await user().click(spot('Pair 2 and 5, pays 5 to 1'));
  await user().dblClick(mainAction('Bet ₱3.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({
    round: table.round,
    stakes: { big: '2.00', 'pair-2-5': '1.00' },
  });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('Big, pays 1 to 1')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
  expect(spot('Small, pays 1 to 1')).not.toHaveAccessibleDescription();
});

it('moves by arrow keys between the spots', async () => {
  await show();
  act(() => spot('Small, pays 1 to 1').focus());
  await user().keyboard('{ArrowRight}');
  expect(spot('Double 1, pays 11 to 1')).toHaveFocus();
  await user().keyboard('{ArrowDown}{Enter}');
  expect(spot('Total 6, pays 18 to 1')).toHaveFocus();
  expect(spot('Total 6, pays 18 to 1')).toHaveAttribute('tabindex', '0');
  expect(spot('Small, pays 1 to 1')).toHaveAttribute('tabindex', '-1');
  expect(mainAction('Bet ₱1.00')).toBeVisible();
});

it('reveals the dice one after another, then announces the roll and the payout', async () => {
  await show();
  await user().click(spot('Big, pays 1 to 1'));
  await user().click(mainAction('Bet ₱1.00'));
  await table.until(times.dealsAt);
  expect(shownDice()).toEqual([]);
  await table.until(times.dealsAt + 2_400);
  expect(shownDice()).toEqual(['2']);
  await table.until(times.dealsAt + 3_200 - 100);
  expect(shownDice()).toEqual(['2', '3']);
  expect(status()).toBe('No more bets');
  expect(wonSpots()).toEqual([]);
  await table.until(times.resultAt);
  expect(shownDice()).toEqual(['2', '3', '6']);
  expect(status()).toBe('2, 3, 6: 11, big · You won ₱2.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
});

it('marks the winning spots', async () => {
  await show({ at: times.resultAt + 500 });
  expect(status()).toBe('2, 3, 6: 11, big');
  expect(new Set(wonSpots())).toEqual(
    new Set([
      'big',
      'odd',
      'pair-2-3',
      'pair-2-6',
      'pair-3-6',
      'single-2',
      'single-3',
      'single-6',
      'total-11',
    ]),
  );
});

it('names a triple, on which small and odd lose', async () => {
  table.outcome = [3, 3, 3];
  await show({ at: times.resultAt + 500 });
  expect(status()).toBe('Triple 3');
  expect(new Set(wonSpots())).toEqual(
    new Set(['any-triple', 'double-3', 'single-3', 'total-9', 'triple-3']),
  );
  expect(lastRounds()[0]).toBe('Triple 3');
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  const small = spot('Small, pays 1 to 1');
  const closed = small.textContent;
  await user().click(small);
  expect(small.textContent).not.toBe(closed);
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(small.textContent).toBe(closed);
  await user().click(small);
  await user().click(mainAction('Next round soon'));
  await pass(50);
  expect(small.textContent).toBe(closed);
  expect(small).toHaveAttribute('aria-disabled', 'true');
  expect(table.bets).toEqual([]);
});

it('is in the middle of the shaking if the page opens during it', async () => {
  const { container } = await show({ at: times.dealsAt + 2_600 });
  expect(shownDice()).toEqual(['2']);
  const shaken = Array.from(container.querySelectorAll<HTMLElement>('.shaken'), ({ style }) => ({
    delay: parseFloat(style.getPropertyValue('--delay')),
    duration: style.getPropertyValue('--duration'),
  }));
  expect(shaken.map(({ duration }) => duration)).toEqual(['2400ms', '3200ms', '4000ms']);
  for (const { delay } of shaken) expect(delay).toBeLessThanOrEqual(-2_600);
});

it('shows the dice of the last round until the next are shaken', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('[data-old]')).toHaveLength(3);
  expect(shownDice()).toEqual([]);
  await table.until(times.dealsAt);
  expect(container.querySelector('[data-old]')).toBeNull();
});

it('lists the last rounds and their shares, once the result is shown', async () => {
  await show();
  expect(lastRounds()).toEqual([
    '2, 2, 3: 7, small',
    '6, 5, 5: 16, big',
    '1, 2, 3: 6, small',
    'Triple 4',
  ]);
  expect(shares()).toEqual(['SSmall50 %', 'BBig25 %', 'TAny triple25 %']);
  await table.until(times.resultAt - 600);
  expect(lastRounds()).toHaveLength(4);
  await table.until(times.resultAt);
  expect(lastRounds()[0]).toBe('2, 3, 6: 11, big');
  expect(shares()).toEqual(['SSmall40 %', 'BBig40 %', 'TAny triple20 %']);
});

it('explains the game, with payout and RTP of each kind of bet', async () => {
  await show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/^A single number pays 1 to 1 .* 2 to 1 .* 3 to 1/)).toBeVisible();
  expect(dialog.getByText(/All four lose on any triple\.$/)).toBeVisible();
  const [, ...rows] = tableRows();
  expect(rows).toHaveLength(13);
  expect(rows.map(([name, odds]) => `${name} ${odds}`)).toEqual([
    'Small, big, odd, even 1',
    'Total 4 or 17 62',
    'Total 5 or 16 31',
    'Total 6 or 15 18',
    'Total 7 or 14 12',
    'Total 8 or 13 8',
    'Total 9 or 12 7',
    'Total 10 or 11 6',
    'Double 11',
    'Triple of one number 190',
    'Any triple 31',
    'Pair 5',
    'Single number 1–2–3',
  ]);
  expect(rows[0]?.slice(2)).toEqual(['97.22 %', '₱1.00 – ₱1,000.00']);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  expect(within(await openDialog('Fairness')).getByText(COMMITMENT)).toBeVisible();
});
