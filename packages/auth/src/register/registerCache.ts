import type { FieldRules, RegisterOptions } from '@perya/rules/accounts';
import { createTabCache } from '@perya/session';
import * as v from 'valibot';

interface CachedRegisterSetup {
  readonly rules: FieldRules;
  readonly options: RegisterOptions;
}

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

/** Rules and settings of this tab (specification §4), shown while newer ones are fetched. */
export const registerCache = createTabCache<CachedRegisterSetup>('registerSetup', (stored) => {
  const result = v.safeParse(SetupSchema, stored);
  return result.success ? result.output : null;
});
