import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** What a brand decides about the protection of accounts and about profiles. */
export const SecuritySettings = v.object({
  /** Hours without withdrawals after a payment password was reset by a code; 0: none. */
  withdrawalRestHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(168)),
  /** Members may upload a picture of their own. */
  avatarUpload: v.boolean(),
  /** Such a picture is shown to its owner alone. */
  avatarPrivate: v.boolean(),
});

export const DEFAULT_SECURITY: v.InferOutput<typeof SecuritySettings> = {
  withdrawalRestHours: 24,
  avatarUpload: true,
  avatarPrivate: true,
};

export const brandSettings = {
  /** How accounts are protected. */
  security: v.optional(SecuritySettings, DEFAULT_SECURITY),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
