import { describe, expect, it } from 'vitest';
import {
  applyForPromotion,
  claimPromotion,
  getAvailablePromotionCount,
  getAvailablePromotions,
  getPromotion,
  listPromotions,
} from '../resources';
import { createFakePlatform, wirePage, wirePromotion, wirePromotionDetail } from '../testing';
import { ACTIVITY_STATES } from './promotion';

const signedIn = { getToken: () => 'token-1' };

describe('promotions', () => {
  it('are decoded into the site’s names, and only running ones are listed by default', async () => {
    const fake = createFakePlatform().on(listPromotions, () =>
      wirePage([
        wirePromotion({ state: 'ISSUED', bonus: '50.00', currency: 'PHP' }),
        wirePromotion({ id: 'p', category: 'vip', entry: 'AUTO', picture: null }),
      ]),
    );
    const { items } = await fake.client().call(listPromotions, { period: 'all', page: 2 });
    expect(items[0]).toMatchObject({
      state: 'issued',
      entry: 'join',
      bonus: { minor: 5_000, currency: 'PHP' },
    });
    expect(items[1]).toMatchObject({ state: null, entry: 'automatic', bonus: null, picture: null });
    await fake.client().call(listPromotions, {});
    expect(fake.calls(listPromotions).map(({ request }) => request)).toEqual([
      { period: 'ALL', pageNo: 2 },
      {},
    ]);
  });

  it('have the eight states of the specification', () => {
    expect(ACTIVITY_STATES).toEqual([
      'applying',
      'rejected',
      'issued',
      'claimed',
      'process',
      'joined',
      'comingSoon',
      'closed',
    ]);
  });

  it('include their terms and the outcome of an application', async () => {
    const fake = createFakePlatform().on(getPromotion, ({ id }) =>
      wirePromotionDetail({
        id,
        entry: 'APPLY',
        state: 'REJECTED',
        isPictureNeeded: true,
        rankNeeded: 5,
        ineligible: { reason: 'BIRTHDAY_FAR', days: 7 },
        progress: { done: '250.00', target: '1000.00', unit: 'MONEY', currency: 'PHP' },
        claimUntil: 3,
        paidAt: 'FREE_SPINS',
        application: { sentAt: 1, comment: 'Hi', pictures: ['u'], decidedAt: 2, reason: 'No' },
      }),
    );
    await expect(fake.client().call(getPromotion, { id: 'p-9' })).resolves.toMatchObject({
      id: 'p-9',
      entry: 'application',
      state: 'rejected',
      isPictureNeeded: true,
      rankNeeded: 5,
      ineligible: { reason: 'birthdayFar', days: 7 },
      progress: { done: '250.00', target: '1000.00', unit: 'money', currency: 'PHP' },
      claimUntil: 3,
      paidAt: 'freeSpins',
      html: expect.stringContaining('<h2>') as string,
      application: { sentAt: 1, comment: 'Hi', pictures: ['u'], decidedAt: 2, reason: 'No' },
    });
  });

  it('accept a comment of up to 140 graphemes and up to three pictures', async () => {
    const fake = createFakePlatform().on(applyForPromotion, () => null);
    const client = fake.client(signedIn);
    const apply = (comment: string, pictures = 0) =>
      client.call(applyForPromotion, {
        id: 'p',
        comment,
        pictures: Array.from({ length: pictures }, () => new Blob(['x'])),
      });
    await apply('👨‍👩‍👧‍👦'.repeat(140), 3);
    const [sent] = fake.calls(applyForPromotion);
    expect(sent?.request.pictures).toHaveLength(3);
    await expect(apply('x'.repeat(141))).rejects.toThrow('comment');
    await expect(apply('x', 4)).rejects.toThrow('pictures');
    // A blank comment is omitted.
    await apply('  ', 1);
    expect(fake.calls(applyForPromotion)[1]?.request.comment).toBeUndefined();
  });

  it('pay a bonus under its own idempotency key', async () => {
    const fake = createFakePlatform().on(claimPromotion, () => ({
      amount: '188.00',
      currency: 'PHP',
      claimedAt: 5,
    }));
    await expect(fake.client(signedIn).call(claimPromotion, { id: 'p' })).resolves.toEqual({
      amount: { minor: 18_800, currency: 'PHP' },
      currency: 'PHP',
      claimedAt: 5,
    });
    expect(fake.calls(claimPromotion)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are counted by what the caller can claim and join', async () => {
    const fake = createFakePlatform()
      .on(getAvailablePromotions, () => ({
        REFERRAL: { enabled: true },
        toClaim: 2,
        toJoin: 0,
      }))
      .on(getAvailablePromotionCount, () => 2);
    await expect(fake.client().call(getAvailablePromotions, {})).resolves.toEqual({
      hasReferral: true,
      toClaim: 2,
      toJoin: 0,
    });
    await expect(fake.client().call(getAvailablePromotionCount, {})).resolves.toBe(2);
  });
});
