import * as v from 'valibot';
import { named, type FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { decoded, nothing, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function countrySchema() {
  return v.object({
    /** ISO 3166-1 alpha-2. */
    countryCode: named('code', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    /** The site always uses the plus sign, for example `+63`. */
    countryDialingCode: named(
      'dialingCode',
      decoded(text(8), (wire) => `+${wire.replace(/^\+/, '')}`),
    ),
    /** Address of the flag picture, a path if it's on an image host; null if there is none. */
    flag: v.nullable(text(2048)),
  });
}

/** A country with its dialing code. */
export type Country = FieldOf<ReturnType<typeof countrySchema>>;

export const listCountryCodes = /* @__PURE__ */ endpoint({
  id: 'listCountryCodes',
  tag: 'Verification',
  method: 'GET',
  path: '/wps/system/countryCodes',
  auth: 'none',
  request: nothing(),
  value: v.array(countrySchema()),
  summary: 'Lists the countries whose phone numbers can sign in, with their dialing codes.',
  spec: '§7 "GET country code list"; path defined here. Added: flag.',
});
