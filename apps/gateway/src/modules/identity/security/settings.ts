import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** A brand's settings for account security and profiles. */
export const SecuritySettings = v.object({
  /** Hours without withdrawals after a reset of the payment password by a code; 0: none. */
  withdrawalRestHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(168)),
  /** Members can upload a picture of their own. */
  avatarUpload: v.boolean(),
  /** An uploaded picture is shown to its owner only. */
  avatarPrivate: v.boolean(),
});

export const DEFAULT_SECURITY: v.InferOutput<typeof SecuritySettings> = {
  withdrawalRestHours: 24,
  avatarUpload: true,
  avatarPrivate: true,
};

export const brandSettings = {
  /** Account security. */
  security: v.optional(SecuritySettings, DEFAULT_SECURITY),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
