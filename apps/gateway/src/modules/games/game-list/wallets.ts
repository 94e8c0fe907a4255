import { MAIN_WALLET, type HandlerValueOf, type listWallets } from '@perya/api-client';
import { inArray } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { readWallets, sumOf } from '../../money';
import { vendor } from './schema';

/** The member's wallets: the main wallet first, then those with vendors, by vendor name. */
export async function showWallets(ctx: CallContext): Promise<HandlerValueOf<typeof listWallets>> {
  const wallets = await readWallets(ctx);
  const { vendorWallets } = ctx.brand;
  const names = new Map<string, string>();
  if (vendorWallets.length > 0) {
    const rows = await ctx.db.select().from(vendor).where(inArray(vendor.code, vendorWallets));
    for (const { code, name } of rows) names.set(code, name);
  }
  return {
    currency: ctx.me().currency,
    total: sumOf(wallets),
    wallets: wallets.map(({ code, available }) => ({
      code,
      vendorName: code === MAIN_WALLET ? null : (names.get(code) ?? code),
      balance: available,
    })),
  };
}
