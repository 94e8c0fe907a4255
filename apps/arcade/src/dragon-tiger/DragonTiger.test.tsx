import { DRAGON_TIGER_MODELS, DRAGON_TIGER_TABLE, SPOTS } from '@perya/game-engines/dragon-tiger';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button } from '../game/testing';
import { COMMITMENT, openDialog, pass, status, testTable, user } from '../live-table/testing';
import { DragonTiger } from './DragonTiger';
import { dragonTigerCatalogue } from './texts';

/** A king of clubs against a four of diamonds. */
const DRAGON_WINS = [12, 16];
const TIGER_WINS = [16, 12];
/** A nine of clubs and one of hearts. */
const TIE = [8, 34];
const SUITED_TIE = [8, 8];

const table = testTable({
  game: 'dragon-tiger',
  page: <DragonTiger />,
  table: DRAGON_TIGER_TABLE,
  rules: DRAGON_TIGER_MODELS[0],
  returns: Object.fromEntries(SPOTS.map((spot) => [spot, 9_627])),
  catalogue: dragonTigerCatalogue,
  dialogs: () => import('./DragonTigerFairness'),
  outcome: DRAGON_WINS,
  payout: '2.00',
  sheet: 'DT=#D',
  seats: [{ seat: 1, name: 'ma***a', isMine: false, stakes: { tie: '1500.00' }, hand: null }],
});
const { show, times } = table;

const NAMES = {
  dragon: 'Dragon 1 to 1',
  tiger: 'Tiger 1 to 1',
  tie: 'Tie 11 to 1',
  suitedTie: 'Suited tie 50 to 1',
  dragonSmall: 'Dragon small 1 to 1',
  dragonBig: 'Dragon big 1 to 1',
  tigerSmall: 'Tiger small 1 to 1',
  tigerBig: 'Tiger big 1 to 1',
} as const;
type SpotName = keyof typeof NAMES;
// With chips on it, a spot's name continues with their amount.
const spot = (name: SpotName) =>
  screen.getByRole('button', { name: (text) => text.startsWith(NAMES[name]) });
const wonSpots = () => SPOTS.filter((name) => spot(name).hasAttribute('data-won'));
const side = (name: 'Dragon' | 'Tiger') => screen.getByRole('region', { name });
const cards = (place: HTMLElement) => within(place).queryAllByRole('img', { name: / of / });

async function place(...spots: SpotName[]) {
  for (const name of spots) await user().click(spot(name));
  await user().click(button(`Bet ₱${spots.length}.00`));
  await pass(50);
}

it('places the pending chips once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('dragon'));
  await user().click(spot('dragon'));
  await user().click(spot('suitedTie'));
  expect(spot('dragon')).toHaveTextContent('+₱2.00');
  await user().dblClick(button('Bet ₱3.00'));
  await pass(50);
  expect(table.bets).toHaveLength(1);
  expect(table.bets[0]).toMatchObject({
    round: table.round,
    stakes: { dragon: '2.00', suitedTie: '1.00' },
  });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('dragon')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('has a spot for every bet of the table', async () => {
  await show();
  for (const name of SPOTS) await user().click(spot(name));
  await user().click(button('Bet ₱8.00'));
  await pass(50);
  expect(table.bets[0]?.stakes).toEqual(Object.fromEntries(SPOTS.map((name) => [name, '1.00'])));
});

it('reveals Dragon’s card, then Tiger’s, then announces the winner and the payout', async () => {
  await show();
  await place('dragon');
  await table.until(times.dealsAt);
  expect(cards(side('Dragon'))[0]).toHaveAccessibleName('K of clubs');
  expect(cards(side('Tiger'))).toEqual([]);
  await table.until(times.dealsAt + 1_600);
  expect(cards(side('Tiger'))[0]).toHaveAccessibleName('4 of diamonds');
  expect(status()).toBe('No more bets');
  expect(side('Dragon')).not.toHaveAttribute('data-won');
  expect(wonSpots()).toEqual([]);
  await table.until(times.resultAt);
  expect(status()).toBe('Dragon wins, K to 4 · You won ₱2.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(side('Dragon')).toHaveAttribute('data-won');
  expect(side('Tiger')).not.toHaveAttribute('data-won');
  expect(wonSpots()).toEqual(['dragon', 'dragonBig', 'tigerSmall']);
});

it('announces the half of a stake that is refunded on a tie, but not as a win', async () => {
  table.outcome = TIE;
  table.payout = '0.50';
  await show();
  await place('tiger');
  await table.until(times.resultAt);
  expect(status()).toBe('Tie at 9 · Paid ₱0.50');
  expect(screen.getByRole('status')).not.toHaveAttribute('data-kind');
  expect(wonSpots()).toEqual(['tie', 'dragonBig', 'tigerBig']);
});

it.each([
  ['Tiger wins, K to 4', TIGER_WINS],
  ['Tie at 9', TIE],
  ['Suited tie at 9', SUITED_TIE],
])('announces the result to those who only watch: %s', async (text, outcome) => {
  table.outcome = outcome;
  await show({ at: times.resultAt + 500 });
  expect(status()).toBe(text);
});

it('lights up both sides and both spots on a suited tie', async () => {
  table.outcome = SUITED_TIE;
  await show({ at: times.resultAt + 500 });
  expect(side('Dragon')).toHaveAttribute('data-won');
  expect(side('Tiger')).toHaveAttribute('data-won');
  expect(wonSpots()).toEqual(['tie', 'suitedTie', 'dragonBig', 'tigerBig']);
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('tiger'));
  expect(spot('tiger')).toHaveTextContent('+₱1.00');
  await table.until(times.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('tiger')).not.toHaveTextContent('+');
  await user().click(spot('tiger'));
  await user().click(button('Next round soon'));
  await pass(50);
  expect(table.bets).toEqual([]);
  expect(spot('tiger')).not.toHaveTextContent('+');
});

it('adds the round to the sheet once its result is shown', async () => {
  await show();
  expect(screen.getByText('Dragon 2, Tiger 1, ties 2')).toBeVisible();
  await table.until(times.dealsAt + 1_600);
  expect(screen.getByText('Dragon 2, Tiger 1, ties 2')).toBeVisible();
  await table.until(times.resultAt);
  expect(screen.getByText('Dragon 3, Tiger 1, ties 2')).toBeVisible();
  const dialog = await openDialog('Road maps');
  expect(within(dialog).getByText('Dragon 3, Tiger 1, ties 2')).toBeVisible();
});

it('draws the rounds in the colors of their winners', async () => {
  await show();
  const colorsOn = (map: string, paint: string) =>
    Array.from(screen.getByTitle(map).querySelectorAll('circle[r^="4"], circle[r^="3"]'), (dot) =>
      dot.getAttribute(paint),
    );
  expect(colorsOn('Bead plate', 'fill')).toEqual([
    'var(--first)',
    'var(--second)',
    'var(--tie)',
    'var(--tie)',
    'var(--first)',
  ]);
  expect(colorsOn('Big road', 'stroke')).toEqual(['var(--first)', 'var(--second)', 'var(--first)']);
});

it('shows the players and their stakes', async () => {
  await show();
  expect(screen.getByRole('listitem')).toHaveAccessibleName('ma***a, 1.5K');
});

it('shows payout and RTP of each of the eight spots', async () => {
  await show();
  const dialog = await openDialog('Rules');
  const [, ...rows] = within(dialog).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(Array.from(rows[3]?.children ?? [], (cell) => cell.textContent)).toEqual([
    'Suited tie',
    '50',
    '96.27 %',
    '₱1.00 – ₱1,000.00',
  ]);
});

it('shows the seed hashes of the round', async () => {
  await show({ answers: { rounds: () => ({ list: [] }) } });
  const dialog = await openDialog('Fairness');
  expect(within(dialog).getByText(COMMITMENT)).toBeVisible();
});
