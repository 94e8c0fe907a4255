import { checkRound, type PlayedRound, type WireSeeds } from '@perya/game-engines/play-api';
import { commitmentOf } from '@perya/rules/fairness';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useState, type ReactNode } from 'react';
import { FairnessPanel, SeedsForm } from './FairnessPanel';
import { answerPlayApi, OPEN_GAME, rejected, renderInGame, type Answers } from './testing';

const SEED = 'ab'.repeat(32);
const NEXT: WireSeeds = { commitment: 'c-2', clientSeed: 'other', nextNonce: 0 };

let rounds: PlayedRound[];
const onError = vi.fn<(error: unknown) => void>();
const check = vi.fn<(played: PlayedRound) => Promise<boolean>>();

const round = (facts: Partial<PlayedRound>): PlayedRound => ({
  roundId: `r-${facts.nonce ?? 1}`,
  at: 0,
  isFree: false,
  isOpen: false,
  stake: '1.00',
  payout: '2.00',
  model: 'm-1',
  outcome: [4],
  details: null,
  nonce: 1,
  clientSeed: 'mine',
  commitment: 'c-1',
  serverSeed: null,
  ...facts,
});

beforeEach(() => {
  rounds = [];
  onError.mockReset();
  check.mockReset();
});

function OwnSeeds({ head }: { head?: ReactNode }) {
  const [seeds, setSeeds] = useState(OPEN_GAME.seeds);
  return (
    <FairnessPanel
      check={check}
      head={head ?? <SeedsForm seeds={seeds} onSeeds={setSeeds} onError={onError} />}
      revision={seeds}
      onError={onError}
    />
  );
}

async function show(answers: Answers = {}, head?: ReactNode) {
  const sent = answerPlayApi({ rounds: () => ({ list: rounds }), ...answers });
  await renderInGame(<OwnSeeds head={head} />, { facts: {} });
  return sent;
}

const rotate = () => screen.getByRole('button', { name: 'Show the old seed, start a new one' });

it('shows the seed hash, and which rounds can be checked and which not yet', async () => {
  rounds = [
    round({ nonce: 3, isOpen: true }),
    round({ nonce: 2 }),
    round({ nonce: 1, serverSeed: SEED, isFree: true }),
  ];
  await show();
  expect(screen.getByText('c-1')).toBeVisible();
  const [open, sealed, given] = await screen.findAllByRole('listitem');
  expect(open).toHaveTextContent('In progress');
  expect(sealed).toHaveTextContent('Seed still hidden');
  expect(given).toHaveTextContent('Free round');
  expect(within(given!).getByRole('button', { name: 'Check' })).toBeVisible();
});

it('shows whether a round matches its seeds', async () => {
  rounds = [round({ serverSeed: SEED })];
  await show();
  const button = await screen.findByRole('button', { name: 'Check' });
  check.mockResolvedValueOnce(true);
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('Checked: same result');
  check.mockResolvedValueOnce(false);
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('Checked: different result!');
});

it('shows the old seed, uses the new one and refetches the rounds', async () => {
  const given = { serverSeed: SEED, commitment: 'c-1', clientSeed: 'mine', played: 3 };
  const sent = await show({ seeds: () => ({ given, next: NEXT }) });
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'other');
  await userEvent.click(rotate());
  expect(await screen.findByText(SEED)).toBeVisible();
  expect(screen.getByText('c-2')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('other');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['rounds', null],
    ['seeds', { clientSeed: 'other' }],
    ['rounds', null],
  ]);
});

it('sends no seed that the platform would reject, and reports a rejection', async () => {
  const sent = await show({ seeds: () => rejected(409, 'ROUND_OPEN') });
  const input = screen.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, 'ñandú');
  await userEvent.click(rotate());
  expect(input).toBeInvalid();
  expect(sent.filter(({ path }) => path === 'seeds')).toEqual([]);
  await userEvent.clear(input);
  await userEvent.type(input, 'plain');
  await userEvent.click(rotate());
  await vi.waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ROUND_OPEN' }),
    ),
  );
  expect(input).toHaveValue('plain');
});

it('lets a table show its own seed hashes instead of the seeds', async () => {
  await show({}, <p>This round</p>);
  expect(screen.getByText('This round')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('accepts a round only if hash, outcome and payout all match', async () => {
  const commitment = commitmentOf(SEED);
  const played = round({ serverSeed: SEED, commitment });
  const redraw = () => Promise.resolve({ outcome: [4], payout: 200 });
  expect(await checkRound(played, redraw)).toBe(true);
  expect(await checkRound({ ...played, serverSeed: null }, redraw)).toBe(false);
  expect(await checkRound({ ...played, commitment: 'c-9' }, redraw)).toBe(false);
  expect(await checkRound({ ...played, outcome: [5] }, redraw)).toBe(false);
  expect(await checkRound({ ...played, payout: '2.01' }, redraw)).toBe(false);
  expect(await checkRound(played, () => Promise.resolve({ outcome: [4] }))).toBe(true);
});
