import type { FlightFacts, FlightReply, WireFlight } from '@perya/game-engines/crash';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  answerPlayApi,
  bodiesOf,
  button,
  figure,
  lost,
  rejected,
  renderInGame,
  status,
  type Answers,
} from '../game/testing';
import { Crash } from './Crash';
import { crashCatalogue } from './texts';

const ROUND = '00000000-0000-4000-8000-000000000001';
const NEXT_ROUND = '00000000-0000-4000-8000-000000000002';
const RULES = { id: 'kwitis-1', rtpBasisPoints: 9700, highest: 100_000, doublingMs: 8000 };
/** The page opens at 0 by the platform's clock, so this flight has been in the air for a second. */
const FLYING: WireFlight = {
  roundId: ROUND,
  stake: '10.00',
  auto: null,
  startsAt: -1000,
  state: 'flying',
  cashed: null,
  height: null,
  payout: '0.00',
};
const OUT: WireFlight = { ...FLYING, state: 'out', height: 130 };
const CASHED: WireFlight = {
  ...FLYING,
  state: 'cashed',
  cashed: 150,
  height: 400,
  payout: '15.00',
};

const reply = (flight: WireFlight, balance = '990.00'): FlightReply => ({
  flight,
  now: 0,
  balance,
});

/** Resolvers of the pending status requests, the oldest first. */
let questions: ((answer: object) => void)[];

beforeEach(() => {
  questions = [];
  // The canvas isn't tested here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** Responds to the pending request. */
async function answerQuestion(answer: object): Promise<void> {
  await waitFor(() => expect(questions).not.toHaveLength(0));
  await act(async () => questions.shift()?.(answer));
}

const ask = () => new Promise<object>((resolve) => questions.push(resolve));

async function show(answers: Answers = {}, facts: Partial<FlightFacts> = {}) {
  const sent = answerPlayApi({
    'crash/start': () => reply(FLYING),
    'crash/flight': ask,
    ...answers,
  });
  const { opened, unmount } = await renderInGame(<Crash />, {
    facts: { rules: RULES, flight: null, heights: [120, 250, 1200], ...facts },
    catalogues: [crashCatalogue],
  });
  return { sent, opened, unmount };
}

const light = () => userEvent.click(button('Light the fuse'));

it('shows how to start, and the last heights', async () => {
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('Choose a stake and light the fuse.');
  const heights = within(screen.getByRole('list', { name: 'Last flights' }));
  expect(heights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.20×',
    '2.50×',
    '12.00×',
  ]);
});

it('bets the selected stake and height, and locks them during the flight', async () => {
  const auto = { ...FLYING, stake: '5.00', auto: 120 };
  const { sent, opened } = await show({ 'crash/start': () => reply(auto, '995.00') });
  await userEvent.click(button('Lower stake'));
  await userEvent.click(button('Cash out higher'));
  await userEvent.click(button('Cash out higher'));
  await light();
  expect(await status(/^We have lift-off! We’ll cash out for you at 1\.20×\./)).toBeVisible();
  expect(bodiesOf(sent, 'crash/start')).toEqual([
    { stake: '5.00', auto: 120, roundKey: expect.any(String) },
  ]);
  for (const name of ['Lower stake', 'Higher stake', 'Cash out lower', 'Cash out higher']) {
    expect(button(name)).toBeDisabled();
  }
  expect(figure('Balance')).toHaveTextContent('₱995.00');
  expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' });
});

it('shows the current cash-out payout, and pays it', async () => {
  const { sent } = await show({ 'crash/cash-out': () => reply(CASHED, '1005.00') });
  await light();
  // It grows as time passes.
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out ₱\d+\.\d\d$/ }));
  expect(await status(/^Cashed out at 1\.50×: ₱15\.00/)).toBeVisible();
  expect(bodiesOf(sent, 'crash/cash-out')).toEqual([
    { roundId: ROUND, roundKey: expect.any(String) },
  ]);
  expect(figure('Balance')).toHaveTextContent('₱1,005.00');
  expect(button('Light the fuse')).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('4.00×');
  expect(button('Lower stake')).toBeEnabled();
});

it('cannot be cashed out before the start', async () => {
  const { sent } = await show({ 'crash/start': () => reply({ ...FLYING, startsAt: 60_000 }) });
  await light();
  const lit = await screen.findByRole('button', { name: 'Lit…' });
  expect(await status(/^We have lift-off! Cash out before the fuse burns out\./)).toBeVisible();
  expect(lit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(lit);
  expect(bodiesOf(sent, 'crash/cash-out')).toEqual([]);
});

it('polls the end of a flight, and reports a lost stake neutrally', async () => {
  await show();
  await light();
  expect(await status(/^We have lift-off!/)).toBeVisible();
  await answerQuestion(reply(FLYING));
  await answerQuestion(reply(OUT));
  expect(await status(/^The fuse burned out at 1\.30×\./)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveAttribute('data-kind');
  expect(button('Light the fuse')).toBeVisible();
});

it('handles the end of a flight once, however often it is reported', async () => {
  const cashing = Promise.withResolvers<object>();
  await show({ 'crash/cash-out': () => cashing.promise });
  await light();
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out ₱/ }));
  expect(button('Cashing out…')).toHaveAttribute('aria-disabled', 'true');
  await answerQuestion(reply(OUT));
  expect(await status(/^The fuse burned out at 1\.30×\./)).toBeVisible();
  await act(async () => cashing.resolve(reply(OUT)));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('continues a flight that is in the air', async () => {
  await show({}, { flight: { ...FLYING, stake: '2.00', auto: 500 } });
  expect(screen.getByRole('status')).toHaveTextContent('Your rocket is still flying.');
  expect(figure('Stake')).toHaveTextContent('₱2.00');
  expect(figure('Cash out at')).toHaveTextContent('5.00×');
  await answerQuestion(reply({ ...CASHED, cashed: 500, payout: '10.00' }));
  expect(await status(/^Cashed out at 5\.00×: ₱10\.00/)).toBeVisible();
  expect(figure('Cash out at')).toHaveTextContent('Manual');
});

it('shows that the connection is lost during a flight, and when it is restored', async () => {
  let isDown = true;
  await show(
    { 'crash/flight': () => (isDown ? rejected(500, 'DOWN') : ask()) },
    { flight: FLYING },
  );
  expect(await status(/^Connection lost\. Your flight continues\. If/)).toBeVisible();
  isDown = false;
  await answerQuestion(reply(FLYING));
  expect(await status(/^We have lift-off! Cash out before the fuse burns out\./)).toBeVisible();
});

it('keeps the settings when the bet is rejected, and shows the reason', async () => {
  const { sent } = await show({ 'crash/start': () => rejected(422, 'INSUFFICIENT_BALANCE') });
  await userEvent.click(button('Lower stake'));
  await userEvent.click(button('Cash out higher'));
  await light();
  expect(await status(/^Your balance is too low for this stake\./)).toBeVisible();
  expect(figure('Stake')).toHaveTextContent('₱5.00');
  expect(figure('Cash out at')).toHaveTextContent('1.10×');
  await light();
  const [first, second] = bodiesOf(sent, 'crash/start');
  expect(second).toMatchObject({ stake: '5.00', auto: 110 });
  expect(second?.['roundKey']).not.toBe(first?.['roundKey']);
});

it.each([
  [409, 'ROUND_OPEN', /^Finish the open round first/],
  [429, 'TOO_MANY_REQUESTS', /^Not so fast\. Wait a moment, then try again\./],
  [422, 'UNKNOWN_STAKE', /^That didn’t work/],
])('shows why a bet is rejected: %i %s', async (httpStatus, code, text) => {
  await show({ 'crash/start': () => rejected(httpStatus, code) });
  await light();
  expect(await status(text)).toBeVisible();
});

it('retries a lost bet under the same key', async () => {
  let tries = 0;
  const { sent } = await show({
    'crash/start': () => {
      tries += 1;
      return tries === 1 ? lost() : reply(FLYING);
    },
  });
  await light();
  expect(await status(/^Checking what happened…/)).toBeVisible();
  expect(await status(/^We have lift-off!/)).toBeVisible();
  expect(new Set(bodiesOf(sent, 'crash/start').map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(tries).toBe(2);
});

it('offers to retry a bet with an unknown outcome, and sends the same one', async () => {
  let isDown = true;
  const { sent } = await show({ 'crash/start': () => (isDown ? lost() : reply(FLYING)) });
  await light();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(button('Lower stake'));
  await userEvent.click(again);
  expect(await status(/^We have lift-off!/)).toBeVisible();
  const bodies = bodiesOf(sent, 'crash/start');
  expect(bodies).toHaveLength(4);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

it('never repeats the lost cash-out of one flight for the next one', async () => {
  const second = { ...FLYING, roundId: NEXT_ROUND };
  let round = FLYING;
  const { sent } = await show({
    'crash/start': () => reply(round),
    'crash/cash-out': (body) => {
      const { roundId } = body as { roundId: string };
      return roundId === ROUND ? lost() : reply({ ...CASHED, roundId, cashed: 110 });
    },
  });
  await light();
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out ₱/ }));
  await answerQuestion(reply(OUT));
  expect(await status(/^The fuse burned out at/)).toBeVisible();
  round = second;
  await light();
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out ₱/ }));
  expect(await status(/^Cashed out at 1\.10×/)).toBeVisible();
  const cashedOut = bodiesOf(sent, 'crash/cash-out').filter(
    ({ roundId }) => roundId === NEXT_ROUND,
  );
  expect(cashedOut).toHaveLength(1);
});

it('starts and cashes out by keyboard', async () => {
  const { sent } = await show({ 'crash/cash-out': () => reply(CASHED) });
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp} ');
  await screen.findByRole('button', { name: /^Cash out ₱/ });
  await userEvent.keyboard(' ');
  expect(await status(/^Cashed out at 1\.50×/)).toBeVisible();
  expect(bodiesOf(sent, 'crash/start')).toMatchObject([{ stake: '5.00' }]);
});

it('ends when the game continues in another window, and stops polling', async () => {
  const { sent, opened } = await show(
    { 'crash/flight': () => rejected(409, 'PLAYED_ELSEWHERE') },
    { flight: FLYING },
  );
  await waitFor(() => expect(opened.end).toHaveBeenCalledExactlyOnceWith('elsewhere'));
  expect(bodiesOf(sent, 'crash/flight')).toHaveLength(1);
});

it('aborts its request on unmount', async () => {
  const { sent, unmount } = await show({}, { flight: FLYING });
  await waitFor(() => expect(bodiesOf(sent, 'crash/flight')).toHaveLength(1));
  unmount();
  await answerQuestion(reply(FLYING));
  expect(bodiesOf(sent, 'crash/flight')).toHaveLength(1);
});

it('lists the probabilities in its rules', async () => {
  await show();
  await userEvent.click(button('Rules'));
  const row = await screen.findByRole('row', { name: /^2\.00×/ });
  expect(row).toHaveTextContent('48.50%');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'At 1,000.00×, a flight ends and is cashed out automatically.',
  );
});

it('shows the height of each finished flight in the fairness dialog', async () => {
  const played = {
    roundId: 'r-0',
    at: 0,
    isFree: false,
    isOpen: false,
    stake: '10.00',
    payout: '0.00',
    model: 'kwitis-1',
    outcome: [130],
    details: null,
    nonce: 1,
    clientSeed: 'mine',
    commitment: 'c-1',
    serverSeed: null,
  };
  const list = [{ ...played, roundId: ROUND, isOpen: true, outcome: [], nonce: 2 }, played];
  await show({ rounds: () => ({ list }) });
  await userEvent.click(button('Fairness'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('₱10.00 · 1.30×')).toBeVisible();
  expect(dialog.getByText('₱10.00')).toBeVisible();
});
