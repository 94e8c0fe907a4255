/** Who sent a visitor: an affiliate's code, or a friend's. */
export type VisitCode = 'affiliateCode' | 'referralCode';

const NAMES: readonly VisitCode[] = ['affiliateCode', 'referralCode'];

/** As the platform makes them; anything else in an address is not sent on. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** The address still names a code that the platform refused, and it must not come back from there. */
const refused = new Set<string>();

/**
 * The code that the visitor came with: by this address, by the one that this page was loaded with, or
 * by an earlier one of this tab. Browser only.
 */
export function visitCode(name: VisitCode): string | null {
  return ofAddress(name) ?? ofStorage(name);
}

/**
 * Keeps the codes of this visit in session storage: who looks around first registers with them too.
 * Browser only.
 */
export function keepVisitCodes(): void {
  for (const name of NAMES) {
    const code = ofAddress(name);
    if (code !== null) keep(name, code);
  }
}

/** Which affiliate's click this tab has reported. */
const REPORTED = 'affiliateClick';

/**
 * The affiliate's code that brought this visit where its click is not reported yet, else null. Browser only.
 */
export function unreportedAffiliateClick(): string | null {
  const code = visitCode('affiliateCode');
  return code === kept(REPORTED) ? null : code;
}

/** The platform has counted the click of this code, or refused it: it is not reported again in this tab. */
export function affiliateClickReported(code: string): void {
  keep(REPORTED, code);
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: the address still has it.
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The platform does not know this code: it is not sent again. */
export function visitCodeRefused(name: VisitCode, code: string): void {
  refused.add(code);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was never kept.
  }
}

function ofAddress(name: VisitCode): string | null {
  return inSearch(location.search, name) ?? inSearch(landingSearch(), name);
}

/** Of the address that brought the visitor, wherever the site's own links have led since. */
function landingSearch(): string {
  const [landing] = performance.getEntriesByType('navigation');
  return (landing && URL.parse(landing.name)?.search) ?? '';
}

function inSearch(search: string, name: VisitCode): string | null {
  return usable(new URLSearchParams(search).get(name));
}

function ofStorage(name: VisitCode): string | null {
  return usable(kept(name));
}

function usable(code: string | null): string | null {
  return code !== null && CODE.test(code) && !refused.has(code) ? code : null;
}
