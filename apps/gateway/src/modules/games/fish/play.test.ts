import { expect } from 'vitest';
import {
  getBetDetail,
  getBettingRecord,
  launchGame,
  listGames,
  type Game,
} from '@perya/api-client';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { askPlayApi, type OpenReply } from '../play/playTesting';
import type { PlayedRound, RotatedSeeds } from '@perya/game-engines/play-api';
import { checkBatch, type FishFacts, type ShotsReply, fishModel } from '@perya/game-engines/fish';

let gateway: TestGateway;
let juan: TestCaller;
let game: Game;
let secret: string;
let opened: OpenReply<FishFacts>['game'];

const ask = <Value>(path: string, body?: unknown, as = secret) =>
  askPlayApi<Value>(gateway, path, { secret: as, body });

async function open(isDemo = false): Promise<OpenReply<FishFacts>> {
  const { address } = await juan.client.call(launchGame, {
    gameId: game.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    isDemo,
  });
  const ticket = new URL(address).searchParams.get('ticket');
  return (await ask<OpenReply<FishFacts>>('open', { ticket }, '')).value;
}

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  const { items } = await juan.client.call(listGames, { category: 'FISH' });
  const [first] = items;
  if (first === undefined) throw new Error('The lobby is empty.');
  game = first;
  ({ secret, game: opened } = await open());
});

const batchOf = (fish: readonly string[], stake = opened.stakes[0] ?? '') => ({
  roundKey: crypto.randomUUID(),
  stake,
  fish,
});
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);
const SHOTS = [...Array.from({ length: 15 }, () => 'sardine'), 'ray', 'clam', 'boss'] as const;

it('opens the model with the return stated on its card', () => {
  expect(fishModel(opened.model)?.rtpBasisPoints).toBe(Math.round((game.rtp ?? 0) * 100));
});

it('takes a stake per shot, pays for what they caught, and is one bet in the record', async () => {
  let balance = minor(opened.balance);
  for (let batch = 0; batch < 6; batch += 1) {
    const { value } = await ask<ShotsReply>('fish/shots', batchOf(SHOTS));
    const stake = minor(opened.stakes[0] ?? '');
    const caught = value.times.reduce((sum, times) => sum + times, 0);
    expect(value.times).toHaveLength(SHOTS.length);
    expect(minor(value.payout)).toBe(caught * stake);
    balance += caught * stake - SHOTS.length * stake;
    expect(minor(value.balance)).toBe(balance);
    const { items } = await juan.client.call(getBettingRecord, {});
    expect(items[0]).toMatchObject({ roundId: value.roundId });
    expect(items[0]?.status).not.toBe('open');
  }
  await expect(checkLedger(gateway.db)).resolves.toEqual([]);
});

it('plays a batch once, even if its key is sent several times', async () => {
  const body = batchOf(SHOTS);
  const first = await ask<ShotsReply>('fish/shots', body);
  const again = await ask<ShotsReply>('fish/shots', body);
  expect(again).toEqual(first);
  const other = await ask('fish/shots', { ...body, fish: ['boss'] });
  expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
});

it('can be verified by the player once the seed is revealed, and forgeries are detected', async () => {
  const { value: shot } = await ask<ShotsReply>('fish/shots', batchOf(SHOTS));
  await ask<RotatedSeeds>('seeds', { clientSeed: 'my own' });
  const { value } = await ask<{ list: PlayedRound[] }>('rounds');
  const played = value.list.find(({ roundId }) => roundId === shot.roundId);
  if (played === undefined) throw new Error('The round is not listed.');
  await expect(checkBatch(played)).resolves.toBe(true);
  const [first = 0, ...others] = played.outcome;
  const lie = { ...played, outcome: [first === 0 ? 2 : 0, ...others] };
  await expect(checkBatch(lie)).resolves.toBe(false);
  await expect(checkBatch({ ...played, payout: '123456.00' })).resolves.toBe(false);
  await expect(checkBatch({ ...played, model: 'nowhere' })).resolves.toBe(false);
  const { items } = await juan.client.call(getBettingRecord, {});
  const [draw] = await juan.client.call(getBetDetail, { betId: items[0]?.id ?? '' });
  expect(draw?.outcome).toEqual(shot.times);
});

it('rejects unknown fish, unknown stakes and more shots than a batch allows', async () => {
  expect(await ask('fish/shots', batchOf(['unicorn']))).toMatchObject({ status: 400 });
  expect(await ask('fish/shots', batchOf([]))).toMatchObject({ status: 400 });
  const many = Array.from({ length: 25 }, () => 'sardine');
  expect(await ask('fish/shots', batchOf(many))).toMatchObject({ status: 400 });
  expect(await ask('fish/shots', batchOf(SHOTS, '0.37'))).toMatchObject({
    status: 422,
    code: 'UNKNOWN_STAKE',
  });
});

it("takes nothing for a batch that the balance doesn't cover", async () => {
  const max = opened.stakes.at(-1) ?? '';
  const shots = Array.from({ length: 24 }, () => 'boss');
  const before = await ask<{ balance: string }>('game');
  const refused = await ask('fish/shots', batchOf(shots, max));
  expect(refused).toMatchObject({ status: 422, code: 'INSUFFICIENT_BALANCE' });
  const after = await ask<{ balance: string }>('game');
  expect(after.value.balance).toBe(before.value.balance);
});

it('uses only play money in demo play', async () => {
  const before = await juan.client.call(getBettingRecord, {});
  const demo = await open(true);
  const { value } = await ask<ShotsReply>('fish/shots', batchOf(SHOTS), demo.secret);
  expect(minor(value.balance)).toBe(
    1_000_000 - SHOTS.length * minor(opened.stakes[0] ?? '') + minor(value.payout),
  );
  const after = await juan.client.call(getBettingRecord, {});
  expect(after.totalCount).toBe(before.totalCount);
});
