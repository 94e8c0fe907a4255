import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing, text } from '../core/schemas';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** With the plus sign, for example `+63`. */
  readonly dialingCode: string;
  /** Address of a picture of its flag, on an image host where it is a path; null where there is none. */
  readonly flag: string | null;
}

export const listCountryCodes = /* @__PURE__ */ endpoint({
  id: 'listCountryCodes',
  tag: 'Verification',
  method: 'GET',
  path: '/wps/system/countryCodes',
  auth: 'none',
  request: nothing(),
  value: v.array(
    v.object({
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      countryDialingCode: text(8),
      flagUrl: v.nullish(v.string()),
    }),
  ),
  decode: (countries): readonly Country[] =>
    countries.map(({ countryCode, countryDialingCode, flagUrl }) => ({
      code: countryCode,
      dialingCode: `+${countryDialingCode.replace(/^\+/, '')}`,
      flag: flagUrl || null,
    })),
  summary: 'The countries whose phones may sign in, with their dialling codes.',
  spec: '§7 "GET country code list"; path ours. Added: flagUrl.',
});
