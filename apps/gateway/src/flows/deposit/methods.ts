import type { getDepositMethods, HandlerValueOf } from '@perya/api-client';
import { amountOfSetting } from '../../kernel/money';
import type { CallContext } from '../../kernel/http/serve';
import { inLanguage } from '../../kernel/text/texts';
import type { Platform } from '../../kernel/platform';
import { depositBonusOf, depositPromotions, promotionSummary } from '../../modules/rewards';
import { providerOf, withProvider, type MethodSettings } from '../../modules/money';

/** The deposit methods for a wallet's currency: switched on, and with a supported way to pay. */
export function methodsFor(
  platform: Platform,
  brand: CallContext['brand'],
  currency: string,
): [id: string, method: MethodSettings][] {
  return Object.entries(brand.deposits.methods)
    .map(([id, method]): [string, MethodSettings] => [id, withProvider(platform, id, method)])
    .filter(
      ([, method]) =>
        method.isOn &&
        method.currency === currency &&
        (method.provider === null
          ? method.account !== null
          : providerOf(platform, method.provider)?.kinds.has(method.kind) === true),
    );
}

/** The deposit methods that the caller can use. */
export async function methodOffer(
  ctx: CallContext,
): Promise<HandlerValueOf<typeof getDepositMethods>> {
  const { currency } = ctx.me();
  const { deposits } = ctx.brand;
  return {
    currency,
    methods: methodsFor(ctx.platform, ctx.brand, currency).map(([id, method]) => ({
      id,
      kind: method.kind,
      name: method.name,
      min: amountOfSetting(method.min),
      max: amountOfSetting(method.max),
      feeBasisPoints: method.feeBasisPoints,
      feeFixed: amountOfSetting(method.feeFixed),
      quickAmounts: method.quickAmounts.map(amountOfSetting),
      minutes: { from: method.minutes[0], to: method.minutes[1] },
      asset: method.asset && { ...method.asset, rate: amountOfSetting(method.asset.rate) },
    })),
    promotions: (await depositPromotions(ctx)).map(({ seed, times }) => ({
      id: seed.id,
      title: inLanguage(seed.title, ctx.language),
      summary: promotionSummary(seed, ctx),
      bonusBasisPoints: depositBonusOf(seed.id),
      endsAt: times.endsAt,
    })),
    turnoverPercent: deposits.turnoverPercent,
    bonusTurnoverPercent: ctx.brand.turnover.bonusTimes * 100,
  };
}
