import type { OpenGame } from '@perya/game-engines/play-api';
import { SLOT_MODELS, type SlotFacts, type SpinReply } from '@perya/game-engines/slot';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPlayApi, OPEN_GAME, rejected, renderInGame, type Answers } from '../game/testing';
import { Slot } from './Slot';
import { slotCatalogue } from './texts';

const [rules] = SLOT_MODELS;
if (rules === undefined) throw new Error('There is no slot machine.');
const FACTS: SlotFacts = { rules, feature: null, grant: null };

const reply = (facts: Partial<SpinReply>): SpinReply => ({
  roundId: 'r-1',
  stops: [0, 0, 0, 0, 0],
  isFree: false,
  stake: '10.00',
  paysBy: '10.00',
  payout: '0.00',
  balance: '990.00',
  feature: null,
  grant: null,
  seeds: OPEN_GAME.seeds,
  ...facts,
});

beforeEach(() => {
  // With reduced motion, the reels stop immediately.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

async function show(answers: Answers, facts: Partial<SlotFacts & OpenGame> = {}) {
  const sent = answerPlayApi(answers);
  const { opened } = await renderInGame(<Slot />, {
    facts: { ...FACTS, ...facts },
    catalogues: [slotCatalogue],
  });
  return { sent, opened };
}

const spin = () => screen.getByRole('button', { name: 'Spin' });

it('spins for the selected stake, and shows the result', async () => {
  const { sent, opened } = await show({
    spin: () => reply({ payout: '25.00', balance: '1015.00' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Lower stake' }));
  await userEvent.click(spin());
  expect(await screen.findByText('You won ₱25.00')).toHaveAttribute('data-kind', 'win');
  expect(screen.getByText('₱1,015.00')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { stake: '5.00', roundKey: expect.stringMatching(/^[\w-]{16,64}$/) },
  ]);
  expect(opened.tell).toHaveBeenCalledExactlyOnceWith({ type: 'balance-changed' });
});

it('does not report less than the stake as a win', async () => {
  await show({ spin: () => reply({ payout: '4.00' }) });
  await userEvent.click(spin());
  expect(await screen.findByText('Paid ₱4.00')).not.toHaveAttribute('data-kind');
});

it('shows why a spin was rejected, and keeps the stake', async () => {
  await show({ spin: () => rejected(422, 'INSUFFICIENT_BALANCE') });
  await userEvent.click(screen.getByRole('button', { name: 'Lower stake' }));
  await userEvent.click(spin());
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'error'));
  expect(screen.getByText('₱5.00')).toBeVisible();
  expect(spin()).toBeEnabled();
});

it('ends when the session is over, and shows when it continues elsewhere', async () => {
  const { opened } = await show({ spin: () => rejected(409, 'PLAYED_ELSEWHERE') });
  await userEvent.click(spin());
  await vi.waitFor(() => expect(opened.end).toHaveBeenCalledExactlyOnceWith('elsewhere'));
});

it('spins with the space bar, unless a dialog or a control handles the keys', async () => {
  const { sent } = await show({ spin: () => reply({}), rounds: () => ({ list: [] }) });
  await userEvent.keyboard(' ');
  await screen.findByText('No win this time');
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pay table' }));
  await screen.findByRole('dialog', { name: 'Pay table' });
  await userEvent.keyboard(' ');
  expect(sent).toHaveLength(1);
});

it('plays free spins automatically after the first, at the stake that won them', async () => {
  const feature = (remaining: number) => ({ stake: '2.00', total: 2, remaining, won: '3.00' });
  const replies = [
    reply({ isFree: true, payout: '1.00', paysBy: '2.00', feature: feature(1) }),
    reply({ isFree: true, payout: '4.00', paysBy: '2.00', feature: null }),
  ];
  const { sent } = await show(
    { spin: () => replies.shift() ?? reply({}) },
    { feature: feature(2) },
  );
  expect(screen.getByText(/^2 of 2 free spins left/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lower stake' })).toBeDisabled();
  await userEvent.click(spin());
  expect(await screen.findByText('Free spins over. Total win: ₱7.00')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ stake: '2.00' }),
    expect.objectContaining({ stake: '2.00' }),
  ]);
});

it('describes the reels and the winning lines for screen readers', async () => {
  await show({ spin: () => reply({}) });
  expect(screen.getByRole('img', { name: /^Reels: / })).toBeVisible();
});

describe('a demo', () => {
  const DEMO = { mode: 'demo', balance: '3.00' } as const;
  const refill = () => screen.queryByRole('button', { name: 'Get new play money' });

  it('shows play money, and tells the site when it has changed', async () => {
    const { opened } = await show({ spin: () => reply({ balance: '990.00' }) }, { mode: 'demo' });
    expect(screen.getByRole('group', { name: 'Play money' })).toHaveTextContent('₱1,000.00');
    expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
    expect(refill()).toBeNull();
    await userEvent.click(spin());
    await vi.waitFor(() => expect(opened.tell).toHaveBeenCalledWith({ type: 'balance-changed' }));
  });

  it('offers new play money once it doesn’t suffice', async () => {
    const { sent } = await show({ 'play-money': () => ({ balance: '10000.00' }) }, DEMO);
    await userEvent.click(await screen.findByRole('button', { name: 'Get new play money' }));
    expect(await screen.findByText('Your play money is full again.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Play money' })).toHaveTextContent('₱10,000.00');
    expect(refill()).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['play-money']);
  });

  it('is the only play with a refill', async () => {
    await show({ spin: () => rejected(422, 'INSUFFICIENT_BALANCE') }, { balance: '0.50' });
    await userEvent.click(spin());
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'error'),
    );
    expect(refill()).toBeNull();
  });
});
