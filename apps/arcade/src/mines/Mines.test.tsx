import type { WireInstantRound } from '@perya/game-engines/instant';
import { MINES_MODELS } from '@perya/game-engines/mines';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bodiesOf, button, figure, lost, rejected, status, tableRows } from '../game/testing';
import { clickAndRetry, lastRounds, OPEN_ROUND, reply, testInstantGame } from '../instant/testing';
import { Mines } from './Mines';
import { minesCatalogue } from './texts';

const ROUND: WireInstantRound = { ...OPEN_ROUND, options: { mines: 3 } };
const SAFE: WireInstantRound = { ...ROUND, steps: [0], multiplier: 11_022, canCashOut: true };
const SAFE_TWICE: WireInstantRound = { ...SAFE, steps: [0, 6], multiplier: 12_595 };
const HIT: WireInstantRound = {
  ...ROUND,
  steps: [0, 7],
  multiplier: 0,
  end: { outcome: [7, 12, 24], payout: '0.00' },
};
const PAID: WireInstantRound = {
  ...SAFE,
  canCashOut: false,
  end: { outcome: [7, 12, 24], payout: '11.02' },
};

const { freshGame, show } = testInstantGame({
  page: <Mines />,
  rules: MINES_MODELS[0],
  catalogues: [minesCatalogue],
  answers: { 'mines/start': () => reply(ROUND), 'mines/step': () => reply(SAFE) },
});

const field = () => within(screen.getByRole('group', { name: 'Field' }));
const tile = (row: number, column: number) =>
  field().getByRole('button', { name: new RegExp(`^Row ${row}, tile ${column}(?:,|$)`) });
const ahead = () =>
  within(screen.getByRole('list', { name: 'Next multipliers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function bet(): Promise<void> {
  await userEvent.click(button(/^Bet /));
  await screen.findByRole('button', { name: 'Cash out ₱10.00' });
}

it('shows what to do, the last multipliers and the next ones', async () => {
  await show({}, { last: [11_022, 0, 125_000] });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Choose your stake and the number of mines.',
  );
  expect(lastRounds()).toEqual(['1.10×', '0.00×', '12.50×']);
  expect(ahead().slice(0, 2)).toEqual(['1 safe1.10×', '2 safe1.25×']);
  expect(screen.getByText('88% safe')).toBeVisible();
  await userEvent.click(button('More mines'));
  expect(screen.getByText('84% safe')).toBeVisible();
});

it('bets the selected stake and number of mines once, and locks them during the round', async () => {
  const round = { ...ROUND, stake: '5.00', options: { mines: 4 } };
  const { sent, opened } = await show({ 'mines/start': () => reply(round, '995.00') });
  await userEvent.click(button('Lower stake'));
  await userEvent.click(button('More mines'));
  await userEvent.dblClick(button('Bet ₱5.00'));
  expect(await status(/^Open a tile\.$/)).toBeVisible();
  expect(bodiesOf(sent, 'mines/start')).toEqual([
    { stake: '5.00', options: { mines: 4 }, roundKey: expect.any(String) },
  ]);
  for (const name of ['Lower stake', 'Higher stake', 'Fewer mines', 'More mines']) {
    expect(button(name)).toBeDisabled();
  }
  expect(button('Cash out ₱5.00')).toHaveAttribute('aria-disabled', 'true');
  expect(figure('Balance')).toHaveTextContent('₱995.00');
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
});

it('opens no tile before the bet', async () => {
  const { sent } = await show();
  await userEvent.click(tile(1, 1));
  await userEvent.click(button('Random tile'));
  expect(tile(1, 1)).toHaveAttribute('aria-disabled', 'true');
  expect(bodiesOf(sent, 'mines/step')).toEqual([]);
});

it('opens a tile once, and says what the round is worth', async () => {
  const { sent } = await show();
  await bet();
  await userEvent.dblClick(tile(1, 1));
  expect(await status(/^1\.10× so far\. Go on, or cash out\.$/)).toBeVisible();
  expect(bodiesOf(sent, 'mines/step')).toEqual([
    { roundId: ROUND.roundId, after: 0, step: 0, roundKey: expect.any(String) },
  ]);
  expect(tile(1, 1)).toHaveAccessibleName('Row 1, tile 1, safe');
  expect(button('Cash out ₱11.02')).toHaveAttribute('aria-disabled', 'false');
  expect(ahead()[0]).toBe('2 safe1.25×');
  await userEvent.click(tile(1, 1));
  expect(bodiesOf(sent, 'mines/step')).toHaveLength(1);
});

it('ends at a mine, shows all mines, and reports the lost stake neutrally', async () => {
  await show({ 'mines/step': () => reply(HIT) });
  await bet();
  await userEvent.click(tile(2, 3));
  expect(await status(/^No win this time$/)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveAttribute('data-kind');
  expect(tile(2, 3)).toHaveAccessibleName('Row 2, tile 3, mine, round lost');
  expect(tile(3, 3)).toHaveAccessibleName('Row 3, tile 3, mine');
  expect(tile(5, 5)).toHaveAccessibleName('Row 5, tile 5, mine');
  expect(lastRounds()).toEqual(['0.00×']);
  expect(button('Bet ₱10.00')).toBeVisible();
  expect(button('More mines')).toBeEnabled();
});

it('pays the worth of the round', async () => {
  const { sent } = await show(
    { 'mines/cash-out': () => reply(PAID, '1001.02') },
    { round: SAFE, balance: '990.00' },
  );
  await userEvent.dblClick(button('Cash out ₱11.02'));
  expect(await status(/^1\.10× · You won ₱11\.02$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(bodiesOf(sent, 'mines/cash-out')).toEqual([
    { roundId: ROUND.roundId, after: 1, roundKey: expect.any(String) },
  ]);
  expect(figure('Balance')).toHaveTextContent('₱1,001.02');
  expect(lastRounds()).toEqual(['1.10×']);
});

it('continues an open round with its stake and mines', async () => {
  const { sent } = await show(
    { 'mines/step': () => reply(SAFE_TWICE) },
    { round: { ...SAFE, stake: '2.00', options: { mines: 7 } } },
  );
  expect(screen.getByRole('status')).toHaveTextContent('Your round is still open');
  expect(figure('Stake')).toHaveTextContent('₱2.00');
  expect(figure('Mines')).toHaveTextContent('7');
  expect(button('More mines')).toBeDisabled();
  expect(tile(1, 1)).toHaveAccessibleName('Row 1, tile 1, safe');
  await userEvent.click(tile(2, 2));
  expect(await status(/^1\.25× so far/)).toBeVisible();
  expect(bodiesOf(sent, 'mines/step')).toMatchObject([{ after: 1, step: 6 }]);
});

it('opens a random hidden tile', async () => {
  const { sent } = await show({}, { round: SAFE });
  vi.spyOn(Math, 'random').mockReturnValueOnce(0);
  await userEvent.click(button('Random tile'));
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.999);
  await userEvent.keyboard('r');
  expect(bodiesOf(sent, 'mines/step').map(({ step }) => step)).toEqual([1, 24]);
});

it('has one tab stop on the field, which arrow keys move within its edges', async () => {
  const { sent } = await show({}, { round: ROUND });
  expect(
    field()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  tile(1, 1).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowRight}{ArrowDown}');
  expect(tile(2, 2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tile(2, 5)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(bodiesOf(sent, 'mines/step')).toMatchObject([{ step: 9 }]);
});

it('bets and cashes out by keyboard', async () => {
  const { sent } = await show({ 'mines/cash-out': () => reply(PAID) });
  await userEvent.keyboard('{ArrowDown} ');
  await screen.findByRole('button', { name: /^Cash out/ });
  await userEvent.keyboard('r');
  expect(await status(/so far/)).toBeVisible();
  await userEvent.keyboard(' ');
  expect(await status(/You won/)).toBeVisible();
  expect(bodiesOf(sent, 'mines/start')).toMatchObject([{ stake: '5.00' }]);
});

it.each([
  [422, 'INSUFFICIENT_BALANCE', /^Your balance is too low for this stake\./],
  [429, 'TOO_MANY_REQUESTS', /^Not so fast\./],
  [400, 'INVALID_REQUEST', /^That didn’t work/],
])('shows why a bet is rejected: %i %s', async (httpStatus, code, text) => {
  const { sent } = await show({ 'mines/start': () => rejected(httpStatus, code) });
  await userEvent.click(button(/^Bet /));
  expect(await status(text)).toBeVisible();
  await userEvent.click(button(/^Bet /));
  const [first, second] = bodiesOf(sent, 'mines/start');
  expect(second?.['roundKey']).not.toBe(first?.['roundKey']);
});

it('shows the round that is open elsewhere instead of a second one', async () => {
  await show({
    'mines/start': () => rejected(409, 'ROUND_OPEN'),
    game: () => ({ ...freshGame, round: SAFE }),
  });
  await userEvent.click(button(/^Bet /));
  expect(await status(/^Finish the open round first/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cash out ₱11.02' })).toBeVisible();
});

it.each([
  ['STEPPED_ALREADY', SAFE_TWICE, /^This round went on in another window/, 'Cash out ₱12.59'],
  ['ROUND_OVER', null, /^This round is over already/, 'Bet ₱10.00'],
])('reads the round again after %s', async (code, round, text, action) => {
  await show(
    {
      'mines/step': () => rejected(409, code),
      game: () => ({ ...freshGame, round, balance: '777.00' }),
    },
    { round: SAFE },
  );
  await userEvent.click(tile(3, 3));
  expect(await screen.findByRole('button', { name: action })).toBeVisible();
  expect(await status(text)).toBeVisible();
  expect(figure('Balance')).toHaveTextContent('₱777.00');
});

it('ends once when the game continues in another window', async () => {
  const { sent, opened } = await show(
    { 'mines/step': () => rejected(409, 'PLAYED_ELSEWHERE') },
    { round: SAFE },
  );
  await userEvent.click(tile(3, 3));
  await vi.waitFor(() => expect(opened.end).toHaveBeenCalledExactlyOnceWith('elsewhere'));
  expect(bodiesOf(sent, 'game')).toEqual([]);
});

it('repeats a bet with an unknown outcome under its key, and nothing else until then', async () => {
  let isDown = true;
  const { sent } = await show({ 'mines/start': () => (isDown ? lost() : reply(ROUND)) });
  await clickAndRetry(/^Bet /);
  expect(button('Try again')).toBeVisible();
  isDown = false;
  await userEvent.click(button('Lower stake'));
  await userEvent.click(button('Try again'));
  expect(await status(/^Open a tile/)).toBeVisible();
  const bodies = bodiesOf(sent, 'mines/start');
  expect(bodies).toHaveLength(4);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

it('opens no other tile while the outcome of a step is unknown', async () => {
  let isDown = true;
  const { sent } = await show(
    { 'mines/step': () => (isDown ? lost() : reply(SAFE_TWICE)) },
    { round: SAFE },
  );
  await clickAndRetry('Row 2, tile 2');
  expect(tile(3, 3)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tile(3, 3));
  isDown = false;
  await userEvent.click(button('Try again'));
  expect(await status(/^1\.25× so far/)).toBeVisible();
  const bodies = bodiesOf(sent, 'mines/step');
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(bodies[0]).toMatchObject({ after: 1, step: 6 });
});

it('lists the multipliers of the chosen number of mines in its rules', async () => {
  await show();
  await userEvent.click(button('Rules'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('table', { name: 'Mines: 3' })).toBeVisible();
  const rows = tableRows();
  expect(rows.slice(0, 3)).toEqual([
    ['Safe tiles', 'Chance', 'Multiplier'],
    ['1', '88%', '1.10×'],
    ['2', '77%', '1.25×'],
  ]);
  expect(rows).toHaveLength(23);
});
