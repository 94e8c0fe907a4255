import { assetAmount } from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import type { MethodSettings } from '../../modules/money';

/** What is sent of a method's asset for an amount, in hundredths of it. */
export function assetOf({ asset }: MethodSettings, amount: bigint) {
  const rate = asset === null ? undefined : parseDecimal(asset.rate);
  if (asset === null || rate === undefined || rate <= 0n) return null;
  const { code, network } = asset;
  return { code, network, amount: assetAmount(amount, rate) };
}
