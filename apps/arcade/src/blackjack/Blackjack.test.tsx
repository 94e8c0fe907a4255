import {
  BLACKJACK_MODELS,
  BLACKJACK_RULES,
  BLACKJACK_TABLE,
  type BlackjackGame,
} from '@perya/game-engines/blackjack';
import type { TableHands } from '@perya/game-engines/live-table';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, figure, lost, rejected, tableRows } from '../game/testing';
import {
  COMMITMENT,
  openDialog,
  pass,
  spot,
  status,
  testTable,
  user,
  wonSpots,
} from '../live-table/testing';
import { Blackjack } from './Blackjack';
import { countDealerCards } from './countDealerCards';
import { blackjackCatalogue } from './texts';

/** Clubs by their names: "A", "2" … "9", "T", "J", "Q", "K". */
const clubs = (names: string) => names.split(' ').map((name) => 'A23456789TJQK'.indexOf(name));
const HEARTS = 26;

const { hands } = BLACKJACK_RULES as { hands: TableHands };
const returns: BlackjackGame['returns'] = {
  main: 9_951,
  pair: 9_230,
  poker: 9_466,
  insurance: 9_231,
};

const table = testTable({
  game: 'blackjack',
  page: <Blackjack />,
  table: BLACKJACK_TABLE,
  rules: BLACKJACK_MODELS[0],
  returns,
  catalogue: blackjackCatalogue,
  dialogs: () => import('./BlackjackFairness'),
  outcome: clubs('9 8'),
  payout: '2.00',
  sheet: '7BX',
  seats: [
    {
      seat: 3,
      name: 'ma***a',
      isMine: false,
      stakes: { main: '500.00' },
      hand: { cards: clubs('A 6 9'), decisions: 'H', added: '0.00' },
    },
    {
      seat: 5,
      name: 'jo***n',
      isMine: false,
      stakes: { main: '100.00' },
      hand: { cards: clubs('8 8 K J'), decisions: 'PSS', added: '100.00' },
    },
  ],
  hands: { ...hands, cards: clubs('5 6 T 2') },
});
const { betsAnsweredBy, decide, decisionsAnsweredBy, show, times } = table;

const hand = (name: string) => screen.getByRole('region', { name });
const cards = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('img')
    .map((card) => card.getAttribute('aria-label'));
const value = (name: string) => within(hand(name)).getByRole('heading').lastChild?.textContent;
const onTable = () => screen.getByRole('group', { name: 'On the table' });
const possible = () =>
  within(screen.getByRole('group', { name: 'Your decisions' }))
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-disabled') !== 'true')
    .map((one) => one.textContent);
const sent = () => table.sentDecisions.map(({ after, decision }) => `${after}>${decision}`);

/** Bets 1 on the main spot, and waits for the cards. */
async function toDecisions(options: Parameters<typeof show>[0] = {}): Promise<void> {
  await show(options);
  await user().click(spot('Main bet'));
  await user().click(button('Bet ₱1.00'));
  await pass(50);
  await table.until(times.dealsAt);
}

async function press(name: string | RegExp): Promise<void> {
  await user().click(button(name));
  await pass(100);
}

it('accepts side bets only with a main bet', async () => {
  await show();
  expect(spot('Pair Main bet first')).toHaveAttribute('aria-disabled', 'true');
  await user().click(spot('Pair'));
  await user().click(spot('21'));
  expect(button('Tap a spot')).toHaveAttribute('aria-disabled', 'true');
  await user().click(spot('Main bet'));
  await user().click(spot('Pair 5–25 to 1'));
  expect(button('Bet ₱2.00')).toBeVisible();
  await user().click(button('Bet ₱2.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({ stakes: { main: '1.00', pair: '1.00' } });
  // The placed main bet is enough for more.
  await user().click(spot('21'));
  expect(button('Bet ₱1.00')).not.toHaveAttribute('aria-disabled', 'true');
});

it('does not send side chips alone when the main bet came too late', async () => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return rejected(422, 'BETS_CLOSED');
  };
  await show({ answers: betsAnsweredBy(late) });
  await user().click(spot('Main bet'));
  await user().click(button('Bet ₱1.00'));
  await user().click(spot('Pair'));
  await pass(1_000);
  await user().click(button('Main bet first'));
  await pass(100);
  expect(button('Main bet first')).toHaveAttribute('aria-disabled', 'true');
  expect(spot('Pair')).toHaveTextContent('+₱1.00');
  expect(table.bets).toHaveLength(1);
});

it('hides the dealer’s second card until the last decision, then turns it and draws', async () => {
  table.outcome = clubs('6 9 K');
  await toDecisions();
  expect(cards(hand('Dealer'))).toEqual(['6 of clubs', 'Face-down card']);
  expect(value('Dealer')).toBe('6');
  expect(screen.queryByText('Bust')).toBeNull();
  await table.until(times.decidedAt);
  expect(cards(hand('Dealer'))).toEqual(['6 of clubs', 'Face-down card']);
  await table.until(times.decidedAt + 800);
  expect(cards(hand('Dealer'))).toEqual(['6 of clubs', '9 of clubs']);
  expect(value('Dealer')).toBe('15');
  await table.until(times.decidedAt + 1_700);
  expect(cards(hand('Dealer'))).toHaveLength(3);
  expect(value('Dealer')).toBe('Bust');
  await table.until(times.resultAt);
  expect(status()).toBe('Dealer busts with 25 · You won ₱2.00');
});

it('shows all cards of the dealer before the result, however many', () => {
  const many = Array.from({ length: 17 }, () => 0);
  const at = (ms: number) => countDealerCards(many, times, times.decidedAt + ms);
  expect([at(-1), at(0), at(799), at(800)]).toEqual([1, 1, 1, 2]);
  expect(countDealerCards(many, times, times.resultAt - 690)).toBe(17);
  expect(countDealerCards(clubs('6 9'), times, times.resultAt - 690)).toBe(2);
});

it('says that it is time to decide, and only then', async () => {
  await show();
  await table.until(times.dealsAt);
  expect(status()).toBe('No more bets');
  expect(screen.queryByRole('group', { name: 'Your decisions' })).toBeNull();
});

it('hits once, however often it is pressed', async () => {
  table.cards = clubs('5 7 4 K');
  await toDecisions();
  expect(status()).toBe('Your turn: decide on your hand');
  expect(possible()).toEqual(['Hit', 'Stand', 'Double +₱1.00']);
  expect(value('Your hand')).toBe('12');
  await user().dblClick(button('Hit'));
  await pass(100);
  expect(sent()).toEqual(['>H']);
  expect(table.sentDecisions[0]).toMatchObject({ round: table.round });
  expect(value('Your hand')).toBe('16');
  expect(status()).toBe('You have 16');
  expect(possible()).toEqual(['Hit', 'Stand']);
  await press('Hit');
  expect(sent()).toEqual(['>H', 'H>H']);
  expect(value('Your hand')).toBe('Bust');
  expect(status()).toBe('Bust with 26 · The dealer is next');
  expect(possible()).toEqual([]);
});

it('stands', async () => {
  await toDecisions();
  await press('Stand');
  expect(sent()).toEqual(['>S']);
  expect(status()).toBe('You have 11 · The dealer is next');
  await press('Hit');
  expect(sent()).toEqual(['>S']);
});

it('doubles, and counts what it added as stake', async () => {
  table.payout = '2.00';
  await toDecisions();
  await press(/^Double/);
  expect(sent()).toEqual(['>D']);
  expect(value('Your hand')).toBe('21');
  expect(within(hand('Your hand')).getByText('Doubled')).toBeVisible();
  expect(onTable()).toHaveTextContent('₱2.00');
  expect(figure('Balance')).toHaveTextContent('₱98.00');
  await table.until(times.resultAt);
  // As much as was staked: not a win.
  expect(status()).toBe('Dealer has 17 · Paid ₱2.00');
});

it('splits a pair into two hands, and shows how each ended', async () => {
  table.cards = clubs('8 8 K 3 5');
  table.outcome = clubs('9 8');
  table.payout = '2.00';
  await toDecisions();
  expect(possible()).toEqual(['Hit', 'Stand', 'Double +₱1.00', 'Split +₱1.00']);
  await press(/^Split/);
  expect(status()).toBe('You have 18 · You have 11');
  expect(hand('Hand 1')).toHaveAttribute('aria-current', 'true');
  expect(hand('Hand 2')).not.toHaveAttribute('aria-current');
  await press('Stand');
  expect(hand('Hand 2')).toHaveAttribute('aria-current', 'true');
  await press('Hit');
  await press('Stand');
  expect(sent()).toEqual(['>P', 'P>S', 'PS>H', 'PSH>S']);
  expect(value('Hand 2')).toBe('16');
  expect(within(hand('Hand 1')).queryByText('Win')).toBeNull();
  await table.until(times.resultAt);
  expect(within(hand('Hand 1')).getByText('Win')).toBeVisible();
  expect(within(hand('Hand 2')).getByText('Lose')).toBeVisible();
  expect(status()).toBe('Dealer has 17 · Paid ₱2.00');
  expect(wonSpots()).toEqual(['main']);
});

it('insures a blackjack against the ace of the dealer', async () => {
  table.cards = clubs('A K');
  table.outcome = clubs('A Q');
  await toDecisions();
  expect(value('Your hand')).toBe('Blackjack');
  expect(possible()).toEqual(['Insurance +₱0.50']);
  await press(/^Insurance/);
  expect(sent()).toEqual(['>I']);
  expect(status()).toBe('Insured · You have 21 · The dealer is next');
  expect(onTable()).toHaveTextContent('₱1.50');
  await table.until(times.resultAt);
  expect(within(hand('Your hand')).getByText('Push')).toBeVisible();
  expect(status()).toBe('Dealer has blackjack · You won ₱2.00');
});

it('shows both values of an ace while the hand can get more cards', async () => {
  table.cards = clubs('A 6 2');
  await toDecisions();
  expect(value('Your hand')).toBe('7/17');
  await press('Stand');
  expect(value('Your hand')).toBe('17');
});

it('is played by keys, also while a button has the focus', async () => {
  table.cards = clubs('2 2 3 4 5');
  await toDecisions();
  await user().keyboard('i');
  await pass(50);
  expect(sent()).toEqual([]);
  await user().keyboard('p');
  await pass(100);
  button('Hit').focus();
  await user().keyboard('h');
  await pass(100);
  await user().keyboard('s');
  await pass(100);
  await user().keyboard('d');
  await pass(100);
  expect(sent()).toEqual(['>P', 'P>H', 'PH>S', 'PHS>D']);
});

it('repeats the same decision while its outcome is unknown', async () => {
  await toDecisions({ answers: decisionsAnsweredBy(lost, lost, lost, decide) });
  await user().click(button('Stand'));
  await pass(50);
  expect(status()).toBe('Checking what happened…');
  expect(possible()).toEqual([]);
  await pass(3_000);
  await user().keyboard('h');
  await press('Try again');
  expect(sent()).toEqual(['>S', '>S', '>S', '>S']);
  expect(new Set(table.sentDecisions.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(status()).toBe('You have 11 · The dealer is next');
});

it('shows the hand as it is if it was decided on elsewhere', async () => {
  await toDecisions({
    answers: decisionsAnsweredBy(() => {
      table.decisions = 'H';
      return rejected(409, 'DECIDED_ALREADY');
    }, decide),
  });
  await press('Hit');
  expect(status()).toContain('already decided on');
  expect(value('Your hand')).toBe('21');
});

it.each([
  ['DECISIONS_CLOSED', 'Time’s up for decisions. Your hand stands.'],
  ['UNKNOWN_DECISION', 'That’s not possible with this hand.'],
  ['INSUFFICIENT_BALANCE', 'Your balance is too low for this stake.'],
])('says why a decision was rejected: %s', async (code, text) => {
  await toDecisions({ answers: decisionsAnsweredBy(() => rejected(422, code)) });
  await press(/^Double/);
  expect(status()).toBe(text);
  expect(onTable()).toHaveTextContent('₱1.00');
  expect(sent()).toEqual(['>D']);
});

it('marks the side bets that won, once the result is shown, and only placed ones', async () => {
  table.cards = [...clubs('7'), 6 + HEARTS, ...clubs('5')];
  table.outcome = clubs('7 K');
  await show();
  await user().click(spot('Main bet'));
  await user().click(spot('Pair'));
  await user().click(button('Bet ₱2.00'));
  await pass(50);
  await table.until(times.decidedAt);
  expect(wonSpots()).toEqual([]);
  await table.until(times.resultAt);
  expect(wonSpots()).toEqual(['pair']);
  expect(spot('Mixed pair 5 to 1')).toBeVisible();
  expect(within(hand('Your hand')).getByText('Lose')).toBeVisible();
});

it('shows the hands of the other players', async () => {
  await toDecisions();
  expect(screen.getByRole('listitem', { name: 'Seat 3, ma***a, 500, 16' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Seat 5, jo***n, 200, 18 · 18' })).toBeVisible();
});

it('lists the dealer’s last results, newest first', async () => {
  const last = () => cards(screen.getByRole('list', { name: 'The dealer’s last results' }));
  await show();
  expect(last()).toEqual(['Bust', 'Blackjack', '17']);
  await table.until(times.decidedAt + 2_000);
  expect(last()).toEqual(['Bust', 'Blackjack', '17']);
  await table.until(times.resultAt);
  expect(last()).toEqual(['17', 'Bust', 'Blackjack', '17']);
});

it('explains the game, with payout, RTP and limits of each bet', async () => {
  await show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/^You have 20 seconds to decide. Hit \(H\)/)).toBeVisible();
  expect(
    dialog.getByText(/Suited pair \(25\) · Colored pair \(10\) · Mixed pair \(5\)/),
  ).toBeVisible();
  const rows = tableRows();
  expect(rows.slice(1)).toEqual([
    ['Main bet', '1 / 1.5', '99.51 %', '₱1.00 – ₱1,000.00'],
    ['Pair', '5–25', '92.30 %', '₱1.00 – ₱1,000.00'],
    ['21+3', '5–100', '94.66 %', '₱1.00 – ₱1,000.00'],
    ['Insurance', '2', '92.31 %', 'Half of the main bet'],
  ]);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  expect(within(await openDialog('Fairness')).getByText(COMMITMENT)).toBeVisible();
});
