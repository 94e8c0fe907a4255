import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** The brand's settings of transfers within a team; amounts in its currency. */
export const TransferSettings = v.object({
  uplineMin: Decimal,
  uplineMax: Decimal,
  /** Per day of the brand. */
  uplinePerDay: Decimal,
  downlineMin: v.optional(Decimal, '10.00'),
  downlineMax: v.optional(Decimal, '500000.00'),
  /** To all downlines together, per day of the brand. */
  downlinePerDay: v.optional(Decimal, '2000000.00'),
});

export const DEFAULT_TRANSFERS: v.InferOutput<typeof TransferSettings> = {
  uplineMin: '10.00',
  uplineMax: '50000.00',
  uplinePerDay: '200000.00',
  downlineMin: '10.00',
  downlineMax: '500000.00',
  downlinePerDay: '2000000.00',
};

export const brandSettings = {
  /** Limits of transfers to the upline and to downlines. */
  transfers: v.optional(TransferSettings, DEFAULT_TRANSFERS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
