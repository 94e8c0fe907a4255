import {
  UNIT,
  type InstantFacts,
  type InstantOptions,
  type InstantReply,
  type WireInstantRound,
} from '@perya/game-engines/instant';
import type { Catalogue } from '@perya/i18n';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  button,
  endFakeTimers,
  figure,
  lost,
  OPEN_GAME,
  rejected,
  type Answers,
} from '../game/testing';
import { lastRounds, testInstantGame } from './testing';

/** A game without steps, to be tested. */
interface QuickGame {
  name: string;
  page: ReactNode;
  catalogue: Catalogue;
  rules: InstantFacts['rules'];
  /** The options that the page starts with. */
  options: InstantOptions;
  /** Buttons that change the options. */
  steppers: readonly string[];
  outcome: readonly number[];
  /** In `UNIT`. */
  multiplier: number;
  /** The multiplier as the status line shows it. */
  text: string;
  /** How long the motion takes, in milliseconds. */
  duration: number;
  /** The module that the dialog for fairness loads. */
  fairness: () => Promise<unknown>;
}

const status = () => screen.getByRole('status');
export const press = (name: RegExp | string) => act(() => button(name).click());
/** Advances fake timers. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/**
 * Tests what all games without steps have in common: one bet, the motion of its round, the result.
 *
 * @returns `show` renders the page, for further tests; `stillMotion` asks for reduced motion
 */
export function testQuickGame(quick: QuickGame) {
  const { name, page, catalogue, rules, options, outcome, multiplier, text, duration } = quick;
  const path = `${name}/start`;
  let isStill = false;

  beforeEach(() => {
    isStill = false;
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  });
  afterEach(endFakeTimers);

  const round = (over: Partial<WireInstantRound> = {}): WireInstantRound => ({
    roundId: '00000000-0000-4000-8000-000000000001',
    stake: '10.00',
    options,
    steps: [],
    shown: outcome,
    multiplier,
    canCashOut: false,
    end: { outcome, payout: ((10 * multiplier) / UNIT).toFixed(2) },
    ...over,
  });
  const reply = (over: Partial<WireInstantRound> = {}): InstantReply => ({
    round: round(over),
    balance: '1234.00',
    seeds: OPEN_GAME.seeds,
  });
  const { freshGame, show: showWith } = testInstantGame({
    page,
    rules,
    catalogues: [catalogue],
    answers: { [path]: () => reply() },
  });
  const show = (answers?: Answers) => showWith(answers, { last: [15_000, 0] });
  const stillMotion = () => {
    isStill = true;
  };

  it('bets once, and tells the result after the motion', async () => {
    const { sent, opened } = await show();
    expect(lastRounds()).toEqual(['1.50×', '0.00×']);
    press('Bet ₱10.00');
    press('One moment');
    await pass(100);
    expect(button('One moment')).toHaveAttribute('aria-disabled', 'true');
    press('One moment');
    expect(status()).toBeEmptyDOMElement();
    expect(figure('Balance')).toHaveTextContent('₱1,000.00');
    await pass(duration - 300);
    expect(lastRounds()).toHaveLength(2);
    await pass(300);
    expect(status()).toHaveTextContent(`${text} · `);
    expect(lastRounds()).toEqual([text, '1.50×', '0.00×']);
    expect(figure('Balance')).toHaveTextContent('₱1,234.00');
    expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
    expect(sent).toMatchObject([
      { path, body: { stake: '10.00', options, roundKey: expect.any(String) } },
    ]);
  });

  it('says nothing of the last round while the next one is shown', async () => {
    const ids = ['r-2', 'r-1'];
    await show({ [path]: () => reply({ roundId: ids.pop() ?? '' }) });
    press('Bet ₱10.00');
    await pass(duration + 100);
    expect(button('Bet ₱10.00')).toHaveAttribute('aria-disabled', 'false');
    press('Bet ₱10.00');
    await pass(100);
    expect(status()).toBeEmptyDOMElement();
    await pass(duration);
    expect(lastRounds()).toEqual([text, text, '1.50×', '0.00×']);
  });

  it('reports a lost stake neutrally', async () => {
    const end = { outcome, payout: '0.00' };
    await show({ [path]: () => reply({ multiplier: 0, end }) });
    press('Bet ₱10.00');
    await pass(duration + 100);
    expect(status()).toHaveTextContent('No win this time');
    expect(status()).not.toHaveAttribute('data-kind');
    expect(lastRounds()[0]).toBe('0.00×');
  });

  it('tells the result at once with reduced motion', async () => {
    stillMotion();
    await show();
    press('Bet ₱10.00');
    await pass(0);
    await pass(0);
    expect(status()).toHaveTextContent(`${text} · `);
    expect(button('Bet ₱10.00')).toHaveAttribute('aria-disabled', 'false');
  });

  it('locks the choices until the result is told', async () => {
    await show();
    press('Bet ₱10.00');
    await pass(100);
    for (const stepper of quick.steppers) expect(button(stepper)).toBeDisabled();
    await pass(duration);
    for (const stepper of quick.steppers) expect(button(stepper)).toBeEnabled();
  });

  it('bets by keyboard, and starts the next round only after the last', async () => {
    const { sent } = await show();
    const type = (code: string) => fireEvent.keyDown(document.body, { code });
    type('ArrowDown');
    type('Space');
    await pass(100);
    type('Space');
    type('Enter');
    await pass(100);
    expect(sent).toHaveLength(1);
    await pass(duration);
    type('Enter');
    await pass(100);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toMatchObject({ stake: '5.00' });
  });

  it('repeats a bet whose outcome is unknown under the same key', async () => {
    let isDown = true;
    const { sent } = await show({ [path]: () => (isDown ? lost() : reply()) });
    press('Bet ₱10.00');
    await pass(100);
    expect(status()).toHaveTextContent('Checking what happened…');
    await pass(3000);
    for (const stepper of quick.steppers) expect(button(stepper)).toBeDisabled();
    isDown = false;
    press('Lower stake');
    press('Try again');
    await pass(duration + 100);
    expect(status()).toHaveTextContent(`${text} · `);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([
    [422, 'INSUFFICIENT_BALANCE', 'Your balance is too low for this stake.'],
    [409, 'ROUND_OPEN', 'Finish the open round first'],
    [429, 'TOO_MANY_REQUESTS', 'Not so fast.'],
    [422, 'UNKNOWN_STAKE', 'That didn’t work'],
  ])('shows why a bet is rejected: %i %s', async (httpStatus, code, reason) => {
    const { sent } = await show({
      [path]: () => rejected(httpStatus, code),
      game: () => freshGame,
    });
    press('Bet ₱10.00');
    await pass(100);
    expect(status()).toHaveTextContent(reason);
    expect(status()).toHaveAttribute('data-kind', 'error');
    press('Bet ₱10.00');
    await pass(100);
    const keys = sent
      .filter((call) => call.path === path)
      .map(({ body }) => (body as { roundKey: string }).roundKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('lists the last rounds in the fairness dialog', async () => {
    const played = {
      roundId: 'r-0',
      at: 0,
      isFree: false,
      isOpen: false,
      stake: '10.00',
      payout: '0.00',
      model: rules.id,
      outcome,
      details: { options, steps: [] },
      nonce: 1,
      clientSeed: 'mine',
      commitment: 'c-1',
      serverSeed: null,
    };
    await show({ rounds: () => ({ list: [played] }) });
    vi.useRealTimers();
    await quick.fairness();
    press('Fairness');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^₱10\.00/)).toBeVisible();
  });

  return { show, reply, stillMotion };
}
