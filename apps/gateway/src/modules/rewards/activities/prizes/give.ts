import type { Texts } from '../../../../kernel/text/texts';
import { inLanguage } from '../../../../kernel/text/texts';
import type { Db } from '../../../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../../../kernel/ledger';
import { POINTS, postPoints } from '../../points/ledger';
import { bonusIn } from '../../../../kernel/money';
import { addTurnoverRequirement, requiredTurnover } from '../../../money';
import type { BrandActivities } from '../brandActivities';
import { grantFreeSpins, type FreeSpinGame, type FreeSpinSource } from '../../../games';
import type { PrizeSpec } from './prize';

/** The source of a prize: the kinds that the points ledger and free spins have in common. */
type PrizeSource = Extract<keyof typeof POINTS, Lowercase<FreeSpinSource>>;

export interface PrizeGift {
  memberId: number;
  currency: string;
  /** `PrizeSpec` for a brand's own prizes; `MONEY`, in minor units, for a computed amount. */
  prize: PrizeSpec | { type: 'MONEY'; amount: bigint };
  source: PrizeSource;
  /** The id of the spin, place or reward. The prize is given once per id. */
  sourceId: string;
  /** What the prize is for, shown with the posting. */
  note: Texts;
  /** The member's language, in which the wallet history stores the note. */
  language: string;
  /** Turnover required for money before the next withdrawal, as a multiple. */
  turnoverMultiple: number;
  /** How many days free spins are valid, and the turnover multiple of their winnings. */
  spins: BrandActivities['freeSpins'];
  /** The slot that free spins are for. */
  game: FreeSpinGame | undefined;
  at: Date;
}

/**
 * Gives a prize: points, money with its turnover requirement, or free spins. Its key is derived from the
 * source, so it's given once. Call it in the transaction of what it's given for.
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
    amount: requiredTurnover(amount, turnoverMultiple),
    bonus: amount,
    currency,
    at,
  });
}

async function giveSpins(tx: Db, gift: PrizeGift, count: number): Promise<void> {
  const { memberId, currency, source, sourceId, game, at } = gift;
  // A brand without a slot can't have offered free spins.
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
