/** The service worker that the build writes. */
export const WORKER_ADDRESS = '/sw.js';

/** Google's tag, with the operator's id. */
export function tagAddress(id: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
}

const TAG = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=[\w-]+$/;

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * An address that a script may be fetched from, as the page policy wants it
 * (`require-trusted-types-for`): the service worker's and the tag's, and no other.
 *
 * @throws for any other address
 */
export function trustedScript(address: string): string {
  policy ??= createPolicy();
  // The type that it has where there are Trusted Types is none that the DOM's own types know.
  return policy.createScriptURL(address) as string;
}

function createPolicy(): ScriptPolicy {
  const rules = { createScriptURL: allowed };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('scripts', rules) ?? rules;
}

function allowed(address: string): string {
  if (address === WORKER_ADDRESS || TAG.test(address)) return address;
  throw new TypeError(
    `"${address}" is no script of this site: add it to app/third-party/trustedScript.ts if it should be.`,
  );
}
