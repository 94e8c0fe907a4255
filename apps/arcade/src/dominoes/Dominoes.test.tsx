import {
  DOMINOES_RULES,
  tileOf,
  type DominoesAction,
  type DominoesSide,
} from '@perya/game-engines/dominoes';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, rejected } from '../game/testing';
import { openDialog, pass, status, user } from '../live-table/testing';
import { MATCH_ID, movingStyles, testMatch } from '../match/testing';
import { Dominoes } from './Dominoes';
import { dominoesCatalogue } from './texts';

/** A tile by its numbers: "36". */
const tile = (name: string) => tileOf(Number(name[0]), Number(name[1]));
const ALL = Array.from({ length: 28 }, (_, one) => one);
/** Hands, then the tiles that sleep. */
const outcomeOf = (...hands: string[]) => [
  ...new Set([...hands.flatMap((hand) => hand.split(' ').map(tile)), ...ALL]),
];

const match = testMatch({
  page: <Dominoes />,
  rules: DOMINOES_RULES,
  catalogue: dominoesCatalogue,
  dialogs: () => Promise.all([import('./RulesSheet'), import('./DominoesFairness')]),
  // The only other tiles with a five or a six sleep.
  outcome: outcomeOf('36 00 01 11 02 12 22', '56 35 16 55 04 33 26', '66 03 13 23 14 24 34'),
  seat: 1,
  seats: [
    { kind: 'member', name: 'ana***z' },
    { kind: 'member', name: 'me' },
    { kind: 'house', name: '' },
  ],
});

const PASS: DominoesAction = { kind: 'pass' };
const play = (name: string, side: DominoesSide): DominoesAction => ({
  kind: 'play',
  tile: tile(name),
  side,
});
const press = async (name: string | RegExp) => {
  await user().click(button(name));
  await pass(100);
};
const keys = async (pressed: string) => {
  await user().keyboard(pressed);
  await pass(100);
};
const log = () => screen.getByRole('log', { name: 'Last moves' }).textContent;
const list = () => screen.getByRole('list', { name: 'Your tiles' });
const hand = () =>
  within(list())
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
const chain = () =>
  within(screen.getByRole('list', { name: 'Chain, from left to right' }))
    .queryAllByRole('img')
    .map((one) => one.getAttribute('aria-label'));
const ends = () =>
  screen
    .queryAllByRole('button', { name: /end, \d$/ })
    .map((one) => one.getAttribute('aria-label'));
const seat = (name: string) => screen.getByRole('region', { name });
const sent = () => match.acts.map(({ matchId, acted, action }) => ({ matchId, acted, action }));
const sizes = () => screen.getByRole('group', { name: 'Number of players' });

/** There is a six at the left end and a three at the right end. */
async function toOwnTurn(answers: Parameters<typeof match.show>[0] = {}) {
  match.deal();
  match.play(2, play('66', 'right'));
  match.play(0, play('36', 'right'));
  return match.show(answers);
}

/** There is a six at the left end and a five at the right end; the tile with both is in the hand. */
async function toBothEnds() {
  match.deal();
  match.play(2, play('66', 'right'));
  match.play(0, play('36', 'right'));
  match.play(1, play('35', 'right'));
  match.play(2, PASS);
  match.play(0, PASS);
  return match.show();
}

it('offers the numbers of players with what can be won, and joins with the chosen one', async () => {
  await match.show();
  const most = () => screen.getByText('You can win up to').nextSibling?.textContent;
  expect(
    within(sizes())
      .getAllByRole('radio')
      .map((one) => one.getAttribute('value')),
  ).toEqual(['2', '3', '4']);
  expect(within(sizes()).getByRole('radio', { name: '2' })).toBeChecked();
  expect(most()).toBe('₱9.60');
  await user().click(within(sizes()).getByRole('radio', { name: '4' }));
  expect(most()).toBe('₱28.80');
  expect(screen.getByText(/· 4 players$/)).toBeVisible();
  await press('Play for ₱10.00');
  expect(match.joins).toEqual([{ stake: '10.00', seats: 4, roundKey: expect.any(String) }]);
});

it('joins a match of two unless another number is chosen', async () => {
  await match.show();
  await user().dblClick(button('Play for ₱10.00'));
  await pass(100);
  expect(match.joins).toMatchObject([{ seats: 2 }]);
});

it('shows the chain, which tiles fit where, and the tiles that sleep', async () => {
  await toOwnTurn();
  expect(status()).toBe('Your turn');
  expect(chain()).toEqual(['6|6, first tile', '6|3, played last']);
  expect(hand()).toEqual([
    '5|6, fits the left end',
    '3|5, fits the right end',
    '1|6, fits the left end',
    '5|5, doesn’t fit',
    '0|4, doesn’t fit',
    '3|3, fits the right end',
    '2|6, fits the left end',
  ]);
  expect(button(/^5\|5/)).toHaveAttribute('aria-disabled', 'true');
  expect(button(/^3\|5/)).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Play one of the raised tiles. Ends: 6, 3')).toBeVisible();
  expect(screen.getByText('Sleeping tiles: 7')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Pips in hand' })).toHaveTextContent('54');
  expect(within(seat('ana***z')).getByRole('img', { name: 'Tiles: 6' })).toBeVisible();
});

it('says why a tile cannot be played, and sends nothing', async () => {
  await toOwnTurn();
  await press(/^5\|5/);
  expect(status()).toBe('This tile doesn’t fit. The ends are 6, 3.');
  expect(match.acts).toEqual([]);
  expect(hand()).toHaveLength(7);
});

it('plays a tile at the left end if it fits only there, once', async () => {
  await toOwnTurn();
  await user().dblClick(button(/^1\|6/));
  await pass(100);
  expect(sent()).toEqual([{ matchId: MATCH_ID, acted: 0, action: play('16', 'left') }]);
  expect(chain()).toEqual(['1|6, played last', '6|6, first tile', '6|3']);
  expect(hand()).toHaveLength(6);
  expect(log()).toBe('You played 1|6');
  expect(screen.getByText('House 1 is playing')).toBeVisible();
});

it('plays a tile at the right end if it fits only there', async () => {
  await toOwnTurn();
  await press(/^3\|5/);
  expect(sent()).toEqual([{ matchId: MATCH_ID, acted: 0, action: play('35', 'right') }]);
  expect(chain()).toEqual(['6|6, first tile', '6|3', '3|5, played last']);
});

it('asks for the end if a tile fits both, and takes the choice back', async () => {
  await toBothEnds();
  expect(hand()[0]).toBe('5|6, fits both ends');
  expect(ends()).toEqual([]);
  await press(/^5\|6/);
  expect(match.acts).toEqual([]);
  expect(status()).toBe('Fits both ends: choose one');
  expect(ends()).toEqual(['Play 5|6 at the left end, 6', 'Play 5|6 at the right end, 5']);
  expect(button(/^5\|6/)).toHaveAttribute('aria-pressed', 'true');
  await press(/^5\|6/);
  expect(ends()).toEqual([]);
  expect(button(/^5\|6/)).toHaveAttribute('aria-pressed', 'false');
});

it.each([
  ['left', 'Play 5|6 at the left end, 6', '5|6, played last'],
  ['right', 'Play 5|6 at the right end, 5', '5|6, played last'],
] as const)('plays a tile that fits both at the %s end', async (side, name, label) => {
  await toBothEnds();
  await press(/^5\|6/);
  await press(name);
  expect(sent()).toEqual([{ matchId: MATCH_ID, acted: 1, action: play('56', side) }]);
  expect(chain().at(side === 'left' ? 0 : -1)).toBe(label);
  expect(ends()).toEqual([]);
});

it('forgets the choice of an end if another tile is played', async () => {
  await toBothEnds();
  await press(/^5\|6/);
  await press(/^1\|6/);
  expect(sent()).toMatchObject([{ action: play('16', 'left') }]);
  await keys('r');
  expect(match.acts).toHaveLength(1);
});

it('plays nothing while it is not the turn', async () => {
  match.deal();
  match.play(2, play('66', 'right'));
  await match.show();
  expect(screen.getByText('ana***z is playing')).toBeVisible();
  expect(hand()[0]).toBe('5|6');
  for (const one of within(list()).getAllByRole('button')) {
    expect(one).toHaveAttribute('aria-disabled', 'true');
  }
  await press('5|6');
  await keys('l');
  expect(match.acts).toEqual([]);
  expect(status()).toBe('');
});

it('says what the platform plays for the player: the first tile', async () => {
  match.deal(outcomeOf('36 00 01 11 02 12 22', '66 35 16 55 04 33 26', '56 03 13 23 14 24 34'));
  match.nextAt = match.now() + 1_500;
  await match.show();
  expect(status()).toBe('You start with 6|6');
  expect(screen.getByText('There’s nothing to choose, so we play for you')).toBeVisible();
  expect(screen.getByText('No tile has been played yet')).toBeVisible();
  await press('6|6');
  expect(match.acts).toEqual([]);
  match.play(1, play('66', 'right'));
  match.nextAt = null;
  await pass(1_700);
  expect(log()).toBe('You played 6|6');
  expect(screen.queryByText('No tile has been played yet')).toBeNull();
});

it('says what the platform plays for the player: a pass, which shows what is lacking', async () => {
  match.deal(outcomeOf('00 01 11 02 12 22 03', '33 35 13 55 04 34 44', '66 36 23 14 24 05 15'));
  match.play(2, play('66', 'right'));
  match.play(0, PASS);
  await match.show();
  expect(status()).toBe('You have to pass');
  expect(within(seat('ana***z')).getByText('no 6')).toBeVisible();
  expect(within(seat('House 1')).queryByText(/^no /)).toBeNull();
  await press(/^3\|3/);
  expect(match.acts).toEqual([]);
  match.play(1, PASS);
  match.play(2, play('36', 'right'));
  await match.reread();
  expect(log()).toBe('You passed · House 1 played 3|6');
});

it('shows no tile of the others before the end', async () => {
  await toBothEnds();
  const shown = new Set(document.body.outerHTML.match(/\d\|\d/g));
  const own = ['5|6', '1|6', '5|5', '0|4', '3|3', '2|6'];
  expect([...shown].toSorted()).toEqual([...own, '6|6', '6|3', '3|5'].toSorted());
});

it('says that a move was made elsewhere, and shows the table', async () => {
  await toOwnTurn({
    'dominoes/act': () => {
      match.play(match.own, play('16', 'left'));
      return rejected(409, 'ACTED_ALREADY');
    },
  });
  await press(/^3\|5/);
  expect(status()).toMatch(/^This move was already made/);
  expect(chain()[0]).toBe('1|6, played last');
});

it('opens all hands after a block, and plays again with as many players', async () => {
  // The other sixes sleep: after the first tile, nobody can play.
  match.deal(outcomeOf('05 13 14 15 22 23 24', '00 01 02 03 04 11 12', '66 33 34 35 44 45 55'));
  const { opened } = await match.show();
  match.play(2, play('66', 'right'));
  match.balance = '1017.28';
  await match.reread();
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
  expect(status()).toBe('Nobody can play: You won · You won ₱17.28');
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PlayerPoints',
    'ana***zPips: 35-20',
    'YouPips: 15+45',
    'House 1Pips: 48-25',
  ]);
  expect(result.getByText('Payout ₱27.28')).toBeVisible();
  const open = within(screen.getByRole('group', { name: 'Hand of House 1' }));
  expect(open.getByRole('img', { name: '3|3, 3|4, 3|5, 4|4, 4|5, 5|5' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your tiles' })).toBeNull();
  await press('Play again for ₱10.00');
  expect(match.joins).toMatchObject([{ stake: '10.00', seats: 3 }]);
});

it('ends with the last tile, and lets the stake and the number of players be changed', async () => {
  const { start, actorsOf, decide, viewOf } = DOMINOES_RULES;
  let state = start(match.outcome, match.seats.length);
  match.deal();
  await match.show();
  for (;;) {
    const [actor] = actorsOf(state);
    if (actor === undefined) break;
    const action = decide(viewOf(state, actor));
    state = DOMINOES_RULES.act(state, actor, action);
    match.play(actor, action);
  }
  await match.reread();
  expect(status()).toMatch(/with the last tile/);
  await press('Change stake');
  expect(within(sizes()).getByRole('radio', { name: '3' })).toBeChecked();
  expect(button('Play for ₱10.00')).toBeVisible();
});

it('is played by keys, with one tab stop', async () => {
  await toBothEnds();
  expect(list().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => button(/^5\|6/).focus());
  await keys('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(sent().at(-1)?.action).toEqual(play('16', 'left'));
  // The focus stays in the hand.
  expect(list()).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['l', 'left'],
  ['r', 'right'],
] as const)('chooses an end by the key %s', async (key, side) => {
  await toBothEnds();
  await keys(key);
  expect(match.acts).toEqual([]);
  act(() => button(/^5\|6/).focus());
  await keys(' ');
  await keys(key);
  expect(sent()).toMatchObject([{ action: play('56', side) }]);
});

it('moves nothing for players who prefer reduced motion', () => {
  const moving = movingStyles(import.meta.dirname);
  expect(moving.length).toBeGreaterThan(2);
  for (const css of moving) expect(css).toContain('@media (prefers-reduced-motion: reduce)');
});

it('explains the rules with the facts of the platform', async () => {
  await match.show();
  const dialog = within(await openDialog('Rules'));
  expect(dialog.getByText(/but 25 points at most/)).toBeVisible();
  expect(dialog.getByText(/^Your stake covers 25 points/)).toBeVisible();
  expect(dialog.getByText(/^We keep 4% of what you win/)).toBeVisible();
  expect(dialog.getByText(/still free after 15 seconds/)).toBeVisible();
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
