/** The service worker emitted by the build. */
export const WORKER_ADDRESS = '/sw.js';

/** The URL of Google's tag with the operator's id. */
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
 * Returns a script URL as required by the content security policy (`require-trusted-types-for`). Allows only
 * the service worker and the tag.
 *
 * @throws for any other URL
 */
export function trustedScript(address: string): string {
  policy ??= createPolicy();
  // The DOM's types don't cover the Trusted Types return value.
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
