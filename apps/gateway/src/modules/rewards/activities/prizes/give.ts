import type { Texts } from '../../../../kernel/text/texts';
import { inLanguage } from '../../../../kernel/text/texts';
import type { Db } from '../../../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../../../kernel/ledger';
import { POINTS, postPoints } from '../../points/ledger';
import { bonusIn } from '../../../../kernel/money';
import { addTurnoverRequirement } from '../../../money';
import type { BrandActivities } from '../brandActivities';
import { grantFreeSpins, type FreeSpinGame, type FreeSpinSource } from '../../../games';
import type { PrizeSpec } from './prize';

/** Where a prize comes from: the kinds that the ledger of points and free spins both know. */
type PrizeSource = Extract<keyof typeof POINTS, Lowercase<FreeSpinSource>>;

export interface PrizeGift {
  memberId: number;
  currency: string;
  /** In minor units where it is money that was reckoned; a brand's own prizes by `PrizeSpec`. */
  prize: PrizeSpec | { type: 'MONEY'; amount: bigint };
  source: PrizeSource;
  /** The spin's, place's or reward's own id: it is given once. */
  sourceId: string;
  /** What it is for, beside the movement. */
  note: Texts;
  /** The member's, in which the statement keeps the note. */
  language: string;
  /** Money is played so many times before the next withdrawal. */
  turnoverMultiple: number;
  /** For how many days free spins can be used, and how many times what they win is played. */
  spins: BrandActivities['freeSpins'];
  /** The slot that free spins are for. */
  game: FreeSpinGame | undefined;
  at: Date;
}

/**
 * Gives a prize: points, money with its turnover requirement, or free spins. Each has a key of its
 * source, so that it is given once. Call it in the transaction of what it is given for.
 */
export async function givePrize(tx: Db, gift: PrizeGift): Promise<void> {
  const { prize, memberId, source, sourceId, at } = gift;
  switch (prize.type) {
    case 'NONE':
      return;
    case 'POINTS':
      await postPoints(tx, {
        key: `${source}:${sourceId}`,
        kind: source,
        memberId,
        points: prize.points,
        at,
        reference: sourceId,
        details: { note: gift.note },
      });
      return;
    case 'FREE_SPINS':
      await giveSpins(tx, gift, prize.spins);
      return;
    case 'CASH':
      await giveMoney(tx, gift, bonusIn(prize.units, gift.currency));
      return;
    case 'MONEY':
      await giveMoney(tx, gift, prize.amount);
  }
}

async function giveMoney(tx: Db, gift: PrizeGift, amount: bigint): Promise<void> {
  const { memberId, currency, source, sourceId, note, language, turnoverMultiple, at } = gift;
  await post(tx, {
    key: `${source}:${sourceId}`,
    kind: 'bonus',
    at,
    reference: source,
    details: { note: inLanguage(note, language) },
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(memberId, currency), amount },
    ],
  });
  await addTurnoverRequirement(tx, {
    memberId,
    source: 'REWARD',
    sourceId: `${source}:${sourceId}`,
    amount: amount * BigInt(turnoverMultiple),
    currency,
    at,
  });
}

async function giveSpins(tx: Db, gift: PrizeGift, count: number): Promise<void> {
  const { memberId, currency, source, sourceId, game, at } = gift;
  // A brand without a slot of its own cannot have offered them.
  if (game === undefined) throw new Error('There is no slot for free spins.');
  await grantFreeSpins(tx, {
    memberId,
    currency,
    gameId: game.id,
    stake: game.stake,
    spins: count,
    ...gift.spins,
    source: FREE_SPIN_SOURCE[source],
    sourceId,
    at,
  });
}

const FREE_SPIN_SOURCE = {
  wheel: 'WHEEL',
  tournament: 'TOURNAMENT',
  reward: 'REWARD',
} as const satisfies Record<PrizeSource, FreeSpinSource>;
