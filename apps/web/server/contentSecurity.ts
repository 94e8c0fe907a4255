/** External hosts that a page may use, from the site configuration. */
export interface ContentHosts {
  /** Analytics hosts, unless the visitor has refused. */
  scripts?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
}

export interface ContentPolicyOptions {
  /** Unique per response, at least 128 random bits. */
  nonce: string;
  hosts?: ContentHosts;
  /** The page was loaded over https, so all its resources must be too. */
  secure?: boolean;
}

/**
 * The allowed Trusted Types policies: DOMPurify's (HTML from the server), `html`, used by swiper for its
 * static markup, and `scripts`, for the two URLs of `app/third-party/trustedScript`.
 */
const TRUSTED_TYPES = ['dompurify', 'html', 'scripts', "'allow-duplicates'"];

/**
 * The content security policy of a document. Denies everything that isn't listed. Scripts require a nonce or
 * the site's origin, and strings only become markup through a Trusted Types policy.
 */
export function contentPolicy({ nonce, hosts = {}, secure = false }: ContentPolicyOptions): string {
  const ownNonce = `'nonce-${nonce}'`;
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ownNonce, ...sources(hosts.scripts)]],
    ['style-src', ["'self'", ownNonce]],
    // React sets `style` attributes (custom properties, sizes), which can't execute code.
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

/** Headers of every response. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Customer service, chat and sign-in open pop-ups that need access to their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=(), fullscreen=*',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Filters for valid https origins (or http on loopback, for development). */
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
