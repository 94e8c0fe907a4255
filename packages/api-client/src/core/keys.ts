import * as v from 'valibot';
import { endpoint } from './endpoint';
import { nothing, text, timestamp } from './schemas';

const PublicKeySchema = /* @__PURE__ */ v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: text(),
  y: text(),
  kid: text(),
  use: v.optional(v.string()),
  alg: v.optional(v.string()),
});

export const getSystemKeys = /* @__PURE__ */ endpoint({
  id: 'getSystemKeys',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/keys',
  auth: 'none',
  request: nothing(),
  value: v.object({ keys: v.array(PublicKeySchema), serverTime: timestamp() }),
  summary: "Returns the public keys for encrypting request bodies, and the platform's time.",
  spec: 'decisions: Encryption',
});
