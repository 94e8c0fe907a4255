import { BACCARAT_MODELS, BACCARAT_TABLE, STATED_RETURNS } from '@perya/game-engines/baccarat';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, figure, lost, OPEN_GAME, rejected } from '../game/testing';
import { COMMITMENT, openDialog, pass, status, testTable, user } from '../live-table/testing';
import { Baccarat } from './Baccarat';
import { baccaratCatalogue } from './texts';

const table = testTable({
  game: 'baccarat',
  page: <Baccarat />,
  table: BACCARAT_TABLE,
  rules: BACCARAT_MODELS[0],
  returns: STATED_RETURNS['baccarat-1'] ?? {},
  catalogue: baccaratCatalogue,
  dialogs: () => import('./BaccaratFairness'),
  // Player 3 against banker 7: a two, a seven, an ace, a king; player draws a king, banker stands.
  outcome: [1, 6, 0, 12, 25],
  payout: '1.95',
  sheet: '01210',
  seats: [
    {
      seat: 2,
      name: 'ma***a',
      isMine: false,
      stakes: { tie: '1000.00', player: '500.00' },
      hand: null,
    },
  ],
});
const { accept, betsAnsweredBy, show, state, times } = table;

const NAMES = {
  player: /^Player /,
  banker: /^Banker /,
  tie: /^Tie /,
} as const;
const spot = (name: keyof typeof NAMES) => button(NAMES[name]);
const hand = (name: 'Player' | 'Banker') => screen.getByRole('region', { name });
const cards = (place: HTMLElement) => within(place).queryAllByRole('img', { name: / of / });

it('places the pending chips once, however often it is pressed', async () => {
  const { opened } = await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('banker'));
  await user().click(spot('banker'));
  await user().click(spot('tie'));
  expect(spot('banker')).toHaveTextContent('+₱2.00');
  await user().dblClick(button('Bet ₱3.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({
    round: table.round,
    stakes: { banker: '2.00', tie: '1.00' },
  });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(button('Tap a spot')).toHaveAttribute('aria-disabled', 'true');
  expect(spot('banker')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
  expect(figure('Balance')).toHaveTextContent('₱97.00');
  expect(opened.tell).toHaveBeenCalledExactlyOnceWith({ type: 'balance-changed' });
  expect(screen.getByRole('group', { name: 'On the table' })).toHaveTextContent('₱3.00');
});

it('removes a chip that was added by mistake, and keeps the focus', async () => {
  await show();
  const undo = screen.getByRole('button', { name: 'Undo last chip' });
  await user().click(spot('player'));
  await user().click(spot('tie'));
  await user().click(undo);
  expect(spot('tie')).not.toHaveTextContent('+');
  expect(button('Bet ₱1.00')).toBeVisible();
  await user().keyboard('{Enter}');
  expect(spot('player')).not.toHaveTextContent('+');
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-disabled', 'true');
});

it('places the selected chip, which arrow keys change', async () => {
  await show();
  const chips = within(screen.getByRole('radiogroup', { name: 'Chips' }));
  expect(chips.getByRole('radio', { name: '1 chip' })).toBeChecked();
  await user().click(chips.getByRole('radio', { name: '1 chip' }));
  await user().keyboard('{ArrowRight}');
  expect(chips.getByRole('radio', { name: '5 chip' })).toHaveFocus();
  await user().click(spot('tie'));
  expect(button('Bet ₱5.00')).toBeVisible();
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('player'));
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('player')).not.toHaveTextContent('+');
  await user().click(spot('player'));
  await user().click(button('Next round soon'));
  await pass(50);
  expect(table.bets).toEqual([]);
  expect(spot('player')).not.toHaveTextContent('+');
});

it('reveals the cards one by one, then announces the winner and the payout', async () => {
  await show();
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await table.until(times.dealsAt);
  expect(cards(document.body)).toHaveLength(1);
  await table.until(times.dealsAt + 1_050);
  expect(cards(document.body)).toHaveLength(2);
  expect(status()).toBe('No more bets');
  await table.until(times.resultAt);
  expect(cards(hand('Player'))).toHaveLength(3);
  expect(cards(hand('Banker'))).toHaveLength(2);
  expect(within(hand('Banker')).getByRole('heading')).toHaveTextContent('7');
  expect(status()).toBe('Banker wins, 7 to 3 · You won ₱1.95');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(hand('Banker')).toHaveAttribute('data-won');
  expect(hand('Player')).not.toHaveAttribute('data-won');
  expect(spot('banker')).toHaveAttribute('data-won');
  expect(cards(hand('Player'))[0]).toHaveAccessibleName('2 of clubs');
  expect(figure('Balance')).toHaveTextContent('₱100.95');
});

it('does not celebrate a payout below the stake', async () => {
  table.payout = '0.50';
  await show();
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await table.until(times.resultAt);
  expect(status()).toBe('Banker wins, 7 to 3 · Paid ₱0.50');
  expect(screen.getByRole('status')).not.toHaveAttribute('data-kind');
});

it('adds the round to the sheet once its result is shown', async () => {
  await show();
  expect(screen.getByText('Banker 2, Player 2, ties 1')).toBeVisible();
  await table.until(times.dealsAt);
  expect(screen.getByText('Banker 2, Player 2, ties 1')).toBeVisible();
  await table.until(times.resultAt);
  expect(screen.getByText('Banker 3, Player 2, ties 1')).toBeVisible();
  const dialog = await openDialog('Road maps');
  expect(within(dialog).getByText('Banker 3, Player 2, ties 1')).toBeVisible();
});

it.each([
  ['BETS_CLOSED', 'Too late for this round. Nothing was taken.'],
  ['STAKE_TOO_HIGH', 'That’s over this spot’s limit for the round.'],
  ['INSUFFICIENT_BALANCE', 'Your balance is too low for this stake.'],
])('shows why a bet was rejected: %s', async (code, text) => {
  await show({ answers: betsAnsweredBy(() => rejected(422, code)) });
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  expect(status()).toBe(text);
  expect(table.bets).toHaveLength(1);
});

it('keeps the chips of a rejected bet if they can still be placed, under a new key', async () => {
  await show({ answers: betsAnsweredBy(() => rejected(422, 'STAKE_TOO_HIGH'), accept) });
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  expect(spot('banker')).toHaveTextContent('+₱1.00');
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  expect(status()).toBe('Your bet of ₱1.00 is on the table');
  expect(new Set(table.bets.map(({ roundKey }) => roundKey)).size).toBe(2);
});

it('removes the chips of a late bet', async () => {
  await show({ answers: betsAnsweredBy(() => rejected(422, 'BETS_CLOSED')) });
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  expect(spot('banker')).not.toHaveTextContent('+');
});

it('retries a lost response under the same key', async () => {
  await show({ answers: betsAnsweredBy(lost, accept) });
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  expect(status()).toBe('Checking what happened…');
  expect(button('Placing…')).toHaveAttribute('aria-disabled', 'true');
  await pass(1_000);
  expect(status()).toBe('Your bet of ₱1.00 is on the table');
  expect(table.bets).toHaveLength(2);
  expect(table.bets[1]?.roundKey).toBe(table.bets[0]?.roundKey);
});

it('repeats the same bet on the next press while its outcome is unknown', async () => {
  await show({ answers: betsAnsweredBy(lost, lost, lost, accept) });
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(3_000);
  expect(status()).toBe(
    'That didn’t work. We never take a stake without a result. Please try again.',
  );
  // Not returned when bets close: the bet may have been placed.
  await table.until(times.closesAt);
  expect(spot('banker')).toHaveTextContent('+₱1.00');
  await user().click(button('Try again'));
  await pass(50);
  expect(table.bets).toHaveLength(4);
  expect(new Set(table.bets.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(spot('banker')).not.toHaveTextContent('+');
});

it('repeats the last bet', async () => {
  await show();
  const repeat = screen.getByRole('button', { name: 'Repeat last bet' });
  expect(repeat).toHaveAttribute('aria-disabled', 'true');
  await user().click(spot('banker'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  await user().click(repeat);
  expect(button('Bet ₱1.00')).toBeVisible();
});

it('shows that the table does not respond, and retries', async () => {
  let isDown = true;
  await show({ answers: { 'baccarat/table': () => (isDown ? lost() : state()) } });
  // The call is retried twice before it fails.
  await pass(4_000);
  expect(status()).toBe('The table isn’t responding. We’re trying again.');
  isDown = false;
  await pass(2_500);
  expect(status()).toBe('Place your bets');
});

it.each([
  [410, 'PLAYED_ELSEWHERE', 'elsewhere'],
  [401, 'SESSION_OVER', undefined],
])(
  'ends when the session is over or the game is open elsewhere: %i %s',
  async (code, name, reason) => {
    const { opened } = await show({
      answers: { 'baccarat/table': () => rejected(code, name) },
    });
    expect(opened.end).toHaveBeenCalledOnce();
    expect(vi.mocked(opened.end).mock.calls[0]?.[0]).toBe(reason);
  },
);

it('shows the players by seat, and their stakes on the round', async () => {
  await show();
  const chairs = screen.getAllByRole('listitem');
  expect(chairs).toHaveLength(7);
  expect(chairs[0]).toHaveAccessibleName('Seat 1, free');
  expect(chairs[1]).toHaveAccessibleName('Seat 2, ma***a, 1.5K');
  expect(screen.getByText('3 watching')).toBeVisible();
});

it('shows payout and RTP of each spot', async () => {
  await show();
  const dialog = await openDialog('Rules');
  const [, ...rows] = within(dialog).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(Array.from(rows[1]?.children ?? [], (cell) => cell.textContent)).toEqual([
    'Banker',
    '0.95',
    '98.94 %',
    '₱1.00 – ₱1,000.00',
  ]);
});

it('shows the seed hashes, and accepts a seed for the next bets', async () => {
  const seeds: unknown[] = [];
  await show({
    answers: {
      rounds: () => ({ list: [] }),
      seeds: (body) => {
        seeds.push(body);
        const given = {
          serverSeed: COMMITMENT,
          commitment: COMMITMENT,
          clientSeed: 'mine',
          played: 1,
        };
        return { given, next: { ...OPEN_GAME.seeds, clientSeed: 'other' } };
      },
    },
  });
  const dialog = within(await openDialog('Fairness'));
  expect(dialog.getByText(COMMITMENT)).toBeVisible();
  const input = dialog.getByRole('textbox', { name: 'Your client seed' });
  await user().clear(input);
  await user().type(input, 'ñandú{Enter}');
  expect(input).toBeInvalid();
  await user().clear(input);
  await user().type(input, 'other');
  await user().click(dialog.getByRole('button', { name: 'Use this seed' }));
  await pass(50);
  expect(dialog.getByText('Your next bets will use this seed.')).toBeVisible();
  expect(seeds).toEqual([{ clientSeed: 'other' }]);
});

it('shows cards already dealt when the page opens during a round', async () => {
  await show({ at: times.dealsAt + 5_000 });
  expect(cards(hand('Player'))).toHaveLength(3);
  expect(cards(hand('Banker'))).toHaveLength(2);
  expect(within(hand('Player')).getByRole('heading')).toHaveTextContent('3');
  expect(button('Next round soon')).toHaveAttribute('aria-disabled', 'true');
});
