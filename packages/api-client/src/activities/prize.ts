import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal } from '../core/amounts';
import { count, oneOf, text } from '../core/schemas';

/** A prize: `kind` determines which one of the other three fields is set. */
/* @__NO_SIDE_EFFECTS__ */
export function prizeSchema() {
  return v.object({
    /** `none`: a spin of the wheel without a prize. */
    kind: oneOf({ none: 'NONE', points: 'POINTS', cash: 'CASH', 'free-spins': 'FREE_SPINS' }),
    /** 0 unless the prize is in points. */
    points: count(),
    /** Credited to the wallet; null unless the prize is money. */
    amount: v.nullable(decimal()),
    /** Free rounds of a game. */
    spins: v.nullable(
      v.object({
        count: count(),
        /** The stake of each round. */
        stake: decimal(),
        gameId: text(64),
        gameName: text(255),
      }),
    ),
  });
}

/** A prize: `kind` determines which one of the other three fields is set. */
export type Prize = FieldOf<ReturnType<typeof prizeSchema>>;

/** `none`: a spin of the wheel without a prize. */
export type PrizeKind = Prize['kind'];
