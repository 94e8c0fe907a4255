import {
  claimReward,
  getBalance,
  getReferral,
  getRegisterSettings,
  listRewards,
  register,
  type ApiClient,
  type MemberReward,
  type RegisterInput,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkLedger, houseAccount, post, walletOf } from '../../kernel/ledger';
import { visitorOf } from '../../modules/identity/verification/testing';
import { memberReward } from '../../modules/rewards/gifts/schema';
import { memberIdOf } from '../../modules/records/recordsTesting';
import { callerOf, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

const DAY_MS = 86_400_000;
const PASSWORD = 'Fairground7';
const ACCOUNT = 'newbie01';
const WHATSAPP = { whatsapp: '+63 918 987 6543' };

let gateway: TestGateway;
let visitor: ApiClient;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  visitor = visitorOf(gateway);
  await patch({ switches: { HUMANCHECK3: false } });
});

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());

const announced = async () => (await visitor.call(getRegisterSettings, {})).rewards;

const signUp = (more: Partial<RegisterInput> = {}) =>
  visitor.call(register, {
    username: ACCOUNT,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerUrl: 'http://localhost:4173/register',
    domain: 'localhost',
    ...more,
  });

/** The client of the new member. */
async function newMember(): Promise<ApiClient> {
  const caller = callerOf(gateway);
  await caller.signIn(ACCOUNT, PASSWORD);
  return caller.client;
}

/** Granted rewards of a kind. */
const granted = async (client: ApiClient, kind: MemberReward['kind']) =>
  (await client.call(listRewards, { kind })).items.filter(({ state }) => state !== 'comingSoon');

/** The rows of the new member, before anything has read them. */
const rows = async () =>
  gateway.db
    .select()
    .from(memberReward)
    .where(eq(memberReward.memberId, await memberIdOf(gateway.db, ACCOUNT)));

describe('the rewards that the registration announces', () => {
  it.each([
    ['PHP', 100_00, 30_00],
    ['VND', 40_000_00, 12_000_00],
    ['IDR', 30_000_00, 9_000_00],
  ])(
    'are granted with it, and paid in the same amount: %s',
    async (currency, registration, contact) => {
      await patch({ currency });
      const offer = await announced();
      expect(offer).toMatchObject({
        currency,
        registration: { prize: { amount: { minor: registration, currency } } },
        contact: { field: 'whatsapp', prize: { amount: { minor: contact, currency } } },
      });
      await signUp(WHATSAPP);
      expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual([
        'CONTACT',
        'REGISTRATION',
      ]);

      const client = await newMember();
      let paid = 0;
      for (const [kind, terms] of [
        ['REGISTRATION', offer.registration],
        ['CONTACT', offer.contact],
      ] as const) {
        const [reward] = await granted(client, kind);
        const minor = terms?.prize.amount?.minor ?? 0;
        expect(reward).toMatchObject({
          state: 'issued',
          isClaimable: true,
          prize: { kind: 'cash', amount: { minor, currency } },
          turnover: { required: { minor: minor * (terms?.turnoverMultiple ?? 0) } },
          expiresAt: (reward?.at ?? 0) + (terms?.days ?? 0) * DAY_MS,
        });
        await client.call(claimReward, { id: reward?.id ?? '' });
        paid += minor;
        expect(await client.call(getBalance, {})).toMatchObject({ minor: paid, currency });
      }
      expect(await checkLedger(gateway.db)).toEqual([]);
    },
  );

  it('include the share of the first deposit and the reward for a friend', async () => {
    await patch({ currency: 'VND' });
    const offer = await announced();
    await signUp();
    const client = await newMember();
    expect((await client.call(getReferral, {})).rule.reward).toEqual(offer.referral);
    const deposit = 50_000_00n;
    const memberId = await memberIdOf(gateway.db, ACCOUNT);
    await post(gateway.db, {
      key: 'first-deposit',
      kind: 'deposit',
      at: gateway.clock.now(),
      entries: [
        { account: houseAccount('bank', 'VND'), amount: -deposit },
        { account: walletOf(memberId, 'VND'), amount: deposit },
      ],
    });
    const share = (Number(deposit) * (offer.welcome?.basisPoints ?? 0)) / 10_000;
    expect(share).toBeLessThan(offer.welcome?.max.minor ?? 0);
    expect(await granted(client, 'WELCOME')).toMatchObject([
      { prize: { amount: { minor: share, currency: 'VND' } } },
    ]);
  });

  it('stay as announced if the brand changes them afterwards', async () => {
    await signUp(WHATSAPP);
    await patch({
      rewards: {
        registration: { prize: { type: 'CASH', units: 1 } },
        contact: null,
        turnoverMultiple: 50,
        days: 1,
      },
    });
    const client = await newMember();
    expect(await granted(client, 'REGISTRATION')).toMatchObject([
      { prize: { amount: { minor: 100_00 } }, turnover: { required: { minor: 500_00 } } },
    ]);
    expect(await granted(client, 'CONTACT')).toMatchObject([
      { prize: { amount: { minor: 30_00 } } },
    ]);
  });

  it('reward a contact once, in whichever format and account it’s filled in', async () => {
    await signUp(WHATSAPP);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['REGISTRATION', 'CONTACT']);
    await signUp({ username: 'newbie02', whatsapp: '+63(918)987-6543' });
    const again = await gateway.db
      .select()
      .from(memberReward)
      .where(eq(memberReward.memberId, await memberIdOf(gateway.db, 'newbie02')));
    expect(again.map(({ kind }) => kind)).toEqual(['REGISTRATION']);
  });

  it('can be points and free spins', async () => {
    await patch({
      rewards: {
        registration: { prize: { type: 'POINTS', points: 200 } },
        contact: { prize: { type: 'FREE_SPINS', spins: 10 } },
      },
    });
    expect(await announced()).toMatchObject({
      registration: { prize: { amount: null, points: 200, spins: null } },
      contact: { prize: { amount: null, points: null, spins: { count: 10 } } },
    });
    await signUp(WHATSAPP);
    const client = await newMember();
    expect(await granted(client, 'REGISTRATION')).toMatchObject([
      { prize: { kind: 'points', points: 200 }, turnover: null },
    ]);
    expect(await granted(client, 'CONTACT')).toMatchObject([
      { prize: { kind: 'free-spins', spins: { count: 10 } }, turnover: null },
    ]);
  });

  it('are not granted if they are switched off', async () => {
    await patch({ rewards: { registration: { enabled: false }, contact: null } });
    expect(await announced()).toMatchObject({ registration: null, contact: null });
    await signUp(WHATSAPP);
    const client = await newMember();
    expect(await granted(client, 'REGISTRATION')).toEqual([]);
    expect(await granted(client, 'CONTACT')).toEqual([]);
  });

  it.each([
    ['is left empty', {}, {}],
    ['is another one', { zalo: '0918987654' }, { zalo: { enabled: true } }],
    ['isn’t asked for', WHATSAPP, { whatsapp: { enabled: false } }],
  ])('don’t include the contact’s if it %s', async (_, more, registerRules) => {
    await patch({ registerRules });
    await signUp(more);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['REGISTRATION']);
    expect(await granted(await newMember(), 'CONTACT')).toEqual([]);
  });

  it('are those of the settings, whatever the units and the currency', async () => {
    const units = fc.integer({ min: 1, max: 1_000_000 });
    const currency = fc.constantFrom('PHP', 'THB', 'CNY', 'USD', 'VND', 'IDR');
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(units, currency, async (units, currency) => {
        await patch({
          currency,
          rewards: { registration: { prize: { type: 'CASH', units } } },
        });
        const { registration } = await announced();
        turn += 1;
        const { account } = await signUp({ username: `member${turn}x` });
        const [row] = await gateway.db
          .select()
          .from(memberReward)
          .where(eq(memberReward.memberId, await memberIdOf(gateway.db, account)));
        expect(registration?.prize.amount).toEqual({ minor: Number(row?.amount), currency });
        expect(row).toMatchObject({
          currency,
          turnoverMultiple: registration?.turnoverMultiple,
        });
      }),
      { numRuns: 10 },
    );
  });
});
