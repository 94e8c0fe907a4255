import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { SANDBOX_CLIENT } from './clients';
import { fullName, type Person } from './people';

const ALG = 'RS256';
const KID = 'sandbox';
const LIFE_S = 600;

interface IdToken {
  issuer: string;
  person: Person;
  nonce: string | undefined;
}

/** Signs ID tokens with a key that is generated at each start. */
export function createSigner() {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (pair ??= generateKeyPair(ALG));
  return {
    alg: ALG,
    jwks: async (): Promise<{ keys: JWK[] }> => {
      const jwk = await exportJWK((await keys()).publicKey);
      return { keys: [{ ...jwk, kid: KID, alg: ALG, use: 'sig' }] };
    },
    sign: async ({ issuer, person, nonce }: IdToken) => {
      // The machine's time, not the gateway's: the library that verifies the token uses the machine's.
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        name: fullName(person),
        given_name: person.firstName,
        family_name: person.lastName,
        ...(nonce === undefined ? {} : { nonce }),
      })
        .setProtectedHeader({ alg: ALG, kid: KID })
        .setIssuer(issuer)
        .setSubject(person.subject)
        .setAudience(SANDBOX_CLIENT.clientId)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_S)
        .sign((await keys()).privateKey);
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
