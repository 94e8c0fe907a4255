import { StartError } from './StartError';

/** A hosted checkout: its own page takes the payment, and signed webhooks report the result. */
export interface HostedCheckoutSettings {
  /** The API's base URL, without a slash at its end. */
  url: string;
  key: string;
  webhookSecret: string;
  /** The header with a webhook's signature, in lower case. */
  signatureHeader: string;
  /** The types of payment that the page offers, by kind of method; without an entry, all of the account's. */
  types: ReadonlyMap<string, readonly string[]>;
}

/** The variables that configure it. */
interface HostedCheckoutVariables {
  HOSTED_CHECKOUT_URL?: string | undefined;
  HOSTED_CHECKOUT_KEY?: string | undefined;
  HOSTED_CHECKOUT_WEBHOOK_SECRET?: string | undefined;
  HOSTED_CHECKOUT_SIGNATURE_HEADER?: string | undefined;
  HOSTED_CHECKOUT_TYPES?: string | undefined;
}

/** The kinds of deposit methods that a hosted checkout supports. */
export const CHECKOUT_KINDS = ['BANK', 'EWALLET', 'QR', 'CARD'] as const;

/** The name of the hosted checkout as a provider. */
export const HOSTED_CHECKOUT = 'checkout';

const NEEDED = [
  'HOSTED_CHECKOUT_URL',
  'HOSTED_CHECKOUT_KEY',
  'HOSTED_CHECKOUT_WEBHOOK_SECRET',
] as const;

/** A shorter secret could be guessed. */
const SECRET_LENGTH = 16;

/** Reads its settings; undefined without any. Throws a `StartError` that names the invalid variable. */
export function readHostedCheckout(
  given: HostedCheckoutVariables,
): HostedCheckoutSettings | undefined {
  const missing = NEEDED.filter((name) => given[name] === undefined);
  const {
    HOSTED_CHECKOUT_URL: url,
    HOSTED_CHECKOUT_KEY: key,
    HOSTED_CHECKOUT_WEBHOOK_SECRET: webhookSecret,
    HOSTED_CHECKOUT_SIGNATURE_HEADER: header = 'checkout-signature',
    HOSTED_CHECKOUT_TYPES: types,
  } = given;
  if (url === undefined || key === undefined || webhookSecret === undefined) {
    if (missing.length === NEEDED.length) return undefined;
    throw new StartError(
      `${missing.join(' and ')} must be set as well: set all of ${NEEDED.join(', ')}, or none.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new StartError('HOSTED_CHECKOUT_KEY contains a character that a header cannot have.');
  }
  if (webhookSecret.length < SECRET_LENGTH) {
    throw new StartError(
      `HOSTED_CHECKOUT_WEBHOOK_SECRET is shorter than ${SECRET_LENGTH} characters.`,
    );
  }
  if (/[?#]/.test(url)) throw new StartError('HOSTED_CHECKOUT_URL has a query or a fragment.');
  if (!/^[\w-]+$/.test(header)) {
    throw new StartError('HOSTED_CHECKOUT_SIGNATURE_HEADER is not the name of a header.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    key,
    webhookSecret,
    signatureHeader: header.toLowerCase(),
    types: new Map(
      pairsOf('HOSTED_CHECKOUT_TYPES', types, /^(BANK|EWALLET|QR|CARD)=(\w+(?:\+\w+)*)$/).map(
        ([kind, names]) => [kind, names.split('+')],
      ),
    ),
  };
}

/**
 * Reads which provider takes the payments of which deposit method: `card=checkout,qr=checkout`. Throws a
 * `StartError` for one that isn't configured.
 */
export function readDepositProviders(
  setting: string | undefined,
  {
    hostedCheckout,
    isSandbox,
  }: { hostedCheckout: HostedCheckoutSettings | undefined; isSandbox: boolean },
): ReadonlyMap<string, string> {
  const providers = pairsOf('DEPOSIT_PROVIDERS', setting, /^([a-z0-9-]{1,32})=([a-z]+)$/);
  for (const [, provider] of providers) {
    if (provider === HOSTED_CHECKOUT && hostedCheckout === undefined) {
      throw new StartError('DEPOSIT_PROVIDERS names checkout, but HOSTED_CHECKOUT_URL is not set.');
    }
    if (provider === 'sandbox' && !isSandbox) {
      throw new StartError('DEPOSIT_PROVIDERS names sandbox, but GATEWAY_SANDBOX is not 1.');
    }
    if (provider !== HOSTED_CHECKOUT && provider !== 'sandbox') {
      throw new StartError(`DEPOSIT_PROVIDERS names an unknown provider: "${provider}".`);
    }
  }
  return new Map(providers);
}

/** The entries of a list like `a=b,c=d`, each of which has to match. */
function pairsOf(name: string, list: string | undefined, pattern: RegExp): [string, string][] {
  if (list === undefined) return [];
  return list.split(',').map((entry) => {
    const [, left, right] = pattern.exec(entry.trim()) ?? [];
    if (left === undefined || right === undefined) {
      throw new StartError(`${name} has an invalid entry: "${entry.trim()}".`);
    }
    return [left, right];
  });
}
