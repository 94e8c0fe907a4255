/** Hosts outside the site that a page may use; they come from the site configuration. */
export interface ContentHosts {
  /** Only what the visitor has not refused: analytics. */
  scripts?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
}

export interface ContentPolicyOptions {
  /** Fresh for each answer, at least 128 random bits. */
  nonce: string;
  hosts?: ContentHosts;
  /** The page came over https: everything it loads must too. */
  secure?: boolean;
}

/**
 * Names of the Trusted Types policies that may be made: DOMPurify's (HTML from the server), `html`, by
 * which swiper writes its own fixed markup, and `scripts`, the two addresses of `app/third-party/trustedScript`.
 */
const TRUSTED_TYPES = ['dompurify', 'html', 'scripts', "'allow-duplicates'"];

/**
 * The page policy of a document. Everything is forbidden but what is named; scripts run by nonce or
 * from the site itself, and strings never become markup without a policy.
 */
export function contentPolicy({ nonce, hosts = {}, secure = false }: ContentPolicyOptions): string {
  const ownNonce = `'nonce-${nonce}'`;
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ownNonce, ...sources(hosts.scripts)]],
    ['style-src', ["'self'", ownNonce]],
    // React writes `style` attributes (custom properties, sizes); they cannot run anything.
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...sources(hosts.images)]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...sources(hosts.connections)]],
    ['frame-src', frames(hosts.frames)],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', TRUSTED_TYPES],
  ];
  if (secure) directives.push(['upgrade-insecure-requests', []]);
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** Headers of every answer of the site, whatever it is. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Customer service, chat and sign-in open pop-ups that must be able to answer their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=(), fullscreen=*',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Only whole https origins (or loopback's http, for development) become part of the policy. */
function sources(hosts: readonly string[] = []): string[] {
  const found = new Set<string>();
  for (const host of hosts) {
    let url: URL;
    try {
      url = new URL(host);
    } catch {
      continue;
    }
    const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
    const allowed =
      url.protocol === 'https:' ||
      url.protocol === 'wss:' ||
      (loopback && (url.protocol === 'http:' || url.protocol === 'ws:'));
    if (allowed) found.add(`${url.protocol}//${url.host}`);
  }
  return [...found];
}

function frames(hosts: readonly string[] | undefined): string[] {
  const found = sources(hosts);
  return found.length > 0 ? found : ["'none'"];
}
