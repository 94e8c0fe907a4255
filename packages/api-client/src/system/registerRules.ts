import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, nothing } from '../core/schemas';

export const RegisterRulesSchema = /* @__PURE__ */ v.record(
  v.string(),
  v.object({
    enabled: v.boolean(),
    required: v.boolean(),
    minLength: v.nullish(count()),
    maxLength: v.nullish(count()),
    acceptedPattern: v.nullish(v.string()),
    patternId: v.nullish(v.string()),
  }),
);

export type WireRegisterRules = v.InferOutput<typeof RegisterRulesSchema>;

/** The platform's rule for a field of the registration. */
export interface RegisterRule {
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Source of a regular expression that must match the whole text. */
  readonly pattern: string | null;
  /** Key of the message in the pattern catalogue. */
  readonly patternId: string | null;
}

/** The rules by field name: `username`, `password`, `mobileNum` … */
export type RegisterRules = Readonly<Record<string, RegisterRule>>;

/** Codecs don't work inside a record. */
export function decodeRegisterRules(rules: WireRegisterRules): RegisterRules {
  return Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [
      field,
      {
        isEnabled: rule.enabled,
        isRequired: rule.required,
        minLength: rule.minLength ?? null,
        maxLength: rule.maxLength ?? null,
        // The platform sends a single star for "anything".
        pattern: rule.acceptedPattern === '*' ? '.*' : (rule.acceptedPattern ?? null),
        patternId: rule.patternId ?? null,
      },
    ]),
  );
}

export const getRegisterRules = /* @__PURE__ */ endpoint({
  id: 'getRegisterRules',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  request: nothing(),
  value: RegisterRulesSchema,
  decode: decodeRegisterRules,
  summary: 'Returns the validation rules of each registration field.',
  spec: '§7 Session and account, §3 Register validation rule, §5.',
});
