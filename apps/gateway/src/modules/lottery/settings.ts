import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';

export const brandSettings = {
  /** The prize mode that lotteries are sold at, and the lobby that sells those of the region. */
  lotteryType: v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA'),
};

declare module '../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
