import type { Card } from '@perya/game-engines/cards';
import {
  GUESSES,
  HI_LO_MODELS,
  HI_LO_RULES,
  type Guess,
  type HiLoRules,
} from '@perya/game-engines/hi-lo';
import type { WireInstantRound } from '@perya/game-engines/instant';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodiesOf, button, figure, lost, rejected, status, tableRows } from '../game/testing';
import { clickAndRetry, lastRounds, OPEN_ROUND, reply, testInstantGame } from '../instant/testing';
import { liveTableCatalogue } from '../live-table/texts';
import { HiLo } from './HiLo';
import { hiLoCatalogue } from './texts';

const [RULES] = HI_LO_MODELS;
const SUIT = 13;
const [ACE, SEVEN, NINE, KING] = [0, 6 + 2 * SUIT, 8, 12 + 3 * SUIT] as const;

/** A round as the platform sends it. */
function roundOf(
  cards: readonly Card[],
  guesses: readonly Guess[],
  payout?: string,
): WireInstantRound {
  const steps = guesses.map((guess) => GUESSES.indexOf(guess));
  const { shown, multiplier, canCashOut } = HI_LO_RULES.play(RULES, {}, cards, steps);
  return {
    ...OPEN_ROUND,
    steps,
    shown,
    multiplier,
    canCashOut: payout === undefined && canCashOut,
    end: payout === undefined ? null : { outcome: cards, payout },
  };
}

const STARTED = roundOf([SEVEN], []);
const RIGHT = roundOf([SEVEN, NINE], ['high']);
const LOST = roundOf([SEVEN, NINE, ACE], ['high', 'high'], '0.00');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const { freshGame, show } = testInstantGame<HiLoRules>({
  page: <HiLo />,
  rules: RULES,
  catalogues: [liveTableCatalogue, hiLoCatalogue],
  answers: { 'hi-lo/start': () => reply(STARTED), 'hi-lo/step': () => reply(RIGHT) },
});

const past = () =>
  within(screen.getByRole('list', { name: 'Earlier cards, newest first' }))
    .queryAllByRole('listitem')
    .map((item) =>
      within(item)
        .getAllByRole('img')
        .map((image) => image.getAttribute('aria-label')),
    );
const card = (name: string) => screen.getByRole('img', { name });

it('shows a face-down card and what to do before the first bet', async () => {
  const { sent } = await show({}, { last: [15_760, 0] });
  expect(card('Face-down card')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Choose your stake to get a card.');
  expect(lastRounds()).toEqual(['1.57×', '0.00×']);
  for (const name of ['Higher or same', 'Lower or same', 'Skip this card']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(name));
  }
  await userEvent.keyboard('hls');
  expect(sent).toEqual([]);
});

it('bets the selected stake once, and offers both guesses with chance and multiplier', async () => {
  const { sent, opened } = await show({
    'hi-lo/start': () => reply({ ...STARTED, stake: '5.00' }, '995.00'),
  });
  await userEvent.click(button('Lower stake'));
  await userEvent.dblClick(button('Bet ₱5.00'));
  expect(await status(/^Is the next card higher or lower\?$/)).toBeVisible();
  expect(bodiesOf(sent, 'hi-lo/start')).toEqual([
    { stake: '5.00', options: {}, roundKey: expect.any(String) },
  ]);
  expect(card('7 of hearts')).toBeVisible();
  expect(button(/^Higher or same/)).toHaveTextContent('Higher or same53.8% · 1.80×');
  expect(button(/^Lower or same/)).toHaveTextContent('Lower or same53.8% · 1.80×');
  expect(button('Lower stake')).toBeDisabled();
  expect(button('Higher stake')).toBeDisabled();
  expect(button('Cash out ₱5.00')).toHaveAttribute('aria-disabled', 'true');
  expect(figure('Balance')).toHaveTextContent('₱995.00');
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
});

it('guesses once, shows the new card, and says what the round is worth', async () => {
  const { sent } = await show({}, { round: STARTED });
  await userEvent.dblClick(button(/^Higher or same/));
  expect(await status(/^Right: 9 of clubs\. 1\.80× so far\.$/)).toBeVisible();
  expect(bodiesOf(sent, 'hi-lo/step')).toEqual([
    { roundId: STARTED.roundId, after: 0, step: 0, roundKey: expect.any(String) },
  ]);
  expect(card('9 of clubs')).toBeVisible();
  expect(past()).toEqual([['7 of hearts', 'Higher or same']]);
  expect(button('Cash out ₱18.01')).toHaveAttribute('aria-disabled', 'false');
  expect(button(/^Higher or same/)).toHaveTextContent('38.5% · 4.68×');
});

it.each([
  ['an ace', ACE, 'Higher92.3% · 1.05×', 'Same7.7% · 12.61×'],
  ['a king', KING, 'Same7.7% · 12.61×', 'Lower92.3% · 1.05×'],
] as const)('names the guesses on %s', async (_name, first, high, low) => {
  const { sent } = await show({}, { round: roundOf([first], []) });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([high, low]),
  );
  await userEvent.keyboard('l');
  expect(bodiesOf(sent, 'hi-lo/step')).toMatchObject([{ step: 1 }]);
});

it('skips a card: the multiplier stays, and there is nothing to cash out before a right guess', async () => {
  const { sent } = await show(
    { 'hi-lo/step': () => reply(roundOf([SEVEN, KING], ['skip'])) },
    { round: STARTED },
  );
  await userEvent.click(button('Skip this card'));
  expect(await status(/^Skipped: K of spades\. Higher or lower\?$/)).toBeVisible();
  expect(bodiesOf(sent, 'hi-lo/step')).toMatchObject([{ after: 0, step: 2 }]);
  expect(past()).toEqual([['7 of hearts', 'Skipped']]);
  expect(button('Cash out ₱10.00')).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the multiplier of earlier guesses on a skip', async () => {
  await show(
    { 'hi-lo/step': () => reply(roundOf([SEVEN, NINE, KING], ['high', 'skip'])) },
    { round: RIGHT },
  );
  await userEvent.keyboard('s');
  expect(await status(/^Skipped: K of spades\. Still 1\.80×\.$/)).toBeVisible();
  expect(past()).toEqual([
    ['9 of clubs', 'Skipped'],
    ['7 of hearts', 'Higher or same'],
  ]);
});

it('ends with a wrong guess, and reports the lost stake neutrally', async () => {
  await show({ 'hi-lo/step': () => reply(LOST) }, { round: RIGHT });
  await userEvent.keyboard('h');
  expect(await status(/^A of clubs · No win this time$/)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveAttribute('data-kind');
  expect(past()[0]).toEqual(['9 of clubs', 'Higher or same: wrong']);
  expect(lastRounds()).toEqual(['0.00×']);
  expect(button('Bet ₱10.00')).toBeVisible();
  expect(button('Higher or same')).toHaveAttribute('aria-disabled', 'true');
});

it('pays the worth of the round, and a double click starts no other', async () => {
  const paid = roundOf([SEVEN, NINE], ['high'], '18.01');
  const { sent } = await show({ 'hi-lo/cash-out': () => reply(paid, '1008.01') }, { round: RIGHT });
  await userEvent.dblClick(button('Cash out ₱18.01'));
  expect(await status(/^1\.80× · You won ₱18\.01$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(bodiesOf(sent, 'hi-lo/cash-out')).toEqual([
    { roundId: RIGHT.roundId, after: 1, roundKey: expect.any(String) },
  ]);
  expect(bodiesOf(sent, 'hi-lo/start')).toEqual([]);
  expect(lastRounds()).toEqual(['1.80×']);
  expect(figure('Balance')).toHaveTextContent('₱1,008.01');
});

it('continues an open round', async () => {
  await show({}, { round: { ...RIGHT, stake: '2.00' } });
  expect(screen.getByRole('status')).toHaveTextContent('Your round is still open');
  expect(figure('Stake')).toHaveTextContent('₱2.00');
  expect(past()).toEqual([['7 of hearts', 'Higher or same']]);
  expect(card('9 of clubs')).toBeVisible();
  expect(button('Cash out ₱3.60')).toBeVisible();
});

it('offers no guess that would pay more than the highest multiplier', async () => {
  const limited = { ...RULES, highest: 40_000 };
  const { sent } = await show({}, { rules: limited, round: RIGHT });
  expect(button('Higher or same')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('h');
  expect(sent).toEqual([]);
  await userEvent.keyboard('l');
  expect(bodiesOf(sent, 'hi-lo/step')).toMatchObject([{ after: 1, step: 1 }]);
});

it('plays a round by keyboard, in which arrow keys change no stake', async () => {
  const { sent } = await show({
    'hi-lo/cash-out': () => reply(roundOf([SEVEN, NINE], ['high'], '18.01')),
  });
  await userEvent.keyboard('{ArrowDown} ');
  expect(await status(/^Is the next card/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}h');
  expect(await status(/^Right/)).toBeVisible();
  await userEvent.keyboard(' ');
  expect(await status(/You won/)).toBeVisible();
  expect(bodiesOf(sent, 'hi-lo/start')).toMatchObject([{ stake: '5.00' }]);
  expect(figure('Stake')).toHaveTextContent('₱5.00');
});

it.each([
  [422, 'INSUFFICIENT_BALANCE', /^Your balance is too low for this stake\./],
  [409, 'ROUND_OPEN', /^Finish the open round first/],
])('shows why a bet is rejected: %i %s', async (httpStatus, code, text) => {
  await show({ 'hi-lo/start': () => rejected(httpStatus, code), game: () => freshGame });
  await userEvent.click(button(/^Bet /));
  expect(await status(text)).toBeVisible();
});

it('reads the round again if it went on elsewhere', async () => {
  await show(
    {
      'hi-lo/step': () => rejected(409, 'STEPPED_ALREADY'),
      game: () => ({ ...freshGame, round: RIGHT }),
    },
    { round: STARTED },
  );
  await userEvent.keyboard('l');
  expect(await status(/^This round went on in another window/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cash out ₱18.01' })).toBeVisible();
});

it('repeats a guess with an unknown outcome under its key, and no other', async () => {
  let isDown = true;
  const { sent } = await show(
    { 'hi-lo/step': () => (isDown ? lost() : reply(RIGHT)) },
    { round: STARTED },
  );
  await clickAndRetry(/^Higher or same/);
  await userEvent.keyboard('l');
  isDown = false;
  await userEvent.click(button('Try again'));
  expect(await status(/^Right/)).toBeVisible();
  const bodies = bodiesOf(sent, 'hi-lo/step');
  expect(bodies).toHaveLength(4);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

it.each([
  [false, true],
  [true, false],
])('turns a new card over unless reduced motion is %s', async (isReduced, isTurned) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const { container } = await show({}, { round: STARTED });
  expect(container.querySelector('[data-turned]')).toBeNull();
  await userEvent.keyboard('h');
  expect(await status(/^Right/)).toBeVisible();
  expect(container.querySelector('[data-turned]') !== null).toBe(isTurned);
});

it('lists the first guess on each card in its rules', async () => {
  await show();
  await userEvent.click(button('Rules'));
  await screen.findByRole('dialog');
  const rows = tableRows();
  expect(rows).toHaveLength(14);
  expect(rows[0]).toEqual(['Card', 'Higher', 'Lower']);
  expect(rows[1]).toEqual(['A', '92.3% · 1.05×', '7.7% · 12.61×']);
  expect(rows[7]).toEqual(['7', '53.8% · 1.80×', '53.8% · 1.80×']);
});
