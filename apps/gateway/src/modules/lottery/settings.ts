import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';

export const brandSettings = {
  /** The prize mode at which lotteries are sold, and the lobby that sells the regional ones. */
  lotteryType: v.optional(v.picklist(['Lott', 'ZY', 'Elott', 'SEA']), 'SEA'),
};

declare module '../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
