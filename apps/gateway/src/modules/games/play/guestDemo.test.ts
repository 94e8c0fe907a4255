import {
  getPlayMoney,
  launchDemo,
  listGames,
  type Game,
  type InputOf,
  type OutputOf,
} from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { spinCall, type SlotFacts, type SpinReply } from '@perya/game-engines/slot';
import { refillPlayMoneyCall } from '@perya/game-engines/play-api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { attemptCounter } from '../../../kernel/http/schema';
import { deleteExpiredGuests } from '../../identity/session/guests';
import { ABSOLUTE_MS, readGuest, sweepSessions } from '../../identity/session/sessions';
import { findMemberByAccount, GUEST_TYPE } from '../../identity/members/members';
import { member } from '../../identity/members/schema';
import { session } from '../../identity/session/schema';
import { forgetGameList } from '../game-list/gameList';
import { game } from '../game-list/schema';
import { recentGame } from '../library/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { askPlayApi, type OpenReply } from './playTesting';
import { demoWallet, fairRound, fairSeed, playLaunch } from './schema';

let gateway: TestGateway;
let guest: TestCaller;
let slots: readonly Game[];

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  guest = callerOf(gateway);
  slots = (await guest.client.call(listGames, { category: 'RNG' })).items.filter(
    ({ hasDemo }) => hasDemo,
  );
});

beforeEach(async () => {
  await gateway.db.delete(attemptCounter);
  await gateway.db.delete(member).where(eq(member.type, GUEST_TYPE));
  gateway.clock.moveTo(0);
});

type Launched = OutputOf<typeof launchDemo>;

function launch(place = 0, more: Partial<InputOf<typeof launchDemo>> = {}): Promise<Launched> {
  const slot = slots[place];
  if (slot === undefined) throw new Error('The game list has too few demos.');
  const { id: gameId, nodeId, vendor } = slot;
  return guest.client.call(launchDemo, { gameId, nodeId, vendor, ...more });
}

async function open({ address }: Launched): Promise<OpenReply<SlotFacts>> {
  const ticket = new URL(address).searchParams.get('ticket');
  const { value } = await askPlayApi<OpenReply<SlotFacts>>(gateway, 'open', { body: { ticket } });
  return value;
}

async function spin({ secret, game: { stakes } }: OpenReply<SlotFacts>): Promise<string> {
  const { value } = await askPlayApi<SpinReply>(gateway, spinCall.path, {
    secret,
    body: { roundKey: crypto.randomUUID(), stake: stakes.at(-1) },
  });
  return value.balance;
}

const guests = () => gateway.db.select().from(member).where(eq(member.type, GUEST_TYPE));

describe('a demo of a guest', () => {
  it('opens without a sign-in, and has one balance in all games', async () => {
    const first = await launch(0);
    const { guestToken } = first;
    const opened = await open(first);
    expect(opened.game).toMatchObject({ mode: 'demo', balance: '10000.00' });
    const left = await spin(opened);
    expect(left).not.toBe('10000.00');
    const second = await launch(1, { guestToken });
    expect(second.guestToken).toBe(guestToken);
    expect((await open(second)).game.balance).toBe(left);
    const money = await guest.client.call(getPlayMoney, { guestToken });
    expect(money).toEqual({ minor: Math.round(Number(left) * 100), currency: 'PHP' });
    expect(await guests()).toHaveLength(1);
  });

  it('is the same launch under the same key', async () => {
    const key = crypto.randomUUID();
    const { guestToken, address } = await launch(0);
    const one = await launch(0, { guestToken, key });
    expect((await launch(0, { guestToken, key })).address).toBe(one.address);
    expect(one.address).not.toBe(address);
  });

  it('starts a new guest for a token that is unknown, over or a member’s', async () => {
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    const { guestToken } = await launch(0);
    gateway.clock.moveTo(ABSOLUTE_MS + 1);
    for (const token of [guestToken, 'guessed', juan.token() ?? '']) {
      // oxlint-disable-next-line no-await-in-loop -- One after another, as a browser would.
      const again = await launch(0, { guestToken: token });
      expect(again.guestToken).not.toBe(token);
    }
    expect(await guest.client.call(getPlayMoney, { guestToken })).toMatchObject({
      minor: 1_000_000,
    });
  });

  it('can be refilled once the play money is spent', async () => {
    const { secret } = await open(await launch(0));
    const [row] = await guests();
    await gateway.db.insert(demoWallet).values({ memberId: row?.id ?? 0, balance: 3n });
    const { value } = await askPlayApi(gateway, refillPlayMoneyCall.path, { secret, body: {} });
    expect(value).toEqual({ balance: '10000.00' });
  });

  it('is rejected for a game without a demo, and if the brand has free play off', async () => {
    const setDemo = async (hasDemo: boolean) => {
      const isFirst = eq(game.id, slots[0]?.id ?? '');
      await gateway.db.update(game).set({ hasDemo }).where(isFirst);
      forgetGameList(gateway.platform);
    };
    await setDemo(false);
    await expect(launch(0)).rejects.toMatchObject({ status: 404, messageKey: 'unknown_game' });
    await setDemo(true);
    const { brand } = gateway.platform;
    const set = (isOn: boolean) =>
      brand.patch(gateway.db, { switches: { FREEPLAY3: isOn } }, gateway.clock.now());
    await set(false);
    await expect(launch(0)).rejects.toMatchObject({ status: 403, code: 'OPERATION_NOT_ENABLED' });
    await set(true);
    expect(await guests()).toHaveLength(0);
  });

  it('is limited per network: new guests, not the games of one', async () => {
    const { guestToken } = await launch(0);
    for (let more = 1; more < 60; more += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Counted one after another.
      await launch(0);
    }
    await expect(launch(0)).rejects.toMatchObject({ status: 429 });
    expect((await launch(1, { guestToken })).guestToken).toBe(guestToken);
  });
});

describe('a guest', () => {
  it('can make no call that requires a sign-in', async () => {
    const { guestToken } = await launch(0);
    const closed = Object.values(contract).filter(({ auth }) => auth === 'token');
    expect(closed.length).toBeGreaterThan(30);
    for (const { id, method, path } of closed) {
      // oxlint-disable-next-line no-await-in-loop -- More at once would be rejected as too many.
      const { status } = await fetch(gateway.url + path.replaceAll(/\{\w+\}/g, '1'), {
        method,
        headers: { Token: guestToken },
      });
      expect([id, status]).toEqual([id, 401]);
    }
  });

  it('is unknown by name, and has no recent games', async () => {
    await launch(0);
    const [row] = await guests();
    expect(await findMemberByAccount(gateway.db, row?.account ?? '')).toBeUndefined();
    expect(
      await gateway.db
        .select()
        .from(recentGame)
        .where(eq(recentGame.memberId, row?.id ?? 0)),
    ).toEqual([]);
  });

  it('is deleted with everything played once the session has expired, and not before', async () => {
    const { db, clock } = gateway;
    const launched = await launch(0);
    await spin(await open(launched));
    const [row] = await guests();
    const id = row?.id ?? 0;
    const sweep = async () => {
      await sweepSessions(db, clock.now());
      await deleteExpiredGuests(db);
    };
    await sweep();
    expect(await readGuest(db, launched.guestToken, clock.now())).toMatchObject({ id });
    clock.moveTo(ABSOLUTE_MS + 1);
    await sweep();
    for (const table of [session, playLaunch, fairRound, fairSeed, demoWallet]) {
      // oxlint-disable-next-line no-await-in-loop -- A few quick reads.
      expect(await db.select().from(table).where(eq(table.memberId, id))).toEqual([]);
    }
    expect(await guests()).toEqual([]);
    expect(await findMemberByAccount(db, 'juan01')).toBeDefined();
  });
});
