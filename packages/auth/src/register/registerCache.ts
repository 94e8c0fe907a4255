import type { FieldRules, RegisterOptions } from '@perya/rules/accounts';
import * as v from 'valibot';

export interface CachedRegisterSetup {
  readonly rules: FieldRules | null;
  readonly options: RegisterOptions | null;
}

const KEY = 'registerSetup';
const NOTHING: CachedRegisterSetup = { rules: null, options: null };

/** Stored data survives a deploy in an open tab, so it's validated. */
const SetupSchema = v.object({
  rules: v.record(
    v.string(),
    v.object({
      isEnabled: v.boolean(),
      isRequired: v.boolean(),
      minLength: v.nullable(v.number()),
      maxLength: v.nullable(v.number()),
      pattern: v.nullable(v.string()),
      patternId: v.nullable(v.string()),
    }),
  ),
  options: v.object({
    byUsername: v.boolean(),
    byMobile: v.boolean(),
    mobileWithPassword: v.boolean(),
    smsVerification: v.boolean(),
    captchaRequired: v.boolean(),
  }),
});

/**
 * Stores rules and settings in session storage (specification §4), to be shown while newer ones are fetched.
 */
export function keepSetup(setup: CachedRegisterSetup): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // Blocked or full. The next page fetches them again.
  }
}

/** The stored text, for {@link readSetup}. Null if there is none. */
export function keptSetup(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function readSetup(kept: string | null): CachedRegisterSetup {
  try {
    const result = v.safeParse(SetupSchema, JSON.parse(kept ?? 'null'));
    return result.success ? result.output : NOTHING;
  } catch {
    return NOTHING;
  }
}
