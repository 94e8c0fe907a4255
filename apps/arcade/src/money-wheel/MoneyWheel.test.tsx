import {
  MONEY_WHEEL_MODELS,
  MONEY_WHEEL_TABLE,
  writeRound,
  type Segment,
} from '@perya/game-engines/money-wheel';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, tableRows } from '../game/testing';
import {
  COMMITMENT,
  lastRounds,
  openDialog,
  pass,
  spot,
  status,
  testTable,
  user,
  wonSpots,
} from '../live-table/testing';
import { MoneyWheel } from './MoneyWheel';
import { moneyWheelCatalogue } from './texts';

const [{ segments: SEGMENTS }] = MONEY_WHEEL_MODELS;
/** Where the wheel stops. */
const at = (...stops: Segment[]) => stops.map((stop) => SEGMENTS.findIndex((one) => one === stop));

const table = testTable({
  game: 'money-wheel',
  page: <MoneyWheel />,
  table: MONEY_WHEEL_TABLE,
  rules: MONEY_WHEEL_MODELS[0],
  returns: { 1: 9337, 2: 9259, 5: 9340, 10: 9231, 21: 9402, 45: 9826 },
  catalogue: moneyWheelCatalogue,
  dialogs: () => import('./MoneyWheelFairness'),
  outcome: at('10'),
  payout: '11.00',
  sheet: [
    { number: '45', multiplier: 1 } as const,
    { number: '1', multiplier: 1 } as const,
    { number: '10', multiplier: 5 } as const,
  ]
    .map(writeRound)
    .join(''),
});
const { show, times } = table;

const badges = () =>
  Array.from(document.querySelectorAll('[data-badge]'), (badge) => badge.textContent);
const counted = () =>
  within(screen.getByRole('region', { name: 'How often each number came' }))
    .getAllByRole('listitem')
    .map((item) => Array.from(item.children, (part) => part.textContent).filter(Boolean));

it('bets on numbers once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('10 10 to 1'));
  await user().click(spot('10 10 to 1'));
  await user().click(spot('45 45 to 1'));
  expect(spot('10')).toHaveTextContent('+₱2.00');
  await user().dblClick(button('Bet ₱3.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({ round: table.round, stakes: { 10: '2.00', 45: '1.00' } });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('10')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('announces the number and the payout once the wheel has stopped', async () => {
  await show();
  await user().click(spot('10'));
  await user().click(button('Bet ₱1.00'));
  await table.until(times.resultAt - 1_100);
  expect(badges()).toEqual([]);
  expect(status()).toBe('No more bets');
  expect(wonSpots()).toEqual([]);
  await table.until(times.resultAt);
  expect(badges()).toEqual(['10']);
  expect(status()).toBe('10 comes, pays 10 to 1 · You won ₱11.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(wonSpots()).toEqual(['10']);
});

it('shows a multiplier first, and then the number that it multiplies', async () => {
  table.outcome = at('x3', '5');
  await show();
  const halfAt = (times.dealsAt + times.resultAt) / 2;
  await table.until(halfAt - 600);
  expect(badges()).toEqual([]);
  await table.until(halfAt);
  expect(badges()).toEqual(['×3']);
  await table.until(times.resultAt - 1_100);
  expect(badges()).toEqual(['×3']);
  expect(status()).toBe('No more bets');
  await table.until(times.resultAt);
  expect(badges()).toEqual(['5', '×3']);
  expect(status()).toBe('×3 on 5: pays 15 to 1');
  expect(wonSpots()).toEqual(['5']);
  expect(spot('5')).toHaveAccessibleName('5 ×3 5 to 1');
});

it('is in the middle of the spin if the page opens during it', async () => {
  const { container } = await show({ at: times.dealsAt + 4_000 });
  expect(badges()).toEqual([]);
  const spin = container.querySelector<SVGElement>('[data-spins="1"]');
  const delay = parseFloat(spin?.style.getPropertyValue('--delay-1') ?? '');
  // The page needs time to open.
  expect(delay).toBeLessThanOrEqual(-4_000);
  expect(delay).toBeGreaterThan(-10_000);
});

it('rests at the number that came last until the wheel spins', async () => {
  const { container } = await show();
  const angle = () =>
    parseFloat(
      container
        .querySelector<SVGElement>('[style*="--angle"]')
        ?.style.getPropertyValue('--angle') ?? '',
    );
  const rest = ((-angle() / 360) * SEGMENTS.length + SEGMENTS.length) % SEGMENTS.length;
  expect(SEGMENTS[Math.round(rest)]).toBe('10');
  expect(container.querySelector('[data-spins]')).toBeNull();
  await table.until(times.dealsAt);
  expect(container.querySelector('[data-spins]')).not.toBeNull();
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('21'));
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('21')).not.toHaveTextContent('+');
  await user().click(spot('21'));
  await user().click(button('Next round soon'));
  await pass(50);
  expect(spot('21')).not.toHaveTextContent('+');
  expect(spot('21')).toHaveAttribute('aria-disabled', 'true');
  expect(table.bets).toEqual([]);
});

it('lists the last rounds and counts their numbers, once the result is shown', async () => {
  await show();
  const past = ['×5 on 10: pays 50 to 1', '1 comes, pays 1 to 1', '45 comes, pays 45 to 1'];
  expect(lastRounds()).toEqual(past);
  expect(counted()).toEqual([
    ['1', '23 of 54 segments', '1'],
    ['2', '15 of 54 segments', '0'],
    ['5', '7 of 54 segments', '0'],
    ['10', '4 of 54 segments', '1'],
    ['21', '2 of 54 segments', '0'],
    ['45', '1 of 54 segments', '1'],
  ]);
  await table.until(times.resultAt - 1_100);
  expect(lastRounds()).toEqual(past);
  await table.until(times.resultAt);
  expect(lastRounds()).toEqual(['10 comes, pays 10 to 1', ...past]);
  expect(counted()[3]).toEqual(['10', '4 of 54 segments', '2']);
});

it('explains the game, with payout and RTP of each number', async () => {
  await show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/^If the wheel stops at ×3 or ×5, it spins again/)).toBeVisible();
  expect(
    dialog.getByText(
      /54 segments.*1 \(23\) · 2 \(15\) · 5 \(7\) · 10 \(4\) · 21 \(2\) · 45 \(1\) · ×3 \(1\) · ×5 \(1\)/,
    ),
  ).toBeVisible();
  const rows = tableRows();
  expect(rows.slice(1)).toEqual([
    ['1', '1', '93.37 %', '₱1.00 – ₱1,000.00'],
    ['2', '2', '92.59 %', '₱1.00 – ₱1,000.00'],
    ['5', '5', '93.40 %', '₱1.00 – ₱1,000.00'],
    ['10', '10', '92.31 %', '₱1.00 – ₱1,000.00'],
    ['21', '21', '94.02 %', '₱1.00 – ₱1,000.00'],
    ['45', '45', '98.26 %', '₱1.00 – ₱1,000.00'],
  ]);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  expect(within(await openDialog('Fairness')).getByText(COMMITMENT)).toBeVisible();
});
