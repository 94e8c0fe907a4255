import { beforeEach, expect, it, vi } from 'vitest';
import { commitmentOf } from '@perya/fairness';
import {
  type PlayedRound,
  type RotatedSeeds,
  type WireSeeds,
  checkRound,
} from '@perya/game-engines/play-api';
import { Refused, type Calls } from './calls';
import { createFairness } from './fairnessDialog';
import { wordsFrom } from './texts';

const SEED = 'ab'.repeat(32);
const FIRST: WireSeeds = { commitment: 'c-1', clientSeed: 'mine', nextNonce: 3 };
const NEXT: WireSeeds = { commitment: 'c-2', clientSeed: 'other', nextNonce: 0 };

let rounds: PlayedRound[];
let rotated: () => Promise<RotatedSeeds>;
let sent: unknown[];
let seeds: WireSeeds;
const faults = vi.fn<(error: unknown) => void>();
const check = vi.fn<(played: PlayedRound) => Promise<boolean>>();

const round = (facts: Partial<PlayedRound>): PlayedRound => ({
  roundId: 'r',
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
  sent = [];
  seeds = FIRST;
  faults.mockReset();
  check.mockReset();
});

async function show(head?: () => HTMLElement[]): Promise<HTMLElement> {
  const calls: Calls = {
    get: <Value>() => Promise.resolve({ list: rounds } as Value),
    post: async <Value>(_path: string, body: unknown) => {
      sent.push(body);
      return (await rotated()) as Value;
    },
    keep: () => undefined,
  };
  const fairness = createFairness({
    calls,
    words: wordsFrom({}, 'EN'),
    money: (decimal) => `₱${decimal}`,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    check,
    onFault: faults,
    ...(head && { head }),
  });
  document.body.replaceChildren(fairness.element);
  await fairness.refresh();
  return fairness.element;
}

const press = async (element: HTMLElement, name: string): Promise<void> => {
  const button = [...element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  button.click();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

it('shows the promise, and which rounds can be checked and which not yet', async () => {
  rounds = [
    round({ nonce: 3, isOpen: true }),
    round({ nonce: 2 }),
    round({ nonce: 1, serverSeed: SEED, isFree: true }),
  ];
  const element = await show();
  expect(element.textContent).toContain('c-1');
  const [open, sealed, given] = [...element.querySelectorAll('li')];
  expect(open?.textContent).toContain('Still being played');
  expect(sealed?.textContent).toContain('Seed still sealed');
  expect(given?.textContent).toContain('Free round');
  expect(given?.querySelector('button')?.textContent).toBe('Check');
});

it('says whether a round is what its seeds draw', async () => {
  rounds = [round({ serverSeed: SEED })];
  const element = await show();
  check.mockResolvedValueOnce(true);
  await press(element, 'Check');
  expect(element.querySelector('.verdict')?.textContent).toBe('Checked: same result');
  check.mockResolvedValueOnce(false);
  await press(element, 'Check');
  expect(element.querySelector('.verdict')?.textContent).toBe('Not the same!');
  expect(element.querySelector<HTMLElement>('.verdict')?.dataset['same']).toBe('false');
});

it('shows the old seed and takes the new one', async () => {
  const given = { serverSeed: SEED, commitment: 'c-1', clientSeed: 'mine', played: 3 };
  rotated = () => Promise.resolve({ given, next: NEXT });
  const element = await show();
  const input = element.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  input.value = 'other';
  await press(element, 'Show the old seed, begin a new one');
  expect(sent).toEqual([{ clientSeed: 'other' }]);
  expect(element.textContent).toContain(SEED);
  expect(element.textContent).toContain('c-2');
  expect(element.querySelector('input')?.value).toBe('other');
});

it('sends no seed that the platform would not take, and hands a refusal on', async () => {
  rotated = () => Promise.reject(new Refused(409, 'ROUND_OPEN'));
  const element = await show();
  const input = element.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  input.value = 'ñandú';
  await press(element, 'Show the old seed, begin a new one');
  expect(sent).toEqual([]);
  input.value = 'plain';
  await press(element, 'Show the old seed, begin a new one');
  expect(faults).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ROUND_OPEN' }));
});

it('lets a table put its own promises in the place of the seeds', async () => {
  const paragraph = document.createElement('p');
  paragraph.textContent = 'This round';
  const element = await show(() => [paragraph]);
  expect(element.textContent).toContain('This round');
  expect(element.querySelector('input')).toBeNull();
});

it('believes a round only where promise, outcome and payout all fit', async () => {
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
