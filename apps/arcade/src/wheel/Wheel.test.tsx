import { WHEEL_MODELS } from '@perya/game-engines/wheel';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button } from '../game/testing';
import { pass, press, testQuickGame } from '../instant/quickGameTests';
import { SPIN_MS } from './spinAt';
import { wheelCatalogue } from './texts';
import { Wheel } from './Wheel';

/** Of twenty segments; it pays 1.4. */
const STOP = 12;

const { show, reply, stillMotion } = testQuickGame({
  name: 'wheel',
  page: <Wheel />,
  catalogue: wheelCatalogue,
  rules: WHEEL_MODELS[0],
  options: { segments: 20, risk: 1 },
  steppers: ['Fewer segments', 'More segments', 'Lower risk', 'Higher risk'],
  outcome: [STOP],
  multiplier: 14_000,
  text: '1.40×',
  duration: SPIN_MS,
  fairness: () => import('./WheelFairness'),
});

const legend = () =>
  within(screen.getByRole('list', { name: 'Multipliers and their segments' })).getAllByRole(
    'listitem',
  );
const lit = () =>
  legend()
    .filter((item) => item.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
/** The angle of the wheel, in degrees below a full turn. */
const angle = () => {
  const turned = /rotate\((.*)\)/.exec(
    document.querySelector('[data-rotor]')?.getAttribute('transform') ?? '',
  )?.[1];
  return ((parseFloat(turned ?? '') % 360) + 360) % 360;
};

it('shows the multipliers of the chosen wheel, and how many segments have them', async () => {
  await show();
  expect(legend().map(({ textContent }) => textContent)).toEqual([
    '5×1 / 20',
    '2×1 / 20',
    '1.7×4 / 20',
    '1.4×4 / 20',
    '0×10 / 20',
  ]);
  press('Higher risk');
  press('Fewer segments');
  expect(legend().map(({ textContent }) => textContent)).toEqual(['9.7×1 / 10', '0×9 / 10']);
  expect(document.querySelectorAll('[data-rotor] text')).toHaveLength(10);
  expect(button('Fewer segments')).toBeDisabled();
  expect(button('Higher risk')).toBeDisabled();
});

it('bets with the chosen segments and risk', async () => {
  const { sent } = await show({
    'wheel/start': () => reply({ options: { segments: 30, risk: 0 } }),
  });
  press('More segments');
  press('Lower risk');
  press('Bet ₱10.00');
  await pass(0);
  expect(sent[0]?.body).toMatchObject({ options: { segments: 30, risk: 0 } });
});

it('spins until the segment is under the pointer', async () => {
  await show();
  expect(angle()).toBe(0);
  press('Bet ₱10.00');
  await pass(SPIN_MS / 2);
  expect(angle()).not.toBeCloseTo(360 - (STOP * 360) / 20, 3);
  expect(lit()).toEqual([]);
  await pass(SPIN_MS);
  expect(angle()).toBeCloseTo(360 - (STOP * 360) / 20, 6);
  expect(lit()).toEqual(['1.4×4 / 20']);
});

it('starts where it stopped, and rests at the top of another wheel', async () => {
  const rounds = ['r-2', 'r-1'];
  await show({ 'wheel/start': () => reply({ roundId: rounds.pop() ?? '' }) });
  press('Bet ₱10.00');
  await pass(SPIN_MS + 100);
  press('Bet ₱10.00');
  await pass(17);
  expect(Math.abs(angle() - (360 - (STOP * 360) / 20))).toBeLessThan(40);
  expect(lit()).toEqual([]);
  await pass(SPIN_MS + 100);
  press('Lower risk');
  expect(angle()).toBe(0);
  expect(lit()).toEqual([]);
});

it('stops at once with reduced motion', async () => {
  stillMotion();
  await show();
  press('Bet ₱10.00');
  await pass(0);
  await pass(0);
  expect(angle()).toBeCloseTo(360 - (STOP * 360) / 20, 6);
  expect(lit()).toEqual(['1.4×4 / 20']);
});

it('lists the chances and the return in its rules', async () => {
  await show();
  vi.useRealTimers();
  press('Rules');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Return to player (RTP): 97.00%');
  const chances = within(
    within(dialog).getByRole('table', { name: 'Segments: 20 · Risk: Medium' }),
  );
  expect(chances.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MultiplierSegmentsChance',
    '5.00×1 / 205%',
    '2.00×1 / 205%',
    '1.70×4 / 2020%',
    '1.40×4 / 2020%',
    '0.00×10 / 2050%',
  ]);
});
