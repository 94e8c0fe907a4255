import type { getDepositMethods, WireValueOf } from '@perya/api-client';
import type { CallContext } from '../../kernel/http/serve';
import { inLanguage } from '../../kernel/text/texts';
import type { Platform } from '../../kernel/platform';
import { depositPromotions } from '../../modules/rewards';
import { providerOf, type MethodSettings } from '../../modules/money';

/** The methods that a wallet's currency is offered: on, and paid in some way that there is. */
export function methodsFor(
  platform: Platform,
  brand: CallContext['brand'],
  currency: string,
): [id: string, method: MethodSettings][] {
  return Object.entries(brand.payments.methods).filter(
    ([, method]) =>
      method.isOn &&
      method.currency === currency &&
      (method.provider === null
        ? method.account !== null
        : providerOf(platform, method.provider) !== undefined),
  );
}

/** How the caller can pay in. */
export async function methodOffer(
  ctx: CallContext,
): Promise<WireValueOf<typeof getDepositMethods>> {
  const { currency } = ctx.me();
  const { payments } = ctx.brand;
  return {
    currency,
    methods: methodsFor(ctx.platform, ctx.brand, currency).map(([methodId, method]) => ({
      methodId,
      kind: method.kind,
      name: method.name,
      minAmount: method.min,
      maxAmount: method.max,
      feeRate: method.feeBasisPoints,
      feeFixed: method.feeFixed,
      quickAmounts: method.quickAmounts,
      minMinutes: method.minutes[0],
      maxMinutes: method.minutes[1],
      asset: method.asset,
    })),
    promotions: (await depositPromotions(ctx)).map(({ seed, times }) => ({
      promoId: seed.id,
      title: inLanguage(seed.title, ctx.language),
      summary: inLanguage(seed.summary, ctx.language),
      bonusRate: seed.depositBonus,
      endTime: times.endsAt,
    })),
    turnoverPercent: payments.turnoverPercent,
    bonusTurnoverPercent: ctx.brand.turnover.bonusTimes * 100,
  };
}
