import { TONGITS_RULES, type TongitsAction } from '@perya/game-engines/tongits';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rejected } from '../game/testing';
import { openDialog, pass, status, user } from '../live-table/testing';
import { MATCH_ID, movingStyles, testMatch } from '../match/testing';
import { tongitsCatalogue } from './texts';
import { Tongits } from './Tongits';

/** Cards by their names: "AC", "9D", "TH", "KS". */
const cards = (names: string) =>
  names
    .split(' ')
    .map((name) => 'CDHS'.indexOf(name.charAt(1)) * 13 + 'A23456789TJQK'.indexOf(name.charAt(0)));
const card = (name: string) => cards(name)[0] ?? 0;

const HANDS = [
  '8D 9D TD 4C 6H JC QC 4S TS KC 2D 3H',
  'AC 2C 3C 9C 9H KD QS 5H 5S 7D 8S JH',
  '7C 7H 7S AD 2H 3S JS QD QH KH 4D 6C',
].map(cards);
/** Dealt to the dealer, then the stock. */
const STOCK = cards('4H KS 6S 5C');
const used = new Set([...HANDS.flat(), ...STOCK]);
const rest = Array.from({ length: 52 }, (_, one) => one).filter((one) => !used.has(one));
const DEALER = 2;
const OUTCOME = [...HANDS.flat(), ...STOCK, ...rest, DEALER];

const match = testMatch({
  page: <Tongits />,
  rules: TONGITS_RULES,
  catalogue: tongitsCatalogue,
  dialogs: () => Promise.all([import('./RulesSheet'), import('./TongitsFairness')]),
  outcome: OUTCOME,
  seat: 1,
  seats: [
    { kind: 'member', name: 'ana***z' },
    { kind: 'member', name: 'me' },
    { kind: 'house', name: '' },
  ],
});

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await user().click(button(name));
  await pass(100);
};
const actions = () =>
  within(screen.getByRole('group', { name: 'Your actions' }))
    .queryAllByRole('button')
    .map((one) => one.textContent);
const log = () => screen.getByRole('log', { name: 'Last moves' }).textContent;
const hand = () =>
  within(screen.getByRole('list', { name: 'Your hand' }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
const seat = (name: string) => screen.getByRole('region', { name });
const sent = () => match.acts.map(({ matchId, acted, action }) => ({ matchId, acted, action }));
const select = async (...names: string[]) => {
  for (const name of names) await user().click(button(new RegExp(`^${name}`)));
};

/** The house player and the other member have played; it's the player's turn. */
async function toOwnTurn(answers: Parameters<typeof match.show>[0] = {}) {
  match.deal();
  match.play(2, { kind: 'meld', cards: cards('7C 7H 7S') });
  match.play(2, { kind: 'discard', card: card('JS') });
  match.play(0, { kind: 'draw' });
  match.play(0, { kind: 'meld', cards: cards('8D 9D TD') });
  match.play(0, { kind: 'discard', card: card('4C') });
  return match.show(answers);
}

/** The player has melded and discarded, and the house player has called a draw. */
async function toAnswer() {
  const shown = await toOwnTurn();
  await press('Draw');
  await select('A of clubs', '2 of clubs', '3 of clubs');
  await press('Meld');
  await select('K of diamonds');
  await press('Discard');
  match.play(2, { kind: 'call' });
  await match.reread();
  return shown;
}

it('shows what a point of the stake is worth, and takes a seat with it', async () => {
  await match.show();
  const worth = () =>
    ['One point is worth', 'You can lose at most', 'You can win up to'].map(
      (label) => screen.getByText(label).nextSibling?.textContent,
    );
  expect(worth()).toEqual(['₱2.00', '₱10.00', '₱19.20']);
  await press('Higher stake');
  expect(worth()).toEqual(['₱4.00', '₱20.00', '₱38.40']);
  await press('Play for ₱20.00');
  expect(match.joins).toEqual([{ stake: '20.00', seats: 3, roundKey: expect.any(String) }]);
  expect(screen.getByRole('heading', { name: 'Looking for players' })).toBeVisible();
});

it('joins once, however often it is pressed, and does not leave by the second click', async () => {
  await match.show();
  await user().dblClick(button('Play for ₱10.00'));
  await pass(100);
  expect(match.joins).toHaveLength(1);
  expect(match.leaves).toEqual([]);
});

it('repeats a lost call under the same key', async () => {
  let tries = 0;
  await match.show({
    'tongits/join': (body) => {
      tries += 1;
      return tries <= 3 ? lost() : match.accept.join(body);
    },
  });
  await press('Play for ₱10.00');
  await pass(4_000);
  expect(match.joins).toHaveLength(3);
  await press('Try again');
  expect(match.joins).toHaveLength(4);
  expect(new Set(match.joins.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(button('Leave the table')).toBeVisible();
});

it('no longer repeats a lost call once the match shows that it has counted', async () => {
  await toOwnTurn({ 'tongits/act': lost });
  await press('Draw');
  await pass(4_000);
  expect(button('Try again')).toBeVisible();
  match.play(match.own, { kind: 'draw' });
  await match.reread();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(hand()).toHaveLength(13);
});

it.each([
  ['INSUFFICIENT_BALANCE', 'Your balance is too low for this stake.'],
  ['UNKNOWN_STAKE', 'This stake isn’t available anymore. Choose another one.'],
  ['MATCH_OPEN', 'You’re already in a match. Here it is.'],
])('says why no seat was given: %s', async (code, text) => {
  await match.show({ 'tongits/join': () => rejected(409, code) });
  const { reads } = match;
  await press('Play for ₱10.00');
  expect(status()).toBe(text);
  expect(match.reads).toBe(reads + 1);
});

it('waits until house players take the free seats, or leaves before', async () => {
  match.phase = 'waiting';
  match.seats[2] = { kind: 'free', name: '' };
  await match.show();
  expect(status()).toBe('You have a seat. Waiting for players.');
  expect(seat('ana***z')).toBeVisible();
  expect(seat('Free seat')).toBeVisible();
  expect(screen.getByText('House players take the free seats in 15 s')).toBeVisible();
  await pass(3_000);
  expect(screen.getByText('House players take the free seats in 12 s')).toBeVisible();
  await press('Leave the table');
  expect(match.leaves).toEqual([{ matchId: MATCH_ID, roundKey: expect.any(String) }]);
  expect(button('Play for ₱10.00')).toBeVisible();
});

it('cannot leave once the match has started', async () => {
  match.phase = 'waiting';
  await match.show({
    'tongits/leave': () => {
      match.deal();
      return rejected(422, 'MATCH_STARTED');
    },
  });
  await press('Leave the table');
  expect(status()).toBe('The match has started, so you can’t leave it anymore.');
  expect(hand()).toHaveLength(12);
});

it('shows the hand with its melds first, and sorts it in other ways', async () => {
  await toOwnTurn();
  expect(hand().slice(0, 4)).toEqual([
    'A of clubs, in a meld',
    '2 of clubs, in a meld',
    '3 of clubs, in a meld',
    '5 of hearts',
  ]);
  await press('Sorted by: Melds');
  expect(hand().slice(0, 5)).toEqual([
    'A of clubs',
    '2 of clubs',
    '3 of clubs',
    '5 of hearts',
    '5 of spades',
  ]);
  await press('Sorted by: Rank');
  expect(hand().slice(3, 6)).toEqual(['9 of clubs', '7 of diamonds', 'K of diamonds']);
  await press('Sorted by: Suit');
  expect(hand()[0]).toBe('A of clubs, in a meld');
  // 5 + 5 + 7 + 8 + 9 + 9 + 10 + 10 + 10.
  expect(screen.getByRole('group', { name: 'Points in hand' })).toHaveTextContent('73');
});

it('draws, melds and discards', async () => {
  await toOwnTurn();
  expect(status()).toBe('Your turn');
  expect(actions()).toEqual(['Draw', 'Take']);
  await press('Draw');
  expect(log()).toBe('You drew 6 of spades');
  expect(screen.getByText('Select a card to discard, or cards to meld or lay off')).toBeVisible();
  await select('5 of hearts', '5 of spades');
  expect(actions()).toEqual([]);
  expect(screen.getByText('These cards are not a meld')).toBeVisible();
  await select('5 of hearts', '5 of spades', 'A of clubs', '2 of clubs', '3 of clubs');
  expect(actions()).toEqual(['Meld']);
  await press('Meld');
  expect(within(seat('You')).getByRole('img', { name: /^A of clubs, 2 of clubs/ })).toBeVisible();
  await select('K of diamonds');
  expect(actions()).toEqual(['Discard']);
  await user().dblClick(button('Discard'));
  await pass(100);
  expect(sent()).toEqual([
    { matchId: MATCH_ID, acted: 0, action: { kind: 'draw' } },
    { matchId: MATCH_ID, acted: 1, action: { kind: 'meld', cards: cards('AC 2C 3C') } },
    { matchId: MATCH_ID, acted: 2, action: { kind: 'discard', card: card('KD') } },
  ]);
  expect(actions()).toEqual([]);
  expect(screen.getByText('House 1 is playing')).toBeVisible();
  expect(status()).toBe('');
});

it('takes the discard with the selected cards, if there are several ways', async () => {
  await toOwnTurn();
  await press('Take');
  expect(status()).toBe('Choose the cards that make a meld with the discard');
  expect(match.acts).toEqual([]);
  await select('2 of clubs', '3 of clubs');
  await press('Take');
  expect(sent()).toEqual([
    { matchId: MATCH_ID, acted: 0, action: { kind: 'take', cards: cards('2C 3C') } },
  ]);
  expect(screen.queryByRole('button', { name: '2 of clubs' })).toBeNull();
});

it('takes the discard without a selection if there is one way, and cannot take any other', async () => {
  match.deal();
  match.play(2, { kind: 'discard', card: card('JS') });
  match.play(0, { kind: 'draw' });
  match.play(0, { kind: 'discard', card: card('9D') });
  await match.show();
  await press('Take');
  expect(sent()[0]?.action).toEqual({ kind: 'take', cards: cards('9C 9H') });
});

it('lays off on the meld that the player chooses', async () => {
  await toOwnTurn();
  await press('Draw');
  await select('7 of diamonds');
  expect(actions()).toEqual(['Lay off', 'Discard']);
  await press('Lay off');
  expect(status()).toBe('Choose one of the marked melds');
  expect(match.acts).toHaveLength(1);
  expect(button(/^Lay off on a meld of ana\*\*\*z: 8 of diamonds/)).toBeVisible();
  await press(/^Lay off on a meld of House 1: 7 of clubs/);
  const expected: TongitsAction = { kind: 'layOff', cards: cards('7D'), seat: 2, meld: 0 };
  expect(sent()[1]).toEqual({ matchId: MATCH_ID, acted: 1, action: expected });
  expect(within(seat('House 1')).getByRole('img', { name: /7 of diamonds/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Lay off on/ })).toBeNull();
});

it('tells what the others did since the last read, in one text', async () => {
  match.deal();
  match.play(2, { kind: 'discard', card: card('JS') });
  await match.show();
  expect(log()).toBe('');
  expect(actions()).toEqual([]);
  expect(screen.getByText('ana***z is playing')).toBeVisible();
  match.play(0, { kind: 'draw' });
  match.play(0, { kind: 'discard', card: card('4C') });
  await match.reread();
  expect(log()).toBe('ana***z drew a card · ana***z discarded 4 of clubs');
  expect(status()).toBe('Your turn');
});

it('says that a move was made elsewhere, and shows the table', async () => {
  await toOwnTurn({
    'tongits/act': () => {
      match.play(match.own, { kind: 'draw' });
      return rejected(409, 'ACTED_ALREADY');
    },
  });
  await press('Draw');
  expect(status()).toMatch(/^This move was already made/);
  expect(hand()).toHaveLength(13);
});

it.each([
  ['UNKNOWN_ACTION', 'That’s not possible now.'],
  ['MATCH_OVER', 'The match is over.'],
])('says why a move was not accepted: %s', async (code, text) => {
  await toOwnTurn({ 'tongits/act': () => rejected(422, code) });
  await press('Draw');
  expect(status()).toBe(text);
});

it('shows the turn clock, the time bank, the last seconds and who is away', async () => {
  match.isAway = true;
  await toOwnTurn();
  expect(within(seat('You')).getByText('30 s')).toBeVisible();
  expect(within(seat('You')).getByText('Away')).toBeVisible();
  expect(seat('You')).toHaveAttribute('aria-current', 'true');
  await pass(30_000);
  expect(within(seat('You')).getByText(/^Time bank (?:59|60) s$/)).toBeVisible();
  expect(status()).toBe('Your turn');
  await pass(55_000);
  expect(status()).toBe('5 seconds left');
});

it('fights a called draw, and shows all hands at the end', async () => {
  const { opened } = await toAnswer();
  expect(status()).toBe('A draw was called: fight or fold?');
  expect(log()).toBe('House 1 called a draw');
  expect(actions()).toEqual(['Fight', 'Fold']);
  // The other hands are hidden.
  expect(document.body.textContent).not.toContain('J of clubs');
  expect(screen.queryByRole('img', { name: /J of clubs/ })).toBeNull();
  await press('Fight');
  expect(sent().at(-1)?.action).toEqual({ kind: 'fight' });
  expect(screen.getByText('Waiting for the other answers')).toBeVisible();
  match.balance = '996.00';
  match.play(0, { kind: 'fold' });
  await match.reread();
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
  expect(screen.getByRole('img', { name: /J of clubs/ })).toBeVisible();
  const result = within(screen.getByRole('region', { name: 'Result' }));
  const rows = result.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'PlayerPoints',
    'ana***z35 pts · folded-1',
    'You69 pts · fought-2',
    'House 150 pts+3',
  ]);
  expect(result.getByText('You lost ₱4.00')).toBeVisible();
  expect(result.getByText('Payout ₱6.00')).toBeVisible();
  expect(status()).toBe('House 1 won the draw · You lost ₱4.00');
  await press('Play again for ₱10.00');
  expect(match.joins).toMatchObject([{ stake: '10.00', seats: 3 }]);
});

it('celebrates no loss, and lets the stake be changed', async () => {
  await toAnswer();
  match.play(match.own, { kind: 'fold' });
  match.play(0, { kind: 'fold' });
  await match.reread();
  expect(document.querySelector('[class*="flags"]')).toBeNull();
  await press('Change stake');
  expect(button('Play for ₱10.00')).toBeVisible();
});

it('wins by tongits', async () => {
  await toOwnTurn();
  // The deal of the next match: everything is a meld but one card.
  const ready = cards('AC 2C 3C 4C 5C 6C 9C 9D 9H KC KD KH');
  const others = Array.from({ length: 52 }, (_, one) => one).filter((one) => !ready.includes(one));
  match.matchId = MATCH_ID.replace('1', '2');
  match.acted = 0;
  match.deal([...others.slice(0, 12), ...ready, ...others.slice(12), 1]);
  await match.reread();
  for (const meld of [['A', '2', '3', '4', '5', '6'].map((rank) => `${rank} of clubs`)]) {
    await select(...meld);
  }
  await press('Meld');
  await select('9 of clubs', '9 of diamonds', '9 of hearts');
  await press('Meld');
  await select('K of clubs', 'K of diamonds', 'K of hearts');
  await press('Meld');
  await user().click(within(screen.getByRole('list', { name: 'Your hand' })).getByRole('button'));
  await press('Discard');
  expect(status()).toBe('You won by tongits · You won ₱11.52');
  expect(document.querySelector('[class*="flags"]')).not.toBeNull();
});

it('is played by keys', async () => {
  await toOwnTurn();
  await user().keyboard('d');
  await pass(100);
  const list = screen.getByRole('list', { name: 'Your hand' });
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  button(/^A of clubs/).focus();
  await user().keyboard(' {ArrowRight} {ArrowRight}{Enter}');
  await user().keyboard('m');
  await pass(100);
  // The focus stays in the hand.
  expect(list).toContainElement(document.activeElement as HTMLElement);
  await user().keyboard('{End} x');
  await pass(100);
  expect(sent().map(({ action }) => action)).toEqual([
    { kind: 'draw' },
    { kind: 'meld', cards: cards('AC 2C 3C') },
    { kind: 'discard', card: card('KD') },
  ]);
});

it('answers a called draw by keys', async () => {
  await toAnswer();
  fireEvent.keyDown(document.body, { code: 'KeyO' });
  await pass(100);
  expect(sent().at(-1)?.action).toEqual({ kind: 'fold' });
});

it('moves nothing for players who prefer reduced motion', () => {
  const moving = movingStyles(import.meta.dirname);
  expect(moving.length).toBeGreaterThan(2);
  for (const css of moving) expect(css).toContain('@media (prefers-reduced-motion: reduce)');
});

it('explains the rules with the facts of the platform', async () => {
  await match.show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/^We keep 4% of what you win/)).toBeVisible();
  expect(
    dialog.getByText(/^You have 30 seconds for each turn, and a time bank of 60/),
  ).toBeVisible();
  expect(dialog.getByText(/still free after 15 seconds/)).toBeVisible();
  expect(dialog.getByText(/Nobody pays more than 5 points/)).toBeVisible();
});

it('verifies a match against the hash that was published before', async () => {
  const played = await match.played();
  match.commitment = played.commitment;
  await toOwnTurn({ rounds: () => ({ list: [played] }) });
  const dialog = within(await openDialog('Fairness'));
  expect(dialog.getByText(played.commitment)).toBeVisible();
  await user().click(await dialog.findByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('Checked: same result')).toBeVisible();
});

it('does not accept a match with another hash than the one seen first', async () => {
  const played = await match.played();
  await toOwnTurn({ rounds: () => ({ list: [played] }) });
  match.commitment = played.commitment;
  await match.reread();
  const dialog = within(await openDialog('Fairness'));
  await user().click(await dialog.findByRole('button', { name: 'Check' }));
  expect(await dialog.findByText('Checked: different result!')).toBeVisible();
});
