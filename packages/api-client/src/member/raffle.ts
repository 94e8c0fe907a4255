import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, decimal, text } from '../core/schemas';
import { parseMoney, type Money } from '../money';

/** What a raffle ticket won. */
export interface RafflePrize {
  readonly name: string;
  /** Paid into the wallet; null for a prize that is no money, and for no prize. */
  readonly amount: Money | null;
}

export const claimRafflePromotion = /* @__PURE__ */ endpoint({
  id: 'claimRafflePromotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  auth: 'token',
  idempotent: true,
  request: v.object({ promoId: text(64) }),
  value: v.object({
    prizeName: v.string(),
    amount: v.nullish(decimal()),
    currency: currencyCode(),
  }),
  encode: ({ promotionId }: { promotionId: string }) => ({ promoId: promotionId }),
  decode: ({ prizeName, amount, currency }): RafflePrize => ({
    name: prizeName,
    amount: amount ? parseMoney(amount, currency) : null,
  }),
  summary: 'Draws a raffle ticket of a promotion.',
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion; body and value ours.',
});
