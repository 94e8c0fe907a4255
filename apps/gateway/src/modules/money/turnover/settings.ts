import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** The brand's turnover requirements; patched with the rest of the brand. */
export const TurnoverSettings = v.object({
  /** How many times a bonus must be played before the next withdrawal; 0 requires nothing. */
  bonusTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

export const demoTurnover: v.InferOutput<typeof TurnoverSettings> = { bonusTimes: 3 };

export const brandSettings = {
  /** Turnover required before bonus money can be withdrawn. */
  turnover: TurnoverSettings,
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
