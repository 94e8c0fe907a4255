import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './people';

/** What a code was issued for. */
export interface AuthorizationGrant {
  person: Person;
  redirectUri: string;
  codeChallenge: string;
  nonce: string | undefined;
}

interface Kept<Value> {
  value: Value;
  until: number;
}

const CODE_MS = 60_000;
const TOKEN_MS = 600_000;

/** Codes and access tokens of the sandbox, in memory. A code works once. */
export function createGrants() {
  const codes = new Map<string, Kept<AuthorizationGrant>>();
  const tokens = new Map<string, Kept<Person>>();
  const keep = <Value>(map: Map<string, Kept<Value>>, value: Value, lifeMs: number) => {
    const now = Date.now();
    for (const [key, { until }] of map) if (until <= now) map.delete(key);
    const secret = randomBytes(24).toString('base64url');
    map.set(secret, { value, until: now + lifeMs });
    return secret;
  };
  const live = <Value>(kept: Kept<Value> | undefined) =>
    kept !== undefined && kept.until > Date.now() ? kept.value : undefined;

  return {
    giveCode: (grant: AuthorizationGrant) => keep(codes, grant, CODE_MS),
    takeCode: (code: string) => {
      const kept = codes.get(code);
      codes.delete(code);
      return live(kept);
    },
    giveToken: (person: Person) => keep(tokens, person, TOKEN_MS),
    personOf: (token: string) => live(tokens.get(token)),
  };
}

/** Whether a verifier matches an S256 challenge (RFC 7636). */
export const isValidCodeVerifier = (verifier: string, challenge: string) =>
  createHash('sha256').update(verifier).digest('base64url') === challenge;
