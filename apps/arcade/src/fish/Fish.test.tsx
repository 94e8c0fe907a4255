import type { FishFacts, ShotsBody, ShotsReply } from '@perya/game-engines/fish';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answerPlayApi,
  button,
  endFakeTimers,
  figure,
  OPEN_GAME,
  rejected,
  renderInGame,
  type Answers,
} from '../game/testing';
import { Fish } from './Fish';
import { fishCatalogue } from './texts';

const FRAME_MS = 1000 / 60;

/** A context that accepts every call and draws nothing. */
const context = new Proxy(
  {},
  {
    get: () => () => ({ addColorStop: () => undefined }),
    set: () => true,
  },
);

let next: FrameRequestCallback | undefined;
let at: number;

beforeEach(() => {
  next = undefined;
  at = 0;
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('Path2D', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = undefined;
  });
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1600, 900),
  );
  let state = 7;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  });
});

afterEach(endFakeTimers);

/** Lets batches be sent and responses arrive. */
async function settle(milliseconds: number): Promise<void> {
  await act(async () => {
    for (let step = 0; step < 10; step += 1) {
      await vi.advanceTimersByTimeAsync(milliseconds / 10);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}

/** Advances the pond frame by frame. */
function live(seconds: number): void {
  act(() => {
    for (let passed = 0; passed < seconds; passed += FRAME_MS / 1000) {
      at += FRAME_MS;
      next?.(at);
    }
  });
}

const reply = (facts: Partial<ShotsReply> = {}): ShotsReply => ({
  roundId: 'r-1',
  times: [],
  payout: '0.00',
  balance: '990.00',
  seeds: OPEN_GAME.seeds,
  ...facts,
});

async function show(answers: Answers = {}, facts: Partial<typeof OPEN_GAME> = {}) {
  const sent = answerPlayApi({ 'fish/shots': () => reply(), ...answers });
  const { opened } = await renderInGame(<Fish />, {
    facts: { ...facts, model: 'shark' } satisfies FishFacts & Partial<typeof OPEN_GAME>,
    catalogues: [fishCatalogue],
  });
  // Until a fish is visible.
  live(10);
  const shots = () => sent.filter(({ path }) => path === 'fish/shots').map(({ body }) => body);
  return { sent, shots, opened };
}

const status = () => screen.getByRole('status');

/** Fires for a while; hits become bets once they're sent. */
async function shootForAWhile(): Promise<void> {
  await userEvent.click(button('Auto'));
  live(4);
  await settle(500);
}

it('shows how to fire at first', async () => {
  await show();
  expect(status()).toHaveTextContent('Tap or hold to shoot');
  expect(figure('Balance')).toHaveTextContent('₱1,000.00');
});

it('fires automatically with the selected stake, and shows catches', async () => {
  const { shots, opened } = await show({
    'fish/shots': (body) =>
      reply({
        times: (body as ShotsBody).fish.map((_, place) => (place === 0 ? 8 : 0)),
        payout: '40.00',
        balance: '1020.00',
      }),
  });
  await userEvent.click(button('Lower stake'));
  await shootForAWhile();
  expect(button('Auto')).toHaveAttribute('aria-pressed', 'true');
  expect(status().textContent).toMatch(/ caught: ₱40\.00$/);
  expect(status()).toHaveAttribute('data-kind', 'win');
  expect(figure('Last win')).toHaveTextContent('₱40.00');
  expect(figure('Balance')).toHaveTextContent('₱1,020.00');
  expect(shots()[0]).toEqual({
    stake: '5.00',
    fish: expect.arrayContaining([expect.any(String)]),
    roundKey: expect.stringMatching(/^[\w-]{16,64}$/),
  });
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
});

it('announces nothing for shots without a catch', async () => {
  const { shots } = await show();
  await shootForAWhile();
  expect(figure('Balance')).toHaveTextContent('₱990.00');
  expect(shots().length).toBeGreaterThan(0);
  expect(status()).not.toHaveAttribute('data-kind');
  expect(figure('Last win')).toHaveTextContent('₱0.00');
});

it.each([
  ['INSUFFICIENT_BALANCE', 'Your balance is too low for this stake.'],
  ['TOO_MANY_REQUESTS', 'Not so fast. Wait a moment, then try again.'],
  ['BAD_REQUEST', 'That didn’t work. We never take a stake without a result. Please try again.'],
])('stops, shows the reason and keeps the stake after %s', async (code, text) => {
  await show({ 'fish/shots': () => rejected(422, code) });
  await userEvent.click(button('Lower stake'));
  await shootForAWhile();
  expect(status()).toHaveTextContent(text);
  expect(status()).toHaveAttribute('data-kind', 'error');
  expect(button('Auto')).toHaveAttribute('aria-pressed', 'false');
  expect(figure('Stake')).toHaveTextContent('₱5.00');
});

it('retries a lost response under the same key', async () => {
  let tries = 0;
  const { shots } = await show({
    'fish/shots': () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return reply();
    },
  });
  await shootForAWhile();
  await settle(1_000);
  const [first, second] = shots();
  expect(second).toEqual(first);
  expect(figure('Balance')).toHaveTextContent('₱990.00');
});

it('does not fire what the balance cannot pay', async () => {
  const { shots } = await show({}, { balance: '0.50' });
  await userEvent.click(button('Auto'));
  live(1);
  expect(status()).toHaveTextContent('Your balance is too low for this stake.');
  expect(button('Auto')).toHaveAttribute('aria-pressed', 'false');
  expect(shots()).toEqual([]);
});

it('ends when the session is over, and shows when it continues elsewhere', async () => {
  const { opened } = await show({ 'fish/shots': () => rejected(409, 'PLAYED_ELSEWHERE') });
  await shootForAWhile();
  expect(opened.end).toHaveBeenCalledWith('elsewhere');
});

it('locks on the most valuable fish, until a press on the pond', async () => {
  await show();
  await userEvent.click(button('Lock'));
  expect(status().textContent).toMatch(/^Locked on .+, pays ×\d/);
  live(0.1);
  expect(button('Lock')).toHaveAttribute('aria-pressed', 'true');
  const pond = screen.getByRole('img', { name: /^The pond\./ });
  await userEvent.pointer({ keys: '[MouseLeft]', target: pond });
  live(0.1);
  expect(button('Lock')).toHaveAttribute('aria-pressed', 'false');
});

it('fires while the pond, the button or the space bar is held', async () => {
  const { shots } = await show();
  const hold = async (press: () => Promise<void>, release: () => Promise<void>) => {
    const before = shots().length;
    await press();
    live(3);
    await release();
    // Lets the bullets in flight hit or leave.
    live(10);
    await settle(2_000);
    const after = shots().length;
    expect(after).toBeGreaterThan(before);
    live(10);
    await settle(2_000);
    expect(shots()).toHaveLength(after);
  };
  const user = userEvent.setup();
  const pond = screen.getByRole('img', { name: /^The pond\./ });
  for (const target of [pond, button('Fire')]) {
    await hold(
      () => user.pointer({ keys: '[MouseLeft>]', target, coords: { clientX: 800, clientY: 90 } }),
      () => user.pointer({ keys: '[/MouseLeft]', target }),
    );
  }
  act(() => (document.activeElement as HTMLElement).blur());
  await hold(
    () => user.keyboard('{ >}'),
    () => user.keyboard('{/ }'),
  );
});

it('fires once when the button is pressed by keyboard or screen reader', async () => {
  const { shots } = await show();
  button('Fire').focus();
  await userEvent.keyboard('{Enter}');
  live(20);
  await settle(2_000);
  expect(shots()).toHaveLength(1);
  expect(shots()[0]).toMatchObject({ fish: [expect.any(String)] });
});

it('changes the stake by + and −, but not with a modifier or while a dialog is open', async () => {
  await show({ rounds: () => ({ list: [] }) });
  const press = (code: string, more = {}) => fireEvent.keyDown(document.body, { code, ...more });
  press('Minus');
  expect(figure('Stake')).toHaveTextContent('₱5.00');
  press('NumpadAdd');
  expect(figure('Stake')).toHaveTextContent('₱10.00');
  press('Minus', { ctrlKey: true });
  expect(figure('Stake')).toHaveTextContent('₱10.00');
  await userEvent.click(button('Fairness'));
  await screen.findByRole('dialog', { name: 'Fairness' });
  press('Minus');
  await userEvent.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(figure('Stake')).toHaveTextContent('₱10.00');
});

it('stops when the page is hidden', async () => {
  await show();
  await userEvent.click(button('Auto'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(button('Auto')).toHaveAttribute('aria-pressed', 'false');
});

it('lists every fish with its payout and catch probability', async () => {
  await show();
  await userEvent.click(button('What the fish pay'));
  const dialog = await screen.findByRole('dialog', { name: 'What the fish pay' });
  const cards = within(dialog).getAllByRole('listitem');
  expect(cards).toHaveLength(12);
  expect(cards[0]).toHaveTextContent('Sardine×2caught by 48.3% of shots');
  expect(cards[10]).toHaveTextContent('×10–500');
  expect(cards[10]).toHaveTextContent('×10 40 % · ×25 30 % · ×60 20 % · ×150 9 % · ×500 1 %');
  expect(cards[11]).toHaveTextContent('Iron shark×120');
});

it('describes a batch by its shots and its stake', async () => {
  await show({
    rounds: () => ({
      list: [
        {
          roundId: 'r-1',
          at: 0,
          isFree: false,
          isOpen: false,
          stake: '6.00',
          payout: '0.00',
          model: 'shark',
          outcome: [0, 0, 0],
          details: { stake: '2.00', fish: ['ray', 'ray', 'squid'] },
          nonce: 1,
          clientSeed: 'mine',
          commitment: 'c-1',
          serverSeed: null,
        },
      ],
    }),
  });
  await userEvent.click(button('Fairness'));
  expect(await screen.findByText('Shots: 3 · ₱6.00')).toBeVisible();
});
