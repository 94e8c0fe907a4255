import {
  arrange,
  SHARES_PER_PRIZE,
  type Card,
  type RoundReply,
  type TableFacts,
  type WireEnd,
  type WireRound,
} from '@perya/game-engines/pusoy';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import {
  answerPlayApi,
  button,
  endFakeTimers,
  figure,
  rejected,
  renderInGame,
  type Answers,
} from '../game/testing';
import { Pusoy } from './Pusoy';
import { pusoyCatalogue } from './texts';

const RANKS = '23456789TJQKA';
const card = (name: string): Card =>
  RANKS.indexOf(name.charAt(0)) * 4 + 'cdhs'.indexOf(name.charAt(1));
const cards = (names: string): Card[] => names.split(' ').map(card);

const MINE = cards('7c 7d 7h Qc Qd 2s Ac 9d 4h');
/** As arranged by "Arrange for me": 4 9 A, 2 Q Q, 7 7 7. */
const LAID = arrange(MINE).flat();
const OTHERS = [
  '3c 5d 8h 3h 3s Kc 6c 6d 6h',
  '2c 4d 8c 5c 5h Jc 9c 9h 9s',
  '2d 4c 8d Tc Td Jd Kd Ks Kh',
];
const ROUND = '00000000-0000-4000-8000-000000000001';
const NEXT_ROUND = '00000000-0000-4000-8000-000000000002';
const DUE = 60_000;

const FACTS: TableFacts = {
  roomName: 'Sampaguita',
  stakes: ['10.00', '20.00', '50.00'],
  rakeBasisPoints: 400,
  round: null,
};

const round = (facts: Partial<WireRound> = {}): WireRound => ({
  roundId: ROUND,
  stake: '10.00',
  cards: MINE,
  dueAt: DUE,
  end: null,
  ...facts,
});

const shares = (mine: number): number[] => [mine, SHARES_PER_PRIZE - mine, 0, 0];

const end = (facts: Partial<WireEnd> = {}): WireEnd => ({
  seats: [LAID, ...OTHERS.map(cards)],
  shares: [shares(SHARES_PER_PRIZE), shares(SHARES_PER_PRIZE), shares(0), shares(SHARES_PER_PRIZE)],
  payout: '28.80',
  isAuto: false,
  ...facts,
});

const reply = (facts: Partial<WireRound> = {}, balance = '990.00'): RoundReply => ({
  round: round(facts),
  now: 0,
  balance,
});

beforeEach(() => {
  // With reduced motion, the rows are revealed immediately.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(endFakeTimers);

async function show(answers: Answers = {}, facts: Partial<TableFacts> = {}) {
  const sent = answerPlayApi({ 'pusoy/deal': () => reply(), ...answers });
  const { opened, container } = await renderInGame(<Pusoy />, {
    facts: { ...FACTS, ...facts },
    catalogues: [pusoyCatalogue],
  });
  return { sent, opened, container, user: userEvent.setup() };
}

const board = () => within(screen.getByRole('group', { name: 'You' }));
const slots = () => board().getAllByRole('button');
const slot = (name: string) => board().getByRole('button', { name });
const names = () => slots().map((one) => one.getAttribute('aria-label'));
const status = () => screen.getByRole('status');
/** Advances fake timers. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const deal = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button('Deal'));
  await screen.findByRole('button', { name: 'Show cards' });
};

it('deals for the selected stake, and arranges the cards in valid rows', async () => {
  const { sent, opened, user } = await show();
  expect(status()).toHaveTextContent('Choose a stake and get your nine cards.');
  expect(screen.getByText('Room Sampaguita')).toBeVisible();
  expect(slots().every((one) => one.hasAttribute('disabled'))).toBe(true);
  await user.click(button('Higher stake'));
  await deal(user);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['pusoy/deal', { stake: '20.00', roundKey: expect.stringMatching(/^[\w-]{16,64}$/) }],
  ]);
  expect(names()).toHaveLength(9);
  expect(names()).toContain('Q of diamonds');
  expect(board().getByText('High card')).toBeVisible();
  expect(board().getAllByText('Pair')).toHaveLength(2);
  expect(button('Show cards')).toHaveAttribute('aria-disabled', 'false');
  expect(button('Lower stake')).toBeDisabled();
  expect(screen.getByText('60 s left')).toBeVisible();
  expect(figure('Balance')).toHaveTextContent('₱990.00');
  expect(opened.tell).toHaveBeenCalledExactlyOnceWith({ type: 'balance-changed' });
});

it('swaps two cards pressed one after the other, and keeps the focus', async () => {
  const { user } = await show();
  await deal(user);
  const before = names();
  await user.click(slot('A of clubs'));
  expect(slot('A of clubs')).toHaveAttribute('aria-pressed', 'true');
  expect(status()).toHaveTextContent('Picked. Tap the card to swap it with.');
  const other = slot('2 of spades');
  other.focus();
  await user.keyboard('{Enter}');
  const after = names();
  expect(after.indexOf('A of clubs')).toBe(before.indexOf('2 of spades'));
  expect(after.indexOf('2 of spades')).toBe(before.indexOf('A of clubs'));
  expect(other).toHaveFocus();
  expect(board().queryByRole('button', { pressed: true })).toBeNull();
});

it('announces which row is weaker than the previous one, and does not show such rows', async () => {
  const { sent, user, container } = await show();
  await deal(user);
  await user.click(button('Arrange for me'));
  expect(names()).toEqual([
    '4 of hearts',
    '9 of diamonds',
    'A of clubs',
    '2 of spades',
    'Q of clubs',
    'Q of diamonds',
    '7 of clubs',
    '7 of diamonds',
    '7 of hearts',
  ]);
  expect(board().getByText('High card')).toBeVisible();
  expect(board().getByText('Pair')).toBeVisible();
  expect(board().getByText('Three of a kind')).toBeVisible();
  await user.click(slot('A of clubs'));
  await user.click(slot('7 of clubs'));
  expect(status()).toHaveTextContent('Back is weaker than Middle. Swap some cards.');
  expect(status()).toHaveAttribute('data-kind', 'error');
  expect(container.querySelectorAll('[data-weak] [data-weak]')).toHaveLength(1);
  expect(button('Show cards')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Show cards'));
  expect(sent).toHaveLength(1);
});

it('shows the cards as arranged, and announces the winnings', async () => {
  const { sent, user } = await show({ 'pusoy/show': () => reply({ end: end() }, '1018.80') });
  await deal(user);
  await user.click(button('Arrange for me'));
  await user.click(button('Show cards'));
  expect(await screen.findByText('Banner · You won ₱28.80')).toHaveAttribute('data-kind', 'win');
  expect(sent[1]?.body).toMatchObject({ roundId: ROUND, laid: LAID });
  expect(figure('Balance')).toHaveTextContent('₱1,018.80');
  // A prize is the stake minus the rake, for the front and for the middle.
  expect(board().getAllByText('₱9.60')).toHaveLength(2);
  const house = screen.getByRole('region', { name: 'Ate Luz, Dealer' });
  expect(
    within(house)
      .getAllByRole('img')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual([
    '2 of diamonds',
    '4 of clubs',
    '8 of diamonds',
    '10 of clubs',
    '10 of diamonds',
    'J of diamonds',
    'K of diamonds',
    'K of spades',
    'K of hearts',
  ]);
  expect(screen.queryByText(/s left$/)).toBeNull();
  expect(button('Deal')).toHaveAttribute('aria-disabled', 'false');
  expect(button('Higher stake')).toBeEnabled();
});

it('does not report less than the stake as a win, and gives the banner to its winner', async () => {
  const half = end({
    shares: [shares(6), shares(0), shares(0), shares(0)],
    payout: '4.80',
  });
  const { user } = await show({ 'pusoy/show': () => reply({ end: half }, '994.80') });
  await deal(user);
  await user.click(button('Show cards'));
  expect(await screen.findByText('Paid ₱4.80')).not.toHaveAttribute('data-kind');
  const winner = screen.getByRole('region', { name: 'Aling Nena, Dealer' });
  expect(within(winner).getByText('Banner')).toBeVisible();
  expect(screen.getAllByText('Banner')).toHaveLength(1);
});

it('changes nothing once the cards are shown', async () => {
  const lost = end({ shares: [0, 1, 2, 3].map(() => shares(0)), payout: '0.00' });
  const { user } = await show({ 'pusoy/show': () => reply({ end: lost }) });
  await deal(user);
  await user.click(button('Show cards'));
  await screen.findByText('No prize this time.');
  const before = names();
  await user.click(slot('A of clubs'));
  await user.click(slot('2 of spades'));
  expect(names()).toEqual(before);
  expect(status()).toHaveTextContent('No prize this time.');
});

it('shows why a deal was rejected, and keeps the stake', async () => {
  const { user } = await show({ 'pusoy/deal': () => rejected(422, 'INSUFFICIENT_BALANCE') });
  await user.click(button('Higher stake'));
  await user.click(button('Deal'));
  expect(await screen.findByText('Your balance is too low for this stake.')).toHaveAttribute(
    'data-kind',
    'error',
  );
  expect(figure('Stake')).toHaveTextContent('₱20.00');
  expect(button('Deal')).toHaveAttribute('aria-disabled', 'false');
});

it('keeps the arrangement when showing it failed', async () => {
  const { user } = await show({ 'pusoy/show': () => rejected(429, 'TOO_MANY_REQUESTS') });
  await deal(user);
  await user.click(button('Arrange for me'));
  const before = names();
  await user.click(button('Show cards'));
  expect(await screen.findByText('Not so fast. Wait a moment, then try again.')).toHaveAttribute(
    'data-kind',
    'error',
  );
  expect(names()).toEqual(before);
  expect(button('Show cards')).toHaveAttribute('aria-disabled', 'false');
});

it('ends when the game continues elsewhere', async () => {
  const { opened, user } = await show({ 'pusoy/deal': () => rejected(409, 'PLAYED_ELSEWHERE') });
  await user.click(button('Deal'));
  await vi.waitFor(() => expect(opened.end).toHaveBeenCalledExactlyOnceWith('elsewhere'));
});

it('retries a lost response under the same key', async () => {
  vi.useFakeTimers();
  let isLost = true;
  const { sent } = await show(
    { 'pusoy/show': () => (isLost ? rejected(503, 'BUSY') : reply({ end: end() })) },
    { round: round() },
  );
  act(() => button('Show cards').click());
  await pass(100);
  expect(status()).toHaveTextContent('Checking what happened…');
  await pass(2500);
  expect(status()).toHaveAttribute('data-kind', 'error');
  isLost = false;
  act(() => button('Try again').click());
  await pass(100);
  expect(status()).toHaveTextContent('Banner · You won ₱28.80');
  expect(sent.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => 'pusoy/show'));
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(button('Deal')).toBeVisible();
});

it('continues an open round', async () => {
  const { sent } = await show({}, { round: round({ stake: '50.00' }) });
  expect(status()).toHaveTextContent('Your cards are still on the table.');
  expect(figure('Stake')).toHaveTextContent('₱50.00');
  expect(names()).toContain('Q of diamonds');
  expect(button('Show cards')).toBeVisible();
  expect(sent).toEqual([]);
});

it('locks the board when the time is up, and then fetches the outcome', async () => {
  vi.useFakeTimers();
  const over = reply({ end: end({ isAuto: true }) }, '1018.80');
  const { sent } = await show({ 'pusoy/round': () => over }, { round: round({ dueAt: 0 }) });
  await pass(300);
  expect(slots().every((one) => one.getAttribute('aria-disabled') === 'true')).toBe(true);
  expect(sent).toEqual([]);
  await pass(2700);
  expect(sent.map(({ path }) => path)).toEqual(['pusoy/round']);
  expect(status()).toHaveTextContent(
    'Time’s up! We arranged your cards the way the dealer does. Banner · You won ₱28.80',
  );
  expect(button('Deal')).toHaveAttribute('aria-disabled', 'false');
});

it('drops a lost response once the round is known to be over, and shows the next under its own key', async () => {
  vi.useFakeTimers();
  const { sent } = await show(
    {
      'pusoy/show': () => rejected(503, 'BUSY'),
      'pusoy/round': () => reply({ end: end({ isAuto: true }) }),
      'pusoy/deal': () => reply({ roundId: NEXT_ROUND }),
    },
    { round: round({ dueAt: 0 }) },
  );
  act(() => button('Show cards').click());
  await pass(2600);
  expect(button('Try again')).toBeVisible();
  await pass(400);
  act(() => button('Deal').click());
  await pass(100);
  act(() => button('Show cards').click());
  await pass(100);
  const [lost, , , next] = sent
    .filter(({ path }) => path === 'pusoy/show')
    .map(({ body }) => body as { roundId: string; roundKey: string });
  expect([lost?.roundId, next?.roundId]).toEqual([ROUND, NEXT_ROUND]);
  expect(next?.roundKey).not.toBe(lost?.roundKey);
});

it('deals and shows with D, arranges with A, and changes the stake with the arrow keys', async () => {
  const { sent, user } = await show({ 'pusoy/show': () => reply({ end: end() }) });
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}d');
  await screen.findByRole('button', { name: 'Show cards' });
  expect(sent[0]?.body).toMatchObject({ stake: '20.00' });
  await user.keyboard('ad');
  await screen.findByText(/You won/);
  expect(sent[1]?.body).toMatchObject({ laid: LAID });
});

it('explains the rules with the house edge, and one hand of each kind', async () => {
  const { user } = await show();
  await user.click(button('Rules'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules' }));
  expect(dialog.getByText(/^The dealer keeps 4\.00% .* 96\.00% /)).toBeVisible();
  expect(dialog.getByText(/^You have 90 seconds/)).toBeVisible();
  const kinds = dialog.getAllByRole('listitem');
  expect(kinds).toHaveLength(6);
  expect(kinds[0]).toHaveTextContent('Straight flush');
  expect(within(kinds[0]!).getAllByRole('img')).toHaveLength(3);
});

it('shows the seed hashes and the last rounds', async () => {
  const { user } = await show({ rounds: () => ({ list: [] }) });
  await user.click(button('Fairness'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fairness' }));
  expect(
    await dialog.findByText('No rounds yet. The ones you play will show up here.'),
  ).toBeVisible();
  expect(dialog.getByText('c-1')).toBeVisible();
});
