import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/schemas';

export const getCaptcha = /* @__PURE__ */ endpoint({
  id: 'getCaptcha',
  tag: 'Verification',
  method: 'GET',
  path: '/wps/captcha',
  auth: 'none',
  request: v.object({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)) }),
  value: v.pipe(v.string(), v.regex(/^(data:image\/[a-z+]+;base64,)?[A-Za-z0-9+/]+=*$/)),
  // The site needs a picture address, whether the platform sent one or only the base64 data.
  decode: (image) => (image.startsWith('data:') ? image : `data:image/png;base64,${image}`),
  summary:
    'A picture of characters to read; the answer travels with the key it was asked for with.',
  spec: '§7 Session and account: the value is a base64 image. Added: key, chosen by the page, ties picture and answer without a cookie.',
});

export const getHumanChallenge = /* @__PURE__ */ endpoint({
  id: 'getHumanChallenge',
  tag: 'Verification',
  method: 'GET',
  path: '/wps/verification/challenge',
  auth: 'none',
  request: nothing(),
  // The fields belong to the library on both sides; the contract only passes them on.
  value: v.record(v.string(), v.unknown()),
  summary: 'A proof-of-work challenge (ALTCHA) for the human check.',
  spec: 'decisions: Session and sign-in; path ours.',
});
