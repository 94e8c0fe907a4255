import {
  applyForPromotion,
  claimPromotion,
  getAvailablePromotionCount,
  getAvailablePromotions,
  getBalance,
  getPromotion,
  getTransactionHistory,
  listPromotions,
  newIdempotencyKey,
  PROMOTION_CATEGORIES,
  type ActivityState,
} from '@perya/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { rejection } from '../../identity/session/testing';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { decideApplication } from './decide';
import { PROMOTIONS } from './promotions';
import { promotionApplication } from './schema';

let gateway: TestGateway;
let guest: TestCaller;
let juan: TestCaller;
let vip: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  guest = callerOf(gateway);
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  await juan.signIn('juan01');
  await vip.signIn('vip001');
});
afterEach(() => gateway.clock.moveTo(0));

const LANGUAGES = ['EN', 'TY', 'FIL', 'CN', 'ID', 'TH', 'VI'];

const detailOf = ({ client }: TestCaller, id: string) => client.call(getPromotion, { id });
const stateOf = async (caller: TestCaller, id: string) => (await detailOf(caller, id)).state;

describe('the listed promotions', () => {
  const DAY_MS = 86_400_000;
  const moveTo = (instant: string) => gateway.clock.moveTo(Date.parse(instant) - Date.now());
  const ids = async (category?: (typeof PROMOTION_CATEGORIES)[number]) =>
    (await guest.client.call(listPromotions, { category })).items.map(({ id }) => id);

  it('include at least four for new players and two of each other category, on any day', async () => {
    for (let day = 0; day < 400; day += 23) {
      gateway.clock.moveTo(day * DAY_MS);
      const { items } = await guest.client.call(listPromotions, {});
      for (const kind of PROMOTION_CATEGORIES) {
        const count = items.filter(({ category }) => category === kind).length;
        expect(count).toBeGreaterThanOrEqual(kind === 'new_player' ? 4 : 2);
      }
    }
  });

  it('are running, newest first', async () => {
    const { items, totalCount } = await guest.client.call(listPromotions, {});
    expect(items).toHaveLength(totalCount);
    const now = gateway.clock.now().getTime();
    for (const { startsAt, endsAt } of items) {
      expect(startsAt).toBeLessThanOrEqual(now);
      expect(endsAt ?? Infinity).toBeGreaterThan(now);
    }
    const starts = items.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
  });

  it('of the weekend run at the weekend in Manila, and not before or after', async () => {
    const isSeen = async (instant: string) => {
      moveTo(instant);
      return (await ids()).includes('deposit-weekend');
    };
    expect(await isSeen('2026-11-20T09:59:00Z')).toBe(false);
    expect(await isSeen('2026-11-20T10:01:00Z')).toBe(true);
    expect(await isSeen('2026-11-22T15:58:00Z')).toBe(true);
    expect(await isSeen('2026-11-22T16:01:00Z')).toBe(false);
  });

  it('are only those whose promise the brand’s settings keep', async () => {
    const { brand } = gateway.platform;
    const { ewallet } = brand.current.deposits.methods;
    const patch = (change: object) => brand.patch(gateway.db, change, gateway.clock.now());
    await patch({
      cashback: { enabled: false },
      deposits: { methods: { ewallet: { ...ewallet, feeBasisPoints: 100 } } },
    });
    try {
      const shown = await ids();
      expect(shown).not.toContain('cashback-daily');
      expect(shown).not.toContain('deposit-wallet');
      expect(shown).toContain('cashback-live');
      expect((await rejection(detailOf(guest, 'deposit-wallet'))).status).toBe(404);
    } finally {
      await patch({
        cashback: { enabled: true },
        deposits: { methods: { ewallet: { ...ewallet, feeBasisPoints: 0 } } },
      });
    }
    expect(await ids()).toContain('deposit-wallet');
  });

  it('are filtered by category and split into pages', async () => {
    const all = await ids('new_player');
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(all.every((id) => id.startsWith('np-'))).toBe(true);
    const page = (number: number) =>
      guest.client.call(listPromotions, { category: 'new_player', page: number, pageSize: 3 });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
    expect([first.totalPages, first.totalCount, third.items]).toEqual([2, all.length, []]);
  });

  it('are in the caller’s language', async () => {
    const response = await fetch(
      `${gateway.url}/wps/relay/MCSFE_getPromotions?category=new_player`,
      { headers: { Language: 'TY' } },
    );
    const body = (await response.json()) as {
      value: { list: { id: string; title: string; summary: string }[] };
    };
    expect(body.value.list.find(({ id }) => id === 'np-friend')).toMatchObject({
      title: 'Mas masaya kung may kasama',
      summary: expect.stringContaining('₱150.00') as string,
    });
  });

  it('have pictures of their own, in both shapes', async () => {
    const { items } = await guest.client.call(listPromotions, { category: 'new_player' });
    const sizes = new Set<string>();
    for (const { picture } of items) {
      for (const file of ['-640.webp', '-phone-640.avif']) {
        const response = await fetch(`${gateway.url}${picture}${file}`);
        expect(response.status).toBe(200);
        sizes.add(response.headers.get('etag') ?? '');
      }
    }
    expect(sizes.size).toBe(2 * items.length);
    for (const none of ['promotion/home-fair-640.webp', 'banner/np-welcome-640.webp']) {
      expect((await fetch(`${gateway.url}/art/${none}`)).status).toBe(404);
    }
  });
});

describe('the states', () => {
  it('include all of them for juan01, and only those of the calendar for a guest', async () => {
    const { items } = await juan.client.call(listPromotions, { period: 'all', pageSize: 50 });
    const states = Object.fromEntries(items.map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      'event-postcard': 'applying',
      'event-workshop': 'rejected',
      'np-steps': 'issued',
      'np-week': 'claimed',
      'event-name': 'process',
      'event-lanterns': 'joined',
      'np-spins': null,
    } satisfies Record<string, ActivityState | null>);

    // Three monthly events take turns.
    const turns = ['event-parade', 'event-harvest', 'event-court'].map((id) => states[id]);
    expect(new Set(turns)).toEqual(new Set(['comingSoon', 'closed', null]));

    const seen = await guest.client.call(listPromotions, { period: 'all', pageSize: 50 });
    const others = seen.items.filter(({ state }) => state !== null).map(({ state }) => state);
    expect(new Set(others)).toEqual(new Set(['comingSoon', 'closed']));
    // Running ones come first, past ones last.
    expect(seen.items.findIndex(({ state }) => state === 'closed')).toBeGreaterThan(
      seen.items.findIndex(({ state }) => state === 'comingSoon'),
    );
    expect(seen.items[0]?.state).toBeNull();
  });

  it('come with the application, the reason for a rejection, and the amount granted', async () => {
    const rejected = await detailOf(juan, 'event-workshop');
    expect(rejected.application).toMatchObject({
      reason: expect.stringMatching(/can’t make out/) as string,
    });
    expect(rejected.application?.comment).toContain('Gawa namin');
    expect((await detailOf(juan, 'np-steps')).bonus).toEqual({ minor: 15_000, currency: 'PHP' });
    expect((await detailOf(vip, 'np-steps')).application).toBeNull();
  });
});

describe('a promotion', () => {
  it('shows its terms in the caller’s language', async () => {
    const { html } = await detailOf(guest, 'vip-birthday');
    for (const part of [
      '<h2>How it works</h2>',
      'club rank 5',
      '₱888.00',
      '7 days before',
      '30 days',
      '3× the bonus',
      '21 or older',
    ]) {
      expect(html).toContain(part);
    }
    const response = await fetch(
      `${gateway.url}/wps/relay/MCSFE_getPromotionDetail?id=vip-birthday`,
      { headers: { Language: 'TY' } },
    );
    expect(await response.text()).toContain('Paano ito');
  });

  it('that does not exist returns a 404', async () => {
    const error = await rejection(detailOf(guest, 'nothing'));
    expect([error.status, error.messageKey]).toEqual([404, 'not_found']);
  });
});

describe('taking part', () => {
  const picture = async (format: 'png' | 'jpeg' | 'webp', side = 40) => {
    const bytes = await sharp({
      create: { width: side, height: side, channels: 3, background: '#ff947a' },
    })
      .toFormat(format)
      .toBuffer();
    // The declared type doesn't matter: only the content counts.
    return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
  };
  const apply = (caller: TestCaller, id: string, comment?: string, pictures?: Blob[]) =>
    caller.client.call(applyForPromotion, { id, comment, pictures });
  const keyOf = async (call: Promise<unknown>) => (await rejection(call)).messageKey;

  /** Decides the open application of vip001 for a promotion. */
  async function decide(promoId: string, to: 'PROCESS' | 'ISSUED' | 'REJECTED') {
    const [row] = await gateway.db
      .select({ id: promotionApplication.id })
      .from(promotionApplication)
      .where(
        and(
          eq(promotionApplication.promoId, promoId),
          eq(promotionApplication.memberId, await memberIdOf(gateway.db, 'vip001')),
          inArray(promotionApplication.status, ['APPLYING', 'PROCESS']),
        ),
      );
    const reason = to === 'REJECTED' ? 'tooShort' : undefined;
    await decideApplication(gateway.platform, { id: row?.id ?? 0, to, reason });
  }

  it('by a press is immediate, and possible only once', async () => {
    expect(await stateOf(vip, 'event-lanterns')).toBeNull();
    await apply(vip, 'event-lanterns');
    expect(await stateOf(vip, 'event-lanterns')).toBe('joined');
    expect(await keyOf(apply(vip, 'event-lanterns'))).toBe('promotion_already_joined');
  });

  it('by an application is read, granted, and paid when claimed', async () => {
    // Only who has played a fishing game this week can apply: nobody has to look at the others.
    const send = () => apply(vip, 'event-reef', 'Seven turtles in one net', [picture1, picture2]);
    const [picture1, picture2] = [await picture('png'), await picture('jpeg', 2000)];
    expect(await keyOf(send())).toBe('promotion_not_played');
    expect((await detailOf(vip, 'event-reef')).ineligible).toEqual({
      reason: 'notPlayed',
      days: 0,
    });
    const memberId = await memberIdOf(gateway.db, 'vip001');
    await gateway.db
      .insert(bet)
      .values(playedBets(1, { memberId, category: 'FISH', settledAt: gateway.clock.now() }));
    expect((await detailOf(vip, 'event-reef')).ineligible).toBeNull();
    await send();
    const sent = await detailOf(vip, 'event-reef');
    expect(sent).toMatchObject({ state: 'applying', isPictureNeeded: true, bonus: null });
    expect(sent.application?.pictures).toHaveLength(2);
    await decide('event-reef', 'PROCESS');
    expect(await stateOf(vip, 'event-reef')).toBe('process');
    const count = () => vip.client.call(getAvailablePromotionCount, {});
    const others = await count();
    await decide('event-reef', 'ISSUED');
    expect(await count()).toBe(others + 1);
    expect(await detailOf(vip, 'event-reef')).toMatchObject({
      state: 'issued',
      bonus: { minor: 30_000 },
    });

    const before = await vip.client.call(getBalance, {});
    const idempotencyKey = newIdempotencyKey();
    const claim = () => vip.client.call(claimPromotion, { id: 'event-reef' }, { idempotencyKey });
    const first = await claim();
    expect(first.amount).toEqual({ minor: 30_000, currency: 'PHP' });
    // The same key returns the same response, another key is rejected; the money was paid once.
    expect(await claim()).toEqual(first);
    expect(await keyOf(vip.client.call(claimPromotion, { id: 'event-reef' }))).toBe(
      'promotion_already_claimed',
    );
    const after = await vip.client.call(getBalance, {});
    expect(after.minor - before.minor).toBe(30_000);
    const { items } = await vip.client.call(getTransactionHistory, { type: 'BONUS' });
    expect(items[0]).toMatchObject({ note: 'Reef week', amount: { minor: 30_000 } });
    expect(await stateOf(vip, 'event-reef')).toBe('claimed');
    expect(await count()).toBe(others);
    await checkLedger(gateway.db);
  });

  it('by too short an application is rejected with the reason, and can be repeated', async () => {
    await apply(vip, 'event-postcard', 'Nice');
    await decide('event-postcard', 'REJECTED');
    expect(await detailOf(vip, 'event-postcard')).toMatchObject({
      state: 'rejected',
      application: { reason: expect.stringMatching(/a bit more/) as string },
    });
    await apply(vip, 'event-postcard', 'The night when all lanterns went out at once');
    expect(await stateOf(vip, 'event-postcard')).toBe('applying');
  });

  it('pays one bonus for any number of concurrent claims', async () => {
    const before = await juan.client.call(getBalance, {});
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () => juan.client.call(claimPromotion, { id: 'np-steps' })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await juan.client.call(getBalance, {});
    expect(after.minor - before.minor).toBe(15_000);
    await checkLedger(gateway.db);
  });

  it('checks pictures by content, not by declared type', async () => {
    const text = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    const cut = new Blob([(await (await picture('png')).arrayBuffer()).slice(0, 60)]);
    for (const wrong of [text, cut, await picture('webp'), new Blob([])]) {
      expect(await keyOf(apply(vip, 'event-workshop', 'A lantern', [wrong]))).toBe(
        'form.imageType',
      );
    }
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
    const error = await rejection(apply(vip, 'event-workshop', 'A lantern', [large]));
    expect([error.messageKey, error.params]).toEqual(['form.imageTooLarge', { size: 5 }]);
    expect(await stateOf(vip, 'event-workshop')).toBeNull();
  });

  it('serves pictures as downloads from the play origin, without their metadata', async () => {
    const bytes = await sharp({
      create: { width: 30, height: 60, channels: 3, background: '#63e08f' },
    })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await apply(vip, 'event-workshop', undefined, [new Blob([Uint8Array.from(bytes)])]);
    const [address = ''] = (await detailOf(vip, 'event-workshop')).application?.pictures ?? [];
    expect(address).toMatch(/^http:\/\/[\w.]+:\d+\/uploads\/promotion\/[0-9a-f]{32}\.webp$/);
    const response = await fetch(gateway.playUrl + new URL(address).pathname);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const kept = await sharp(await response.arrayBuffer()).metadata();
    // Rotated by its EXIF orientation, with no metadata left.
    expect([kept.width, kept.height, kept.exif]).toEqual([60, 30, undefined]);
    const unknown = await fetch(`${gateway.playUrl}/uploads/promotion/${'0'.repeat(32)}.webp`);
    expect(unknown.status).toBe(404);
  });

  it('is rejected if not running, automatic, above the rank or incomplete, and for trial accounts', async () => {
    const { items } = await juan.client.call(listPromotions, { period: 'all', pageSize: 50 });
    const idle = items.filter(({ state }) => state === 'comingSoon' || state === 'closed');
    expect(idle.length).toBeGreaterThanOrEqual(2);
    for (const { id } of idle.filter(({ entry }) => entry === 'join')) {
      expect(await keyOf(apply(juan, id))).toBe('promotion_not_running');
    }
    expect(await keyOf(apply(juan, 'cashback-daily'))).toBe('promotion_automatic');
    const rank = await rejection(apply(juan, 'vip-birthday', 'A night out with all of us'));
    expect([rank.messageKey, rank.params]).toEqual(['promotion_rank_too_low', { rank: 5 }]);
    // The page shows it before anyone applies.
    expect((await detailOf(juan, 'vip-birthday')).rankNeeded).toBe(5);
    for (const caller of [vip, guest]) {
      expect((await detailOf(caller, 'vip-birthday')).rankNeeded).toBeNull();
    }
    expect(await keyOf(apply(vip, 'event-workshop', 'No picture'))).toBe(
      'promotion_picture_needed',
    );
    expect(await keyOf(apply(vip, 'event-name', ' '))).toBe('promotion_nothing_sent');
    expect(await keyOf(juan.client.call(claimPromotion, { id: 'event-lanterns' }))).toBe(
      'promotion_nothing_to_claim',
    );
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    expect(await keyOf(apply(trial, 'event-lanterns'))).toBe('in_need_true_account');
    expect(await keyOf(trial.client.call(claimPromotion, { id: 'np-steps' }))).toBe(
      'in_need_true_account',
    );
  });
});

describe('the available promotions', () => {
  it('are counted: bonuses to claim, and promotions to join', async () => {
    const maria = callerOf(gateway);
    await maria.signIn('maria03');
    const before = await maria.client.call(getAvailablePromotions, {});
    expect(before).toMatchObject({ hasReferral: true, toClaim: 0 });
    expect(before.toJoin).toBeGreaterThan(3);
    await maria.client.call(applyForPromotion, { id: 'event-lanterns' });
    const after = await maria.client.call(getAvailablePromotions, {});
    expect(after.toJoin).toBe(before.toJoin - 1);
    // Promotions that she could join aren't counted.
    expect(await maria.client.call(getAvailablePromotionCount, {})).toBe(0);
    // Excludes promotions for higher club ranks, which only those can join.
    const forVip = PROMOTIONS.filter(({ minRank }) => minRank > 0).length;
    expect(forVip).toBeGreaterThan(0);
    // A guest isn't known yet; maria03 hasn't played a fishing game, and so can't apply for that promotion.
    expect(await guest.client.call(getAvailablePromotions, {})).toEqual({
      ...before,
      toJoin: before.toJoin + 1,
    });
  });
});

describe('the texts', () => {
  it('exist in all seven languages, and differ in each', () => {
    for (const { title, summary, details } of PROMOTIONS) {
      for (const text of [title, summary, details]) {
        for (const language of LANGUAGES) expect(text[language]?.length).toBeGreaterThan(0);
      }
      for (const text of [summary, details]) {
        expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(LANGUAGES.length);
      }
    }
  });

  it('take every amount, percentage and number from the rule', () => {
    for (const { title, summary, details } of PROMOTIONS) {
      for (const language of LANGUAGES) {
        const texts = [title, summary, details].map((text) => text[language] ?? '');
        // Times of day and placeholders are no amounts.
        const rest = texts.join(' ').replaceAll(/\{\{\w+\}\}|\d{1,2}:\d{2}/g, '');
        expect(rest).not.toMatch(/[\d%₱฿¥$₫]/);
        expect(texts[0]).not.toContain('{{');
      }
    }
  });

  it('are filled in every language and currency', async () => {
    for (const language of LANGUAGES) {
      for (const { id } of PROMOTIONS) {
        const response = await fetch(`${gateway.url}/wps/relay/MCSFE_getPromotionDetail?id=${id}`, {
          headers: { Language: language },
        });
        expect(response.status).toBe(200);
        expect(await response.text()).not.toMatch(/\{\{|promotion\.\w/);
      }
    }
  });
});
