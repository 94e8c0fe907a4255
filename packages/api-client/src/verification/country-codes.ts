import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing, text } from '../core/schemas';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** With the plus sign, for example `+63`. */
  readonly dialingCode: string;
}

export const listCountryCodes = /* @__PURE__ */ endpoint({
  id: 'listCountryCodes',
  method: 'GET',
  path: '/wps/system/countryCodes',
  auth: 'none',
  request: nothing(),
  value: v.array(
    v.object({
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      countryDialingCode: text(8),
    }),
  ),
  decode: (countries): readonly Country[] =>
    countries.map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: `+${countryDialingCode.replace(/^\+/, '')}`,
    })),
  summary: 'The countries whose phones may sign in, with their dialling codes.',
  spec: '§7 "GET country code list"; path ours.',
});
