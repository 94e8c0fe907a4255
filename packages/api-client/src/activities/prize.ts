import { parseMoney, type CurrencyCode, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { count, decimal, text } from '../core/schemas';

const PRIZE_KINDS = {
  NONE: 'none',
  POINTS: 'points',
  CASH: 'cash',
  FREE_SPINS: 'free-spins',
} as const;

/** `none` is a spin of the wheel that wins nothing. */
export type PrizeKind = (typeof PRIZE_KINDS)[keyof typeof PRIZE_KINDS];

/** Rounds of a game that cost nothing. */
export interface PrizeSpins {
  readonly count: number;
  /** What each is played for. */
  readonly stake: Money;
  readonly gameId: string;
  readonly gameName: string;
}

/** What is won: by its kind one of the three is there, the others are nothing. */
export interface Prize {
  readonly kind: PrizeKind;
  /** 0 unless the prize is in points. */
  readonly points: number;
  /** Paid into the wallet; null unless the prize is money. */
  readonly amount: Money | null;
  readonly spins: PrizeSpins | null;
}

/** Shared by the wheel, tournaments and rewards; what is not of the kind is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function prizeEntries() {
  return {
    prizeType: v.picklist(['NONE', 'POINTS', 'CASH', 'FREE_SPINS']),
    points: v.nullish(count()),
    amount: v.nullish(decimal()),
    spins: v.nullish(count()),
    spinStake: v.nullish(decimal()),
    spinGameId: v.nullish(text(64)),
    spinGameName: v.nullish(text(255)),
  };
}

/** What travels. */
export type WirePrize = v.InferOutput<v.ObjectSchema<ReturnType<typeof prizeEntries>, undefined>>;

export function decodePrize(wire: WirePrize, currency: CurrencyCode): Prize {
  const { prizeType, points, amount, spins, spinStake, spinGameId, spinGameName } = wire;
  return {
    kind: PRIZE_KINDS[prizeType],
    points: points ?? 0,
    amount: amount ? parseMoney(amount, currency) : null,
    spins:
      spins && spinStake && spinGameId
        ? {
            count: spins,
            stake: parseMoney(spinStake, currency),
            gameId: spinGameId,
            gameName: spinGameName ?? spinGameId,
          }
        : null,
  };
}
