import type { SlipPrices, TicketBody } from '@perya/game-engines/sports';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { rejected } from '../game/testing';
import { match, panel, pick, setWindow, showBook, ticketReply, ticket, typeStake } from './testing';

beforeEach(() => setWindow({ isWide: true }));

const HOME_1 = /: Home 1 2\.00/;
const AWAY_1 = /: Away 1 4\.00/;
const HOME_2 = /: Home 2 2\.00/;

const press = (name: RegExp) => userEvent.click(panel().getByRole('button', { name }));
/** The status line; the total of the slip is a status too. */
const status = () => screen.getAllByRole('status')[0]!;
const pricesNow = (...prices: (string | null)[]): SlipPrices => ({
  now: 0,
  list: prices.map((price) => ({
    price,
    isOpen: price !== null,
    phase: price === null ? 'over' : 'live',
  })),
});

it('shows how to start while it is empty', async () => {
  await showBook();
  expect(panel().getByText(/^Tap any odds to add a bet to your slip\./)).toBeVisible();
  expect(panel().queryByRole('button', { name: /^Bet ₱/ })).toBeNull();
});

it('multiplies the prices and the RTP of an accumulator', async () => {
  await showBook();
  await pick(HOME_1);
  await pick(/^Home 1 – Away 1, Match result: Draw/);
  await press(/^Remove Draw from the slip$/);
  expect(panel().getByRole('button', { name: 'Bet slip · 1' })).toHaveFocus();
  await pick(/: Away 2 4\.00/);
  await typeStake('100');
  const pays = panel().getByRole('status', { name: 'Possible payout' });
  expect(pays).toHaveTextContent('₱800.00');
  expect(panel().getByText(/pay back 90\.25% of their stakes/)).toBeVisible();
  await press(/^Singles$/);
  expect(pays).toHaveTextContent('₱600.00');
  expect(panel().getByText(/pay back 95\.00% of their stakes/)).toBeVisible();
  expect(panel().getByLabelText('Stake per bet')).toHaveValue('100');
  expect(panel().getByRole('button', { name: 'Bet ₱200.00' })).toBeEnabled();
});

it('adds up the stake with buttons', async () => {
  await showBook();
  await pick(HOME_1);
  expect(panel().getByLabelText('Stake')).toHaveValue('100');
  await press(/^\+50$/);
  await press(/^\+500$/);
  expect(panel().getByRole('button', { name: 'Bet ₱650.00' })).toBeEnabled();
});

it('sends one ticket with the prices last seen, and then shows the bets', async () => {
  const { bets, opened } = await showBook();
  await pick(HOME_1);
  await pick(HOME_2);
  await typeStake('10');
  await userEvent.selectOptions(panel().getByLabelText('If odds change'), 'Accept any odds');
  await press(/^Bet ₱10\.00$/);
  expect(
    await screen.findByText('Your bet is placed! Possible payout: ₱200.00.', {
      selector: '[role]',
    }),
  ).toBeVisible();
  expect(bets()).toEqual([
    {
      roundKey: expect.stringMatching(/^[\w-]{16,64}$/),
      stake: '10.00',
      accept: 'any',
      legs: [
        { event: '1', market: 'result', selection: 'home', price: '2.000' },
        { event: '2', market: 'result', selection: 'home', price: '2.000' },
      ],
    },
  ]);
  expect(panel().getByRole('button', { name: 'Bet slip · 0' })).toBeVisible();
  const tab = panel().getByRole('button', { name: /^My bets/, pressed: true });
  expect(tab).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('₱900.00');
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
});

it('bets two selections of one event only singly', async () => {
  const { bets } = await showBook();
  await pick(HOME_1);
  await pick(AWAY_1);
  expect(panel().getByText(/An accumulator can’t have two selections/)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Accumulator' })).toBeDisabled();
  await typeStake('10');
  await press(/^Bet ₱20\.00$/);
  await waitFor(() => expect(status()).toHaveTextContent('2 bets are placed!'));
  expect(bets().map((body) => (body as TicketBody).legs.length)).toEqual([1, 1]);
  expect(panel().getByRole('button', { name: 'Bet slip · 0' })).toBeVisible();
});

it('makes one call on a double press, and keeps what was rejected', async () => {
  let reject: (answer: object) => void = () => undefined;
  const { bets } = await showBook({
    'sports/ticket': () => new Promise<object>((resolve) => (reject = resolve)),
  });
  await pick(HOME_1);
  await typeStake('10');
  await press(/^Bet ₱/);
  await press(/^Placing…/);
  await waitFor(() => expect(bets()).toHaveLength(1));
  reject(rejected(409, 'ODDS_CHANGED'));
  await waitFor(() =>
    expect(status().textContent).toMatch(/^The odds have changed\. Check them, then bet/),
  );
  expect(status()).toHaveAttribute('data-kind', 'error');
  expect(bets()).toHaveLength(1);
  expect(panel().getByRole('button', { name: 'Bet slip · 1' })).toBeVisible();
  expect(panel().getByLabelText('Stake')).toHaveValue('10');
});

it('reports which of several tickets was rejected, and keeps it', async () => {
  const answers = [ticketReply(), rejected(409, 'MARKET_CLOSED')];
  await showBook({ 'sports/ticket': () => answers.shift() ?? ticketReply() });
  await pick(HOME_1);
  await pick(HOME_2);
  await press(/^Singles$/);
  await press(/^Bet ₱/);
  await waitFor(() =>
    expect(status().textContent).toMatch(/^One of your selections is closed right now\./),
  );
  expect(panel().getByRole('button', { name: /^Remove Home 2 from/ })).toBeVisible();
  expect(panel().queryByRole('button', { name: /^Remove Home 1 from/ })).toBeNull();
  expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('₱900.00');
});

it.each([
  ['ODDS_CHANGED', /^The odds have changed\. Check them, then bet/],
  ['MARKET_CLOSED', /^One of your selections is closed right now\./],
  ['UNKNOWN_STAKE', /^This stake is outside the limits/],
  ['SAME_EVENT', /^An accumulator can’t have two selections/],
  ['PAYOUT_TOO_HIGH', /^The maximum payout is ₱500,000\.00/],
  ['INSUFFICIENT_BALANCE', /^Your balance is too low/],
])('shows why a bet was rejected: %s', async (code, text) => {
  await showBook({ 'sports/ticket': () => rejected(422, code) });
  await pick(HOME_1);
  await press(/^Bet ₱/);
  await waitFor(() => expect(status().textContent).toMatch(text));
});

it('shows a changed price, and bets it once the player agrees', async () => {
  const { bets } = await showBook({ 'sports/prices': () => pricesNow('1.800') });
  await pick(HOME_1);
  expect(await panel().findByText('odds went down')).toBeVisible();
  await press(/^Accept the new odds/);
  expect(panel().queryByText('odds went down')).toBeNull();
  expect(panel().getByRole('button', { name: /^Bet ₱/ })).toHaveFocus();
  await press(/^Bet ₱/);
  await waitFor(() => expect(bets()).toHaveLength(1));
  expect((bets()[0] as TicketBody).legs[0]?.price).toBe('1.800');
});

it('shows when a selection is over, and hides the potential payout', async () => {
  await showBook({ 'sports/prices': () => pricesNow(null) });
  await pick(HOME_1);
  expect(await panel().findByText('Ended')).toBeVisible();
  expect(panel().getByRole('status', { name: 'Possible payout' })).toHaveTextContent('–');
});

it('sends no stake outside the limits, and focuses the field', async () => {
  const { bets } = await showBook();
  await pick(HOME_1);
  for (const text of ['0.50', '50000.01', 'ten']) {
    await typeStake(text);
    await press(/^Bet ₱/);
    expect(status()).toHaveTextContent('This stake is outside the limits. Choose another.');
    expect(panel().getByLabelText('Stake')).toHaveFocus();
    expect(panel().getByLabelText('Stake')).toHaveValue(text);
  }
  expect(bets()).toEqual([]);
});

it('repeats the same request after a lost response', async () => {
  let isLost = true;
  const { bets } = await showBook({
    'sports/ticket': () => {
      if (isLost) throw new TypeError('network');
      return ticketReply();
    },
  });
  await pick(HOME_1);
  await typeStake('10');
  await press(/^Bet ₱/);
  const again = await panel().findByRole('button', { name: 'Try again' });
  expect(bets()).toHaveLength(3);
  isLost = false;
  await typeStake('999');
  await userEvent.click(again);
  await waitFor(() => expect(status().textContent).toMatch(/^Your bet is placed! Possible payout/));
  expect(new Set(bets().map((body) => JSON.stringify(body))).size).toBe(1);
  expect(panel().getByRole('button', { name: 'Bet slip · 0' })).toBeVisible();
});

it('keeps stake and settings when the slip is emptied and filled again', async () => {
  await showBook();
  await pick(HOME_1);
  await typeStake('37');
  await userEvent.selectOptions(panel().getByLabelText('If odds change'), 'Ask me first');
  await press(/^Clear the slip$/);
  await pick(HOME_2);
  expect(panel().getByLabelText('Stake')).toHaveValue('37');
  expect(panel().getByLabelText('If odds change')).toHaveValue('same');
});

it('reports when it is full', async () => {
  await showBook({}, { maxLegs: 1 });
  await pick(HOME_1);
  await pick(HOME_2);
  expect(status()).toHaveTextContent('A bet slip can have up to 1 selections.');
  expect(panel().getByRole('button', { name: 'Bet slip · 1' })).toBeVisible();
});

it('lists tickets, and announces winnings, but does not celebrate less than the stake', async () => {
  const settled = [
    ticket({ id: 't-1', payout: '250.00', settledAt: 1 }),
    ticket({ id: 't-2', payout: '40.00', settledAt: 1 }),
  ];
  const answers = [
    { open: [ticket({ id: 't-1' }), ticket({ id: 't-2' })], settled: [], balance: '900.00' },
    { open: [], settled, balance: '1190.00' },
  ];
  await showBook({
    'sports/tickets': () => answers.shift() ?? { open: [], settled, balance: '0' },
  });
  await panel().findByRole('button', { name: 'My bets · 2' });
  await pick(HOME_1);
  await press(/^Bet ₱/);
  await waitFor(() => expect(status()).toHaveTextContent('Your bet won: ₱250.00'));
  expect(status()).toHaveAttribute('data-kind', 'win');
  expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('₱1,190.00');
  expect(panel().getByText('Paid ₱40.00')).toBeVisible();
  expect(panel().queryByText('lost')).toBeNull();
});

it('opens as a sheet on a narrow screen, and restores the focus', async () => {
  setWindow({ isWide: false });
  await showBook({ 'sports/board': () => ({ now: 0, events: [match('1')] }) });
  const sheet = screen.getByRole('complementary', { name: 'Bet slip' });
  expect(sheet).toHaveAttribute('inert');
  await pick(HOME_1);
  const opener = screen
    .getAllByRole('button', { name: 'Bet slip · 1' })
    .find((button) => !sheet.contains(button))!;
  await userEvent.click(opener);
  expect(sheet).not.toHaveAttribute('inert');
  expect(panel().getByRole('button', { name: 'Bet slip · 1' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(sheet).toHaveAttribute('inert');
  expect(opener).toHaveFocus();
});
