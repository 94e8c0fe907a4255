import { assetAmount } from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import type { MethodSettings } from '../../modules/money';

/** The amount of the method's asset to send for a deposit, in hundredths of the asset. */
export function assetOf({ asset }: MethodSettings, amount: bigint) {
  const rate = asset === null ? undefined : parseDecimal(asset.rate);
  if (asset === null || rate === undefined || rate <= 0n) return null;
  const { code, network } = asset;
  return { code, network, amount: assetAmount(amount, rate) };
}
