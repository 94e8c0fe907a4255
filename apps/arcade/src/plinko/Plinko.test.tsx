import { PLINKO_MODELS } from '@perya/game-engines/plinko';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button } from '../game/testing';
import { pass, press, testQuickGame } from '../instant/quickGameTests';
import { FALL_MS } from './ballAt';
import { Plinko } from './Plinko';
import { plinkoCatalogue } from './texts';

/** Twelve rows, ten turns to the right. */
const PATH = [1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1];

const { show, reply, stillMotion } = testQuickGame({
  name: 'plinko',
  page: <Plinko />,
  catalogue: plinkoCatalogue,
  rules: PLINKO_MODELS[0],
  options: { rows: 12, risk: 1 },
  steppers: ['Fewer rows', 'More rows', 'Lower risk', 'Higher risk'],
  outcome: PATH,
  multiplier: 45_000,
  text: '4.50×',
  duration: FALL_MS,
  fairness: () => import('./PlinkoFairness'),
});

const pockets = () =>
  within(screen.getByRole('list', { name: 'Pockets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Places of the lit pockets. */
const lit = () =>
  within(screen.getByRole('list', { name: 'Pockets' }))
    .getAllByRole('listitem')
    .flatMap((pocket, place) => (pocket.getAttribute('aria-current') === 'true' ? [place] : []));
const ball = () => document.querySelector('[data-ball]');
const touched = () => document.querySelectorAll('[data-touched]').length;
/** In percent of the board. */
const place = () => parseFloat(ball()?.getAttribute('cx') ?? '');

it('shows the pockets of the chosen rows and risk', async () => {
  await show();
  expect(pockets()).toEqual([
    '32×',
    '12×',
    '4.5×',
    '2.2×',
    '1×',
    '0.5×',
    '0.3×',
    '0.5×',
    '1×',
    '2.2×',
    '4.5×',
    '12×',
    '32×',
  ]);
  press('Fewer rows');
  press('Fewer rows');
  press('Higher risk');
  expect(pockets()).toEqual(['26×', '5.1×', '1×', '0.4×', '0.2×', '0.4×', '1×', '5.1×', '26×']);
  expect(button('Fewer rows')).toBeDisabled();
  expect(button('Higher risk')).toBeDisabled();
});

it('bets with the chosen rows and risk', async () => {
  const { sent } = await show({ 'plinko/start': () => reply({ options: { rows: 14, risk: 0 } }) });
  press('More rows');
  press('Lower risk');
  press('Bet ₱10.00');
  await pass(0);
  expect(sent[0]?.body).toMatchObject({ options: { rows: 14, risk: 0 } });
});

it('lets the ball fall into the pocket, which then lights up', async () => {
  await show();
  expect(ball()).toBeNull();
  press('Bet ₱10.00');
  await pass(100);
  expect(place()).toBeCloseTo(50, 6);
  expect(lit()).toEqual([]);
  await pass(FALL_MS / 2);
  expect(touched()).toBeGreaterThan(4);
  expect(touched()).toBeLessThan(9);
  expect(lit()).toEqual([]);
  await pass(FALL_MS / 2);
  expect(lit()).toEqual([10]);
  expect(touched()).toBe(12);
  // Four pockets right of the middle, of fourteen distances between pins.
  expect(place()).toBeCloseTo(50 + (4 * 100) / 14, 6);
});

it('keeps the ball until the choices change', async () => {
  stillMotion();
  await show();
  press('Bet ₱10.00');
  await pass(100);
  expect(lit()).toEqual([10]);
  press('Higher risk');
  expect(ball()).toBeNull();
  expect(lit()).toEqual([]);
  press('Lower risk');
  expect(lit()).toEqual([10]);
});

it('lists exact chances and returns in its rules', async () => {
  await show();
  vi.useRealTimers();
  press('Rules');
  const dialog = within(await screen.findByRole('dialog'));
  const chances = within(dialog.getByRole('table', { name: 'Rows: 12 · Risk: Medium' }));
  expect(chances.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MultiplierPathsChance',
    '32.00×2 / 4,0960.0488%',
    '12.00×24 / 4,0960.586%',
    '4.50×132 / 4,0963.22%',
    '2.20×440 / 4,09610.7%',
    '1.00×990 / 4,09624.2%',
    '0.50×1,584 / 4,09638.7%',
    '0.30×924 / 4,09622.6%',
  ]);
  const returns = within(dialog.getByRole('table', { name: 'Return to player (RTP)' }));
  expect(returns.getByRole('row', { name: /^8 / }).textContent).toMatch(/^8(?:9[67]\.\d\d%){3}$/);
});
